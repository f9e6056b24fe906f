/**
 * What the embedded server needs of PGlite, named apart from it: Lite brings a PGlite of its own,
 * and the tests use a newer one.
 */
export type SqlSession = {
  /** One statement with `$1`-style parameters. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
  /** Any number of statements, without parameters. */
  exec(sql: string): Promise<unknown>;
};

export type SqlDatabase = SqlSession & {
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (transaction: SqlSession) => Promise<T>): Promise<T>;
};

/**
 * The one Postgres of the embedded Supabase. It has a single session, in which a role and a
 * transaction belong to whoever set them: every use of it goes through `exclusive`.
 */
export interface EmbeddedDatabase {
  /**
   * Runs `work` while nobody else talks to the database; callers are served in order.
   * Not reentrant: calling it inside `work` waits for ever.
   */
  exclusive<T>(work: (postgres: SqlDatabase) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotify` after each commit that sent a NOTIFY on `channel`.
   * @returns a function that stops listening
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
}
