import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { pairAddition, pairMerge, pairRename } from '../../../src/admin/changePairs.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { resultsAddition } from '../../../src/matches/saveResults.ts';
import { createSources } from '../../../src/live/sources.ts';
import { createWrite } from '../../../src/session/write.ts';
import { deletion } from '../../../src/session/writeRows.ts';
import { emptyResultColumns } from '../../support/rows.ts';
import { newResultWith } from '../../../stories/fixtures/rows.ts';

const values = newResultWith({ date: '2026-03-01', category: 'Sexta Libre' });
const row = {
  ...emptyResultColumns,
  ...values,
  id: '1',
  pair1_id: 'smash',
  pair2_id: 'doble',
  created_at: '2026-03-01T20:00:00Z',
};
const pair = { category: 'Sexta Libre', name: 'Los Smash', players: null } as const;
const smash = { ...pair, id: 'smash', createdAt: row.created_at };

/** The administrator's page, with a list of each table on it. */
async function openPage() {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  let reads: string[] = [];
  const sources = createSources('http://127.0.0.1:1', 'nothing', (address) => {
    reads.push(new URL(address).pathname.replace('/rest/v1/', ''));
    return Promise.resolve(Response.json([]));
  });
  const client = createClient('http://127.0.0.1:1', 'nothing', {
    auth: { persistSession: false, autoRefreshToken: false },
    // The database takes whatever it is sent.
    global: {
      fetch: (address) =>
        Promise.resolve(
          Response.json(/rpc\/(?!save_|correct_)/u.test(new Request(address).url) ? 1 : [row]),
        ),
    },
  });
  const data = createData({ ...sources, supabase: () => Promise.resolve(client) }, [
    { from: 0, minutes: -180 },
  ]);
  const { results, upcomingMatches, pairs } = data.tables;
  results.lists.list({ order: 'day' }).watch(() => {});
  upcomingMatches.lists.list({ order: 'soonest' }).watch(() => {});
  pairs.lists.list({ order: 'name' }).watch(() => {});
  const readTables = () => [...new Set(reads)].toSorted();
  await vi.waitFor(() => expect(readTables()).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve));
  reads = [];
  return { write: createWrite(data, true), tables: data.tables, readTables };
}

afterEach(() => vi.unstubAllGlobals());

type Page = Awaited<ReturnType<typeof openPage>>;

test.each<[string, (page: Page) => Promise<unknown>]>([
  [
    'a result is added',
    ({ write, tables }) => write(resultsAddition(tables, [{ id: '1', values, matchId: null }])),
  ],
  ['a result is deleted', ({ write, tables }) => write(deletion(tables.results, '1'))],
  ['a pair is registered', ({ write, tables }) => write(pairAddition(tables, pair))],
  ['a pair is renamed', ({ write }) => write(pairRename(smash, 'Smash'))],
  ['pairs are merged', ({ write }) => write(pairMerge(smash, { ...smash, id: 'doble' }))],
])('“any add or delete clears the cache”, of every table, when %s', async (_, run) => {
  const page = await openPage();
  await run(page);
  await vi.waitFor(() =>
    expect(page.readTables()).toEqual(['pairs', 'results', 'upcoming_matches']),
  );
});
