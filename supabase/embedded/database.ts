import type { PGlite } from '@electric-sql/pglite';

/**
 * The one Postgres of the embedded Supabase. It has a single session, in which a role and a
 * transaction belong to whoever set them: every use of it goes through `exclusive`.
 */
export interface EmbeddedDatabase {
  /**
   * Runs `work` while nobody else talks to the database; callers are served in order.
   * Not reentrant: calling it inside `work` waits for ever.
   */
  exclusive<T>(work: (postgres: PGlite) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotify` after each commit that sent a NOTIFY on `channel`.
   * @returns a function that stops listening
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
}
