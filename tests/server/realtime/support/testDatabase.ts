import { readFileSync } from 'node:fs';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { expect } from 'vitest';
import type { SqlDatabase } from '../../../../supabase/embedded/database.ts';
import { openPrepared } from '../../../support/preparedPostgres.ts';

const platform = `
  ${readFileSync(new URL('../../../../supabase/embedded/platform.sql', import.meta.url), 'utf8')}
  -- Older projects grant everything on new tables: the outbox must not be among them.
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
  alter default privileges grant all on sequences to anon, authenticated, service_role;
`;
const options = { extensions: { pgcrypto } };

/** A Postgres of a test's own, with what every Supabase project has. */
export async function openTestDatabase() {
  const postgres = await openPrepared('platform', options, (fresh) => fresh.exec(platform));
  const database: SqlDatabase = postgres;

  let last: Promise<unknown> = Promise.resolve();
  function exclusive<T>(work: (session: SqlDatabase) => Promise<T>): Promise<T> {
    const result = last.then(() => work(database));
    last = result.catch(() => undefined);
    return result;
  }
  /** The rows of one query, asked as the owner of everything. */
  const rows = (query: string) =>
    exclusive(async (session) => (await session.query<Record<string, unknown>>(query)).rows);
  /** Runs statements as the owner of everything. */
  const sql = async (statements: string) => {
    await exclusive((session) => session.exec(statements));
  };

  return {
    exclusive,
    listen: (channel: string, onNotify: (payload: string) => void) =>
      postgres.listen(channel, onNotify),
    sql,
    rows,
    /** Makes a table in `public`, readable by all API roles, and publishes it. */
    publish: (table: string, columns = 'id int primary key, body text') =>
      sql(`
        create table ${table} (${columns});
        alter publication supabase_realtime add table ${table};
      `),
    /** Waits until every change so far has been looked at. */
    async processed() {
      const pending = () => rows('select from realtime.outbox limit 1');
      await expect.poll(pending, { timeout: 20_000, interval: 5 }).toEqual([]);
    },
    async close() {
      await last;
      await postgres.close();
    },
  };
}
