import { afterEach, expect, test, vi } from 'vitest';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { createSources } from '../../../src/live/sources.ts';
import { itemsOf } from '../../../src/live/listState.ts';
import { emptyResultColumns } from '../../support/rows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A league on a page that shows its results and its pairs. */
async function showLeague(results: readonly object[]) {
  // At the top of the page.
  vi.stubGlobal('window', { scrollY: 0 });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  let pairReads = 0;
  const sources = createSources('http://127.0.0.1:1', 'nothing', async (address) => {
    const isPairs = new URL(address).pathname.endsWith('/pairs');
    if (isPairs) pairReads += 1;
    return Response.json(isPairs ? [] : results);
  });
  const { tables } = createData(sources);
  const played = tables.results.lists.list({ order: 'day' });
  played.watch(() => {});
  tables.pairs.lists.list({ order: 'name' }).watch(() => {});
  const items = () => itemsOf(played.state()).length;
  await vi.waitFor(() => expect(items()).toBe(results.length));
  await vi.waitFor(() => expect(pairReads).toBe(1));
  return { tables, pairReads: () => pairReads };
}

function resultOf(id: string, pair1: string, pair2: string) {
  return {
    ...emptyResultColumns,
    id,
    team1: pair1,
    team2: pair2,
    pair1_id: pair1,
    pair2_id: pair2,
    score: '6-4, 6-3',
    date: '2026-03-01',
    category: 'Sexta Libre',
    created_at: '2026-03-01T20:00:00Z',
  };
}

const removal = {
  type: 'DELETE',
  row: { id: '1' },
  committedAt: null,
  isIncomplete: false,
} as const;

test('the pairs are loaded again when the last row of one of them is gone', async () => {
  const league = await showLeague([resultOf('1', 'Los Smash', 'Typo')]);
  league.tables.results.receive([removal]);
  await vi.waitFor(() => expect(league.pairReads()).toBe(2));
});

test('the pairs are not loaded again while other rows name both', async () => {
  const rows = [resultOf('1', 'Los Smash', 'Red'), resultOf('2', 'Red', 'Los Smash')];
  const league = await showLeague(rows);
  league.tables.results.receive([removal]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(league.pairReads()).toBe(1);
});

test('a pair has its new name as soon as a row has it', async () => {
  const { tables } = await showLeague([resultOf('1', 'Los Smash', 'Red')]);
  const rename = (team1: string, time: string) => {
    const row = { ...resultOf('1', 'Los Smash', 'Red'), team1 };
    const committedAt = `2026-03-01T${time}Z`;
    tables.results.receive([{ type: 'UPDATE', row, committedAt, isIncomplete: false }]);
  };
  const names = () => itemsOf(tables.pairs.lists.list({ order: 'name' }).state());
  rename('Los Smash', '21:00:00');
  rename('Los Smash de Oro', '22:00:00');
  expect(names().map(({ name }) => name)).toEqual(['Los Smash de Oro', 'Red']);
});
