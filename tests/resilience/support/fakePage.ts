import { createData } from '../../../src/matches/DataProvider.tsx';
import type { ReadRows } from '../../../src/live/readRows.ts';
import { createSources } from '../../../src/live/sources.ts';
import type { CategoryName } from '../../../src/league/category.ts';
import { simulateServer, type Report, type SimulatedRow } from '../../support/simulatedServer.ts';
import { followLeague } from './barePage.ts';

export type FakePage = Awaited<ReturnType<typeof openFakePage>>;

/** Opens a page whose database and channel the test controls; its first request is in flight. */
export async function openFakePage(category?: CategoryName) {
  const server = simulateServer();
  const table = createFakeTable(server);
  const data = createData(
    {
      ...createSources('http://localhost', 'sb_publishable_test'),
      readRows: table.readRows,
      supabase: () => Promise.resolve(server.client),
    },
    [{ from: 0, minutes: -180 }],
  );
  const page = followLeague(data, category);
  // The code of the channel is imported when the page is idle.
  while (!server.isSubscribed()) await settle();
  return {
    table,
    /** The database's subscription is active (again): the page requests its rows. */
    async confirm() {
      server.confirm();
      await settle();
    },
    /** The connection breaks. */
    interrupt: server.interrupt,
    /** The channel reports a commit. */
    async receive(report: Report) {
      server.report(report);
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

/** A request for rows in flight. */
type Request = {
  /** The database reads now, unless it has already. */
  read(): void;
  /** The response arrives. */
  answer(): void;
  fail(): void;
};

/** A table of results that the test controls. */
function createFakeTable(server: ReturnType<typeof simulateServer>) {
  let open: Request[] = [];
  let requested = 0;

  const pick = (index: number) =>
    server.rows().at(-1 - (index % Math.max(server.rows().length, 1)));
  // Responses reach requests that were aborted too: a network may be too fast for that.
  const readRows: ReadRows = (query) => {
    const { pathname, searchParams } = new URL(query, 'http://localhost');
    if (pathname !== '/results') return Promise.resolve([]);
    requested += 1;
    const { promise, resolve, reject } = Promise.withResolvers<readonly SimulatedRow[]>();
    let found: readonly SimulatedRow[] | undefined;
    const read = () => (found ??= server.select(searchParams));
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
    insert: server.insert,
    /** Changes the row at this index, modulo their number, or inserts one into an empty table. */
    update(index: number, category?: CategoryName): Report {
      const row = pick(index);
      if (row === undefined) return server.insert(category);
      return server.update(row, category === undefined ? {} : { category });
    },
    remove(index: number): Report {
      const row = pick(index);
      return row === undefined ? server.insert() : server.remove(row);
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
      server
        .rows()
        .filter((row) => category === undefined || row['category'] === category)
        .map((row) => row['team1'] ?? ''),
  };
}
