import pg from 'pg';
import type { SqlDatabase } from '../embedded/database.ts';
import { isLoopback } from '../embedded/loopback.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { reasonOf } from '../terminal/say.ts';
import { supabaseRoots } from './supabaseRoots.ts';

/** A session with a Postgres elsewhere. */
export type PostgresSession = SqlDatabase & { close(): Promise<void> };

/**
 * Opens a session. Anywhere but on this machine it is encrypted, with a server that Supabase vouches for.
 * @param address e.g. that of a project's session pooler, with user and password
 * @throws Error with one sentence, without the password
 */
export async function openPostgres(address: string): Promise<PostgresSession> {
  const url = new URL(address);
  // `sslmode` would take precedence over what is set here.
  url.search = '';
  const ssl = isLoopback(url.hostname) ? false : { ca: supabaseRoots };
  const client = new pg.Client({
    connectionString: url.href,
    ssl,
    connectionTimeoutMillis: 30_000,
    application_name: 'padel-league',
  });
  // A connection that is lost later fails the statement that runs.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new StartFailure('databaseRefuses', { host: url.hostname, reason: reasonOf(error) });
  }
  const session: PostgresSession = {
    async query(sql, parameters = []) {
      const { rows } = await client.query(sql, parameters);
      return { rows };
    },
    exec: (sql) => client.query(sql),
    async transaction(work) {
      await session.exec('begin');
      try {
        const result = await work(session);
        await session.exec('commit');
        return result;
      } catch (error) {
        await session.exec('rollback').catch(() => undefined);
        throw error;
      }
    },
    close: () => client.end(),
  };
  return session;
}
