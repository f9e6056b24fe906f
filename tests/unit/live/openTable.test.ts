import { afterEach, expect, test, vi } from 'vitest';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { describeColumns, requiredText, text } from '../../../src/live/columns.ts';
import { openTable } from '../../../src/live/openTable.ts';
import { createSources } from '../../../src/live/sources.ts';
import type { Table, TableRow } from '../../../src/live/table.ts';
import { createArrivals } from '../../../src/live/arrivals.ts';
import { createConnectionStore } from '../../../src/live/connectionStore.ts';
import { itemsOf } from '../../../src/live/listState.ts';
import { startLive } from '../../../src/live/startLive.ts';
import { createWrite } from '../../../src/session/write.ts';
import { addition } from '../../../src/session/writeRows.ts';
import { emptyResultColumns } from '../../support/rows.ts';
import { fakeRealtime } from '../../support/fakeRealtime.ts';
import { newResultWith } from '../../../stories/fixtures/rows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type NewCourt = { name: string; club: string };
type Court = TableRow & NewCourt;

/** The table of the example in `src/live/README.md`. */
const courtsTable: Table<Court, NewCourt, 'name', { club?: string }> = {
  name: 'courts',
  isPublished: true,
  ...describeColumns<Court, NewCourt>({
    id: { ...requiredText('id'), isWritten: false },
    name: { ...text('name'), isWritten: true },
    club: { ...text('club'), isWritten: true },
    createdAt: { ...requiredText('created_at'), isWritten: false },
  }),
  filters: {
    club: {
      conditions: (club) => [['club', `eq.${club}`]],
      matches: (court, club) => court.club === club,
    },
  },
  orders: {
    name: {
      keys: [
        { column: 'name', of: ({ name }) => name },
        { column: 'id', of: ({ id }) => id },
      ],
    },
  },
  texts: {
    noun: 'canchas',
    deleted: '',
    deleteFailed: '',
    announce: ({ name }) => `Nueva cancha: ${name}`,
    detail: () => '',
  },
};

test('a third table is one declaration: it is subscribed to, listed, patched and announced', async () => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  Object.assign(document, { readyState: 'complete', visibilityState: 'visible' });
  const [client, channels] = fakeRealtime();
  const row = { id: '1', name: 'Cancha 2', club: 'Norte', created_at: '2026-11-20T20:00:00+00:00' };
  const queries: string[] = [];
  const arrivals = createArrivals();
  const courts = openTable(
    courtsTable,
    async (query) => {
      queries.push(query);
      return [row];
    },
    { clock: () => ({ date: '2026-11-20', time: '20:00' }), arrivals },
  );
  const list = courts.lists.list({ order: 'name', club: 'Norte' });
  list.watch(() => {});
  const data = { sources: { supabase: async () => client }, tables: { courts }, arrivals };
  const stop = startLive(data, createConnectionStore(Date.now));
  await vi.waitFor(() => expect(channels[0]?.tables).toEqual(['courts']));
  expect(queries).toEqual([
    'courts?select=id%2Cname%2Cclub%2Ccreated_at&club=eq.Norte&order=name.asc%2Cid.asc&limit=50',
  ]);
  const insert = (values: Partial<typeof row>) =>
    channels[0]?.change({
      table: 'courts',
      eventType: 'INSERT',
      new: { ...row, ...values },
      commit_timestamp: '2026-11-20T20:00:01Z',
    });
  insert({ id: '2', name: 'Cancha 1' });
  insert({ id: '3', name: 'Cancha 3', club: 'Sur' });
  const names = () => itemsOf(list.state()).map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toEqual(['Cancha 1', 'Cancha 2']));
  expect(arrivals.snapshot()).toMatchObject([
    { id: '2', text: 'Nueva cancha: Cancha 1' },
    { id: '3' },
  ]);
  stop();
});

const result = newResultWith({ date: '2026-03-01', category: 'Sexta Libre' });

test('the administrator’s own row is no arrival, even if its event comes before the response', async () => {
  const sources = createSources('http://127.0.0.1:1', 'nothing');
  const asked = Promise.withResolvers<void>();
  const supabase = () => {
    asked.resolve();
    // The response never comes.
    return new Promise<never>(() => {});
  };
  const data = createData({ ...sources, supabase });
  const { results } = data.tables;
  const eventOf = (id: string) => ({
    type: 'INSERT' as const,
    row: { ...result, ...emptyResultColumns, id, created_at: '2026-03-01T20:00:00Z' },
    committedAt: '2026-03-01T20:00:00Z',
    isIncomplete: false,
  });
  void createWrite(data, true)(addition(results, 'own', result));
  await asked.promise;
  expect(results.receive([eventOf('own'), eventOf('other')])).toMatchObject([{ id: 'other' }]);
});
