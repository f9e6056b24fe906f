/** The part of PGlite's interface that the embedded server needs. */
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
 * The one Postgres of the embedded Supabase. It has a single session, with one role and one
 * transaction at a time: every use goes through `exclusive`.
 */
export interface EmbeddedDatabase {
  /**
   * Runs `work` while nothing else uses the session; callers wait in order. Not reentrant: a call
   * inside `work` would wait for ever.
   * @param lane callers of different lanes take turns; default: the server's own
   */
  exclusive<T>(work: (postgres: SqlDatabase) => Promise<T>, lane?: string): Promise<T>;
  /**
   * Calls `onNotify` after each commit that sent a NOTIFY on `channel`, and with an empty payload
   * after the database was opened again: notifications may have been lost in between.
   * @returns a function that stops listening
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
}
