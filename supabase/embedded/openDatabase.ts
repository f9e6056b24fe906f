import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedDatabase, SqlDatabase } from './database.ts';
import type { Worker } from 'node:worker_threads';
import {
  compilePostgres,
  prepareThread,
  startDatabaseThread,
  ThreadEnded,
  type DatabaseThread,
} from './databaseThread.ts';
import { jsonResponse } from './jsonResponse.ts';
import { ClientDisconnected, createQueue } from './queue.ts';
import { warn } from '../terminal/say.ts';
import { startTimeLimit } from './timeLimit.ts';
import type { PlainResponse, ProjectOptions } from './worker/protocol.ts';

export type DatabaseOptions = ProjectOptions & {
  /** For how long one request or one statement may keep the database computing, milliseconds. */
  statementTimeout: number;
  /** The limit of a request without a user's token, milliseconds. */
  visitorTimeout: number;
};

export type Client = {
  address: string;
  /** Without a user's token. */
  isVisitor: boolean;
  /** Whether nobody waits for the response any more. */
  isGone(): boolean;
  /** Called if a request took longer than the timeout. */
  onTimeout(): void;
};

export type OpenDatabase = EmbeddedDatabase & {
  /**
   * Answers a request to `/rest/v1` or `/auth/v1`. What takes longer than the timeout is ended, as a
   * hosted project does, by ending the thread; the next request waits until the database is open again.
   */
  answer(request: Request, client: Client): Promise<Response>;
  close(): Promise<void>;
};

const timeout = 'timeout';
/** After a failed attempt to open the database again, milliseconds; requests get 503 meanwhile. */
const RETRY_DELAY = 2_000;
/** Postgres writes everything to its files when it is closed. */
const CLOSING_TIME = 10_000;

/**
 * Opens the database in a thread of its own.
 * @param onDamage called each time that Postgres could not read what it has stored
 * @throws Error if the folder holds no database that this Postgres can read
 */
export async function openDatabase(
  { visitorTimeout, statementTimeout, ...project }: DatabaseOptions,
  onDamage: () => void = () => undefined,
): Promise<OpenDatabase> {
  const threadOptions: ProjectOptions = { ...project, postgres: await compilePostgres() };
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const notify = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  let thread: DatabaseThread | null = null;
  let ending: Promise<unknown> = Promise.resolve();
  let lastFailure = -Infinity;
  let spare: Worker | null = null;

  /** Shortens the wait for a new thread: loading its modules takes a third of the time until the database is open again. */
  function prepareSpare() {
    if (spare !== null) return;
    const prepared = prepareThread(threadOptions);
    spare = prepared;
    const forget = () => {
      if (spare === prepared) spare = null;
    };
    prepared.once('exit', forget).once('error', forget);
  }

  async function start(): Promise<DatabaseThread> {
    const prepared = spare ?? prepareThread(threadOptions);
    spare = null;
    const started = await startDatabaseThread(prepared, {
      onNotification: notify,
      onBroken: (ended) => {
        thread = null;
        ending = ended;
      },
    });
    for (const channel of listeners.keys()) {
      await started.call({ type: 'listen', channel });
      setImmediate(notify, channel, '');
    }
    return started;
  }

  /** The thread, started again where it has ended. */
  async function openThread(): Promise<DatabaseThread> {
    if (thread !== null) return thread;
    if (performance.now() - lastFailure < RETRY_DELAY) throw new DatabaseUnavailable();
    try {
      await ending;
      thread = await start();
      if (lastFailure > 0) warn('databaseOpenAgain');
      lastFailure = -Infinity;
      return thread;
    } catch (error) {
      if (lastFailure < 0) warn('databaseCannotBeOpened', { reason: String(error) });
      lastFailure = performance.now();
      throw new DatabaseUnavailable();
    }
  }

  thread = await start();
  // What is gone from now on was removed: a new database would be an empty league.
  threadOptions.isKept = true;

  /**
   * Runs `work` with the thread, which is ended if that takes too long, and opened again at once: in the
   * time of the lane that has caused it.
   */
  async function withTimeout<T>(
    work: (thread: DatabaseThread) => Promise<T>,
    limit = statementTimeout,
  ): Promise<T> {
    const used = await openThread();
    const stop = startTimeLimit(limit, used.computed, {
      onLong: prepareSpare,
      onExceeded: () => void used.end(timeout),
    });
    try {
      return await work(used);
    } catch (error) {
      if (isTimeout(error)) await openThread().catch(() => undefined);
      if (isDamage(error)) onDamage();
      throw error;
    } finally {
      stop();
    }
  }

  const session: SqlDatabase = {
    query: (sql, parameters = []) =>
      withTimeout((used) => used.call({ type: 'query', sql, parameters })),
    exec: (sql) => withTimeout((used) => used.call({ type: 'exec', sql })),
    async transaction(work) {
      await session.exec('begin');
      try {
        const result = await work(session);
        await session.exec('commit');
        return result;
      } catch (error) {
        // Fails where the thread has ended, and the transaction with it.
        await session.exec('rollback').catch(() => undefined);
        throw error;
      }
    },
  };
  const queue = createQueue();
  return {
    exclusive: (work, lane = 'server') => queue.run(() => work(session), { lane, kind: lane }),
    async listen(channel, onNotify) {
      const others = listeners.get(channel);
      if (others === undefined) {
        listeners.set(channel, new Set([onNotify]));
        await queue.run(() => withTimeout((used) => used.call({ type: 'listen', channel })));
      } else others.add(onNotify);
      return async () => void listeners.get(channel)?.delete(onNotify);
    },
    async answer(request, { address, isVisitor, isGone, onTimeout }) {
      const { url, method } = request;
      const headers = [...request.headers];
      const body = request.body === null ? null : await request.bytes();
      const command = { type: 'answer', request: { url, method, headers, body }, address } as const;
      const limit = isVisitor ? visitorTimeout : statementTimeout;
      try {
        const answered = await queue.run(
          () => withTimeout((used) => used.call<PlainResponse>(command), limit),
          { lane: address, kind: kindOf(request), ...(method === 'GET' && { isGone }) },
        );
        if (answered.status >= 500 && damageInAnswer.test(Buffer.from(answered.body).toString())) {
          onDamage();
        }
        return new Response(isBodiless(answered.status) ? null : answered.body, answered);
      } catch (error) {
        if (error instanceof DatabaseUnavailable || error instanceof ClientDisconnected) {
          return unavailable();
        }
        if (!(error instanceof ThreadEnded)) throw error;
        if (!isTimeout(error)) return unavailable();
        onTimeout();
        return timedOut();
      }
    },
    close: () =>
      queue.run(async () => {
        const open = thread;
        if (open === null) return;
        const closed = open.call({ type: 'close' }).catch(() => undefined);
        await Promise.race([closed, sleep(CLOSING_TIME, undefined, { ref: false })]);
        await open.end('closed');
        await spare?.terminate();
      }),
  };
}

/** Whether Postgres could not read what it has stored: a page whose checksum is wrong, a file that is gone. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return damageCodes.test(String(error.code)) || error.message.startsWith(noFile);
}

const damageCodes = /^(?:XX00[012]|58030|58P01)$/;
/** The message about a folder in a file's place, whose code is that of any wrong object. */
const noFile = 'could not open file';
const damageInAnswer = /"code":"(?:XX00[012]|58030|58P01)"|"message":"could not open file/;

/** Whether what failed is the database, or the thread that has it open. */
export function isOfDatabase(error: unknown): boolean {
  return isDamage(error) || error instanceof ThreadEnded || error instanceof DatabaseUnavailable;
}

class DatabaseUnavailable extends Error {
  override message = 'The database cannot be opened.';
}

function isTimeout(error: unknown): boolean {
  return error instanceof ThreadEnded && error.message === timeout;
}

/** What decides the cost of a request: the same GET, or a POST to the same path, takes about as long as the last. */
function kindOf({ url, method, headers }: Request): string {
  if (method !== 'GET') return `${method} ${new URL(url).pathname}`;
  const named = ['authorization', 'prefer', 'range', 'accept'].map((name) => headers.get(name));
  return [url, ...named].join('\n');
}

/** A `Response` with one of these statuses may not have a body, not even an empty one. */
const isBodiless = (status: number) => [101, 204, 205, 304].includes(status);

function unavailable(): Response {
  const message = 'The database is not available';
  return jsonResponse(503, { message }, { 'retry-after': '2' });
}

/** PostgREST's answer when Postgres has cancelled a statement. */
function timedOut(): Response {
  const message = 'canceling statement due to statement timeout';
  return jsonResponse(500, { code: '57014', details: null, hint: null, message });
}
