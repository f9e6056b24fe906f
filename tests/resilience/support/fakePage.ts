import { createData } from '../../../src/data/DataProvider.tsx';
import type { ReadRows } from '../../../src/data/readRows.ts';
import { createSources } from '../../../src/data/sources.ts';
import type { CategoryName } from '../../../src/domain/category.ts';
import { fakeRealtime } from '../../unit/live/support/fakeRealtime.ts';
import { emptyResultColumns } from '../../support/rows.ts';
import { followLeague } from './barePage.ts';

export type FakePage = Awaited<ReturnType<typeof openFakePage>>;

/** Opens a page whose database and channel the test controls; its first request is in flight. */
export async function openFakePage(category?: CategoryName) {
  const [client, channels] = fakeRealtime();
  const table = createFakeTable();
  const data = createData(
    {
      ...createSources('http://localhost', 'sb_publishable_test'),
      readRows: table.readRows,
      supabase: () => Promise.resolve(client),
    },
    [{ from: 0, minutes: -180 }],
  );
  const page = followLeague(data, category);
  const channel = () => {
    const current = channels.at(-1);
    if (current === undefined) throw new Error('no channel was opened');
    return current;
  };
  // The code of the channel is imported when the page is idle.
  while (channels.length === 0) await settle();
  return {
    table,
    /** The database's subscription is active (again): the page requests its rows. */
    async confirm() {
      channel().status('SUBSCRIBED');
      channel().system({ extension: 'postgres_changes', status: 'ok', message: 'Subscribed' });
      await settle();
    },
    /** The connection breaks. */
    interrupt: () => channel().status('CHANNEL_ERROR'),
    /** The channel reports a commit. */
    async receive(report: Report) {
      channel().change(report);
      await settle();
    },
    /** All requests are answered. */
    async answerAll() {
      table.answerAll();
      await settle();
    },
    shown: page.shown,
    close: page.close,
  };
}

/** A page with some rows, live, with no request in flight. */
export async function openLiveFakePage(rows: number, category?: CategoryName): Promise<FakePage> {
  const page = await openFakePage(category);
  for (let row = 0; row < rows; row += 1) page.table.insert();
  await page.confirm();
  await page.answerAll();
  return page;
}

/** Lets every promise that can settle do so. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

type Row = Record<string, string | null>;

/** What a channel's callback receives for a commit. */
export type Report = {
  table: string;
  eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  commit_timestamp: string | null;
  errors: string[] | null;
};

/** A request for rows in flight. */
type Request = {
  /** The database reads now, unless it has already. */
  read(): void;
  /** The response arrives. */
  answer(): void;
  fail(): void;
};

/** A table of results that the test controls. */
function createFakeTable() {
  let rows: Row[] = [];
  let open: Request[] = [];
  let requested = 0;
  let clock = 0;

  const select = (category: string | null, limit: number) =>
    rows
      .filter((row) => category === null || row['category'] === category)
      .toSorted((one, other) => ((one['created_at'] ?? '') < (other['created_at'] ?? '') ? 1 : -1))
      .slice(0, limit);
  const tick = () => {
    clock += 1;
    return new Date(Date.UTC(2026, 10, 20, 20) + clock).toISOString();
  };
  const report = (eventType: Report['eventType'], row: Row, commit_timestamp: string): Report => ({
    table: 'results',
    eventType,
    new: eventType === 'DELETE' ? {} : row,
    old: eventType === 'INSERT' ? {} : { id: row['id'] },
    commit_timestamp,
    errors: null,
  });
  const pick = (index: number) => rows[index % Math.max(rows.length, 1)];
  const insert = (category: CategoryName = 'Sexta Libre'): Report => {
    const created_at = tick();
    const [id, team1] = [crypto.randomUUID(), `Equipo «${clock}»`];
    const match = {
      team2: 'Doble Pared',
      score: '6-4, 6-3',
      date: '2026-11-20',
      ...emptyResultColumns,
    };
    const row = { id, team1, ...match, category, created_at };
    rows.push(row);
    return report('INSERT', row, created_at);
  };
  // Responses reach requests that were aborted too: a network may be too fast for that.
  const readRows: ReadRows = (query) => {
    const { pathname, searchParams } = new URL(query, 'http://localhost');
    if (pathname !== '/results') return Promise.resolve([]);
    requested += 1;
    const { promise, resolve, reject } = Promise.withResolvers<readonly Row[]>();
    const category = searchParams.get('category')?.replace('eq.', '') ?? null;
    let found: readonly Row[] | undefined;
    const read = () => (found ??= select(category, Number(searchParams.get('limit'))));
    const close = () => {
      open = open.filter((each) => each !== request);
    };
    const request: Request = {
      read,
      answer() {
        resolve(read());
        close();
      },
      fail() {
        reject(new Error('The database answered with status 503.'));
        close();
      },
    };
    open.push(request);
    return promise;
  };

  return {
    readRows,
    insert,
    /** Both change the row at this index, counted round and round, or insert one into an empty table. */
    update(index: number, category?: CategoryName): Report {
      const row = pick(index);
      if (row === undefined) return insert(category);
      const at = tick();
      const changed = { ...row, team1: `Equipo «${clock}»`, ...(category && { category }) };
      rows = rows.map((each) => (each === row ? changed : each));
      return report('UPDATE', changed, at);
    },
    remove(index: number): Report {
      const row = pick(index);
      if (row === undefined) return insert();
      rows = rows.filter((each) => each !== row);
      return report('DELETE', row, tick());
    },
    /** The requests for results in flight, oldest first. */
    requests: (): readonly Request[] => open,
    /** All requests so far. */
    requested: () => requested,
    answerAll() {
      for (const request of open) request.answer();
    },
    /** The labels of the rows, newest entry first. */
    labels: (category?: CategoryName) =>
      select(category ?? null, rows.length).map((row) => row['team1'] ?? ''),
  };
}
