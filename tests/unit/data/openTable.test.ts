import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthContext, type Auth } from '../../../src/auth/authContext.ts';
import { useWrites, type Writes } from '../../../src/auth/useWrites.ts';
import {
  createData,
  DataProvider,
  useData,
  type SiteData,
} from '../../../src/data/DataProvider.tsx';
import { openTable } from '../../../src/data/openTable.ts';
import { createSources } from '../../../src/data/sources.ts';
import type { Table, TableRow } from '../../../src/data/table.ts';
import type { NewResult, Result } from '../../../src/domain/result.ts';
import type { LeagueClock } from '../../../src/domain/time.ts';
import { createArrivalStore } from '../../../src/live/arrivalStore.ts';
import { createConnectionStore } from '../../../src/live/connectionStore.ts';
import { startLive } from '../../../src/live/startLive.ts';
import { emptyResultColumns } from '../../support/rows.ts';
import { fakeRealtime } from '../live/support/fakeRealtime.ts';

const clock: LeagueClock = [{ from: 0, minutes: -180 }];

afterEach(() => {
  vi.unstubAllGlobals();
});

type Pair = TableRow & { name: string };

/** A third table: this is all that it takes. */
const pairsTable: Table<Pair, { name: string }, 'name'> = {
  name: 'pairs',
  isPublished: true,
  columns: 'id,name,created_at',
  parse(row) {
    const { id, name, created_at } = Object(row);
    return { id: String(id), name: String(name), createdAt: String(created_at) };
  },
  toRow: ({ name }) => ({ name }),
  filters: {},
  orders: {
    name: {
      keys: [
        { column: 'name', of: ({ name }) => name },
        { column: 'id', of: ({ id }) => id },
      ],
    },
  },
  texts: {
    noun: 'parejas',
    kind: 'match',
    deleted: '',
    deleteFailed: '',
    announce: ({ name }) => `Nueva pareja: ${name}`,
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
  const row = { id: '1', name: 'Los Smash', created_at: '2026-11-20T20:00:00+00:00' };
  const queries: string[] = [];
  const pairs = openTable(
    pairsTable,
    async (query) => {
      queries.push(query);
      return [row];
    },
    () => ({ date: '2026-11-20', time: '20:00' }),
  );
  const arrivals = createArrivalStore(() => false);
  const stores = { connection: createConnectionStore(Date.now), arrivals };
  const list = { order: 'name' } as const;
  pairs.lists.watch(list, () => {});
  const data = { sources: { supabase: async () => client }, tables: { pairs } };
  const stop = startLive(data, stores);
  await vi.waitFor(() => expect(channels[0]?.tables).toEqual(['pairs']));
  expect(queries).toEqual(['pairs?select=id%2Cname%2Ccreated_at&order=name.asc%2Cid.asc&limit=50']);
  channels[0]?.change({
    table: 'pairs',
    eventType: 'INSERT',
    new: { ...row, id: '2', name: 'Doble Pared' },
    commit_timestamp: '2026-11-20T20:00:01Z',
  });
  const names = () => pairs.lists.snapshot(list).window?.items.map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toEqual(['Doble Pared', 'Los Smash']));
  expect(arrivals.snapshot()).toMatchObject([{ id: '2', text: 'Nueva pareja: Doble Pared' }]);
  stop();
});

const result: NewResult = {
  winner: null,
  time: null,
  location: null,
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-03-01',
  category: 'Sexta Libre',
};

function WritingPage({ onRender }: { onRender: (writes: Writes<Result, NewResult>) => void }) {
  onRender(useWrites(useData().tables.results));
  return null;
}

/** The writes of a page on which the administrator is signed in. */
function writesOf(data: SiteData): Writes<Result, NewResult> {
  let writes: Writes<Result, NewResult> | undefined;
  const value: Auth = {
    currentUser: { kind: 'admin', email: 'admin@example.com' },
    isAdmin: true,
    loading: false,
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
  };
  const page = createElement(WritingPage, { onRender: (rendered) => (writes = rendered) });
  renderToString(DataProvider({ data, children: createElement(AuthContext, { value }, page) }));
  if (writes === undefined) throw new Error('Nothing was rendered.');
  return writes;
}

test('the administrator’s own row is no arrival, even if its event comes before the response', async () => {
  const sources = createSources('http://127.0.0.1:1', 'nothing');
  const asked = Promise.withResolvers<void>();
  const supabase = () => {
    asked.resolve();
    // The response never comes.
    return new Promise<never>(() => {});
  };
  const data = createData({ ...sources, supabase }, clock);
  const { results } = data.tables;
  const eventOf = (id: string) => ({
    type: 'INSERT' as const,
    row: { ...result, ...emptyResultColumns, id, created_at: '2026-03-01T20:00:00Z' },
    committedAt: '2026-03-01T20:00:00Z',
    isIncomplete: false,
  });
  void writesOf(data).add('own', result);
  await asked.promise;
  expect(results.receive(eventOf('own'))).toBeNull();
  expect(results.receive(eventOf('other'))).toMatchObject({ id: 'other' });
});
