/** What a thread is started with. */
export type ProjectOptions = {
  /** The folder of Postgres's files. */
  postgresFolder: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  /** Lifetime of a session's token, seconds. */
  jwtExpiry: number;
  /** SQL that fills a new database. */
  seed: string | undefined;
  /** Postgres's program; default: compiled anew. Threads that share it share what V8 has optimized. */
  postgres?: WebAssembly.Module;
  /** Whether the database was open before: one that is gone is not made anew then. */
  isKept?: boolean;
};

/** A request or a response, as it can be posted to another thread. */
export type PlainRequest = {
  url: string;
  method: string;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
};
export type PlainResponse = {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
};

/** What the database's thread is asked to do. */
export type Command =
  | { type: 'answer'; request: PlainRequest; address: string | null }
  | { type: 'query'; sql: string; parameters: unknown[] }
  | { type: 'exec'; sql: string }
  | { type: 'listen'; channel: string }
  | { type: 'close' };

export type CommandMessage = { id: number; command: Command };

/** An error's own fields, such as the SQLSTATE in `code`, are not part of a structured clone. */
export type PlainError = { message: string; code: unknown };

/** What the database's thread posts. */
export type ThreadMessage<Value> =
  | { type: 'opened' }
  | { type: 'failed'; message: string }
  | { type: 'reply'; id: number; value: Value }
  | { type: 'reply'; id: number; error: PlainError }
  | { type: 'notification'; channel: string; payload: string }
  | { type: 'log'; line: string }
  /** Postgres has crashed: the thread is of no use any more. */
  | { type: 'broken'; message: string };
