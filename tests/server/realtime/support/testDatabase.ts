import { readFileSync } from 'node:fs';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { expect } from 'vitest';
import type { EmbeddedDatabase, SqlDatabase } from '../../../../supabase/embedded/database.ts';
import { openPrepared } from '../../../support/preparedPostgres.ts';

/** A Postgres of a test's own, with what every Supabase project has. */
export type TestDatabase = EmbeddedDatabase & {
  /** Runs statements as the owner of everything. */
  sql(statements: string): Promise<void>;
  /** The rows of one query, asked as the owner of everything. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** Runs statements in one transaction, as REST does for a request of this role. */
  as(role: string, statements: string): Promise<void>;
  /** Makes a table in `public`, readable by all API roles, and publishes it. */
  publish(table: string, columns?: string): Promise<void>;
  /** Waits until every change so far has been looked at. */
  processed(): Promise<void>;
  close(): Promise<void>;
};

const platform = `
  ${readFileSync(new URL('../../../../supabase/embedded/platform.sql', import.meta.url), 'utf8')}
  -- Older projects grant everything on new tables: the outbox must not be among them.
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
  alter default privileges grant all on sequences to anon, authenticated, service_role;
`;
const options = { extensions: { pgcrypto } };

export async function openTestDatabase(): Promise<TestDatabase> {
  const postgres = await openPrepared('platform', options, (fresh) => fresh.exec(platform));
  const database: SqlDatabase = postgres;

  let last: Promise<unknown> = Promise.resolve();
  function exclusive<T>(work: (session: SqlDatabase) => Promise<T>): Promise<T> {
    const result = last.then(() => work(database));
    last = result.catch(() => undefined);
    return result;
  }

  return {
    exclusive,
    listen: (channel, onNotify) => postgres.listen(channel, onNotify),
    async sql(statements) {
      await exclusive((session) => session.exec(statements));
    },
    rows: (query) =>
      exclusive(async (session) => (await session.query<Record<string, unknown>>(query)).rows),
    as: (role, statements) =>
      exclusive((session) =>
        session.transaction(async (transaction) => {
          await transaction.exec(`set local role ${role}; ${statements}`);
        }),
      ),
    async publish(table, columns = 'id int primary key, body text') {
      await exclusive((session) =>
        session.exec(`
          create table ${table} (${columns});
          alter publication supabase_realtime add table ${table};
        `),
      );
    },
    async processed() {
      const pending = 'select from realtime.outbox limit 1';
      const isEmpty = async () =>
        (await exclusive((session) => session.query(pending))).rows.length === 0;
      await expect.poll(isEmpty, { timeout: 20_000, interval: 5 }).toBe(true);
    },
    async close() {
      await last;
      await postgres.close();
    },
  };
}
