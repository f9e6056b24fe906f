import { randomUUID } from 'node:crypto';
import { resultsTable, upcomingMatchesTable } from '../../../src/data/tables.ts';
import { pageSize } from '../../../src/data/listWindow.ts';
import { windowQuery } from '../../../src/data/loadWindow.ts';
import type { CategoryName } from '../../../src/domain/category.ts';
import { openDatabase, type OpenDatabase } from '../../../supabase/embedded/openDatabase.ts';

/** One of the lists that the site asks for, as it reaches Postgres. */
export type ListRead = { list: string; sql: string; parameters: readonly unknown[] };

/** Where a page further down begins: below this row. */
export type Place = { id: string; createdAt: string };

const key = 'sb_publishable_of_the_tests';
const category: CategoryName = 'Sexta Libre';

/** An empty database with the API over it. */
export function openApi(): Promise<OpenDatabase> {
  return openDatabase({
    postgresFolder: undefined,
    jwtSecret: randomUUID(),
    publishableKey: key,
    secretKey: randomUUID(),
    jwtExpiry: 3600,
    seed: undefined,
  });
}

/** Asks the API as the page of a visitor does; @returns the rows */
export async function read(api: OpenDatabase, query: string): Promise<unknown[]> {
  const request = new Request(`http://localhost/rest/v1/${query}`, { headers: { apikey: key } });
  const response = await api.answer(request, null);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new Error(JSON.stringify(rows));
  return rows;
}

/**
 * Every kind of list that the site reads, in the SQL that the API makes of the site's own requests.
 * @param below where the pages further down begin
 */
export async function listReads(api: OpenDatabase, below: Place): Promise<ListRead[]> {
  const before = { ...below, category };
  const reads: ListRead[] = [];
  for (const [name, table] of [
    ['results', resultsTable],
    ['matches', upcomingMatchesTable],
  ] as const) {
    for (const [list, conditions] of [
      [`${name}, latest`, {}],
      [`${name}, next page`, { before }],
      [`${name} of a category`, { category }],
      [`${name} of a category, next page`, { category, before }],
    ] as const) {
      const { name, columns } = table;
      const query = windowQuery({ name, columns }, { ...conditions, limit: pageSize });
      const statements = await recordStatements(api, () => read(api, query));
      const statement = statements.find(({ sql }) => sql.includes(` from "${name}"`));
      if (statement === undefined) throw new Error(`The API asked nothing of ${name}.`);
      reads.push({ list, ...statement });
    }
  }
  return reads;
}

type Statement = Omit<ListRead, 'list'>;

/** What Postgres is asked while something is done. */
async function recordStatements(
  api: OpenDatabase,
  act: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  // The session is the same object each time: whatever asks Postgres passes through its `query`.
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
