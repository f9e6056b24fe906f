import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latestPlayed, resultsTable, upcomingMatchesTable } from '../../../src/matches/tables.ts';
import { conditionsAfter } from '../../../src/live/conditionsAfter.ts';
import { listQuery } from '../../../src/live/loadRows.ts';
import { pageSize, type Position } from '../../../src/live/listOrder.ts';
import type { Table, TableRow } from '../../../src/live/table.ts';
import type { CategoryName } from '../../../src/league/category.ts';
import type { SqlDatabase } from '../../../supabase/embedded/database.ts';
import { openProject } from '../../../supabase/embedded/worker/openProject.ts';

/** One of the lists that the site requests, as it reaches Postgres. */
export type ListRead = { list: string; sql: string; parameters: readonly unknown[] };

/** The row above the first one of a later page. */
export type Cursor = { id: string; createdAt: string; date: string; time: string };

const key = 'sb_publishable_of_the_tests';
const category: CategoryName = 'Sexta Libre';

/** The API over an empty database, in this thread. */
export type Api = {
  fetch(request: Request): Promise<Response>;
  exclusive<T>(work: (postgres: SqlDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export async function openApi(): Promise<Api> {
  const postgresFolder = mkdtempSync(join(tmpdir(), 'api-'));
  const { api, connection } = await openProject({
    postgresFolder,
    jwtSecret: randomUUID(),
    publishableKey: key,
    secretKey: randomUUID(),
    jwtExpiry: 3600,
    seed: undefined,
  });
  return {
    fetch: async (request) => api.fetch(request),
    exclusive: (work) => work(connection.driver),
    async close() {
      await connection.close();
      rmSync(postgresFolder, { recursive: true });
    },
  };
}

/** Reads as the page of a visitor does; @returns the rows */
export async function read(api: Api, query: string): Promise<unknown[]> {
  const request = new Request(`http://localhost/rest/v1/${query}`, { headers: { apikey: key } });
  const response = await api.fetch(request);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new Error(JSON.stringify(rows));
  return rows;
}

/**
 * Every kind of list that the site reads, in the SQL that the API makes of the site's own requests.
 * @param below the row above the later pages
 */
export async function listReads(api: Api, below: Cursor): Promise<ListRead[]> {
  const { id, createdAt, date, time } = below;
  return [
    ...(await readsOf(api, resultsTable, latestPlayed.order, [createdAt, id], latestPlayed)),
    ...(await readsOf(api, resultsTable, 'day', [date, createdAt, id])),
    ...(await readsOf(api, upcomingMatchesTable, 'day', [date, time, id])),
  ];
}

/** The first page and one further down, of all categories and of one. */
async function readsOf<Item extends TableRow, NewItem, OrderName extends string>(
  api: Api,
  table: Table<Item, NewItem, OrderName>,
  order: OrderName,
  below: Position,
  only: object = {},
): Promise<ListRead[]> {
  const reads: ListRead[] = [];
  for (const [what, filter] of [
    ['', {}],
    [' of a category', { category }],
  ] as const) {
    for (const [page, after] of [
      ['', []],
      [', next page', conditionsAfter(table.orders[order], below)],
    ] as const) {
      const query = listQuery(table, { ...only, ...filter, order }, { after, limit: pageSize });
      const statements = await recordStatements(api, () => read(api, query));
      const statement = statements.find(({ sql }) => sql.includes(` from "${table.name}"`));
      if (statement === undefined) throw new Error(`The API did not read ${table.name}.`);
      reads.push({ list: `${table.name}, ${order}${what}${page}`, ...statement });
    }
  }
  return reads;
}

type Statement = Omit<ListRead, 'list'>;

/** The statements that Postgres receives during `act`. */
async function recordStatements(api: Api, act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  // PGlite is one object, and every statement goes through its `query`.
  const restore = await api.exclusive(async (postgres) => {
    const { query } = postgres;
    Object.assign(postgres, {
      query(sql: string, parameters?: unknown[]) {
        statements.push({ sql, parameters: parameters ?? [] });
        return query.call(postgres, sql, parameters);
      },
    });
    return () => Object.assign(postgres, { query });
  });
  await act();
  restore();
  return statements;
}
