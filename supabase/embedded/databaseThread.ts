import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { warn } from '../terminal/say.ts';
import type {
  Command,
  CommandMessage,
  PlainError,
  ProjectOptions,
  ThreadMessage,
} from './worker/protocol.ts';

export type ThreadEvents = {
  onNotification(channel: string, payload: string): void;
  /**
   * The thread is of no use any more.
   * @param ended resolves once it has let go of its files
   */
  onBroken(ended: Promise<unknown>): void;
};

/** The thread in which Postgres and Lite run. */
export type DatabaseThread = {
  /** @throws what the command failed with, or `ThreadEnded` */
  call<Value>(command: Command): Promise<Value>;
  /** For how long it has computed since its start, milliseconds. */
  computed(): Promise<number>;
  /** Ends the thread whatever it is doing. Postgres recovers from its log when it is opened again. */
  end(reason: string): Promise<void>;
};

/** The thread was ended, or ended by itself, before it had replied. */
export class ThreadEnded extends Error {}

/** An error that Postgres or Lite raised in the thread. */
class DatabaseError extends Error {
  /** An SQLSTATE, if it comes from Postgres. */
  readonly code: unknown;

  constructor({ message, code }: PlainError) {
    super(message);
    this.code = code;
  }
}

/** Bounds the thread's memory: V8 would collect garbage late, and large requests let it grow to gigabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
const entry = new URL('worker/main.ts', import.meta.url);

// V8 13 can abort while it frees WebAssembly code that optimized code has replaced (nodejs/node#64500).
// Some two megabytes of Postgres's code stay in memory.
setFlagsFromString('--no-wasm-code-gc');

/**
 * Compiles Postgres once for all threads: a new one is quick at once, where code that V8 had yet to optimize
 * took the time of a visitor's request.
 */
export async function compilePostgres(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

/** Starts a thread that loads its modules and opens nothing yet. It does not keep the process running. */
export function prepareThread(options: ProjectOptions): Worker {
  const worker = new Worker(entry, { workerData: options, resourceLimits });
  worker.unref();
  return worker;
}

/**
 * Opens the database in a prepared thread.
 * @throws an error with Postgres's message if the database cannot be opened
 */
export async function startDatabaseThread(
  worker: Worker,
  events: ThreadEvents,
): Promise<DatabaseThread> {
  worker.ref();
  const messages = new EventEmitter().setMaxListeners(0);
  const ended = new AbortController();
  let nextId = 1;

  function stop(reason: string) {
    if (ended.signal.aborted) return;
    ended.abort(new ThreadEnded(reason));
    events.onBroken(worker.terminate());
  }

  worker.on('message', (message: ThreadMessage<unknown>) => {
    switch (message.type) {
      case 'reply':
        messages.emit(String(message.id), message);
        break;
      case 'notification':
        events.onNotification(message.channel, message.payload);
        break;
      case 'log':
        console.error(message.line);
        break;
      case 'broken':
        warn('postgresHasEnded', { reason: message.message });
        stop(message.message);
        break;
      default:
        messages.emit('opening', message);
    }
  });
  worker.on('error', (error) => stop(String(error)));
  worker.on('exit', () => stop('The database has ended'));

  /** Waits for one message; `ThreadEnded` if the thread ends first. */
  async function receive<Value>(name: string): Promise<ThreadMessage<Value> | undefined> {
    try {
      const [message]: ThreadMessage<Value>[] = await once(messages, name, ended);
      return message;
    } catch (error) {
      throw ended.signal.aborted ? ended.signal.reason : error;
    }
  }

  const opening = receive('opening');
  post(worker, 'open');
  const opened = await opening;
  if (opened?.type === 'failed') {
    await worker.terminate();
    throw new Error(opened.message);
  }
  return {
    async call<Value>(command: Command) {
      ended.signal.throwIfAborted();
      const id = nextId++;
      const received = receive<Value>(String(id));
      post(worker, { id, command });
      const message = await received;
      if (message?.type !== 'reply') throw new Error('No reply');
      if ('error' in message) throw new DatabaseError(message.error);
      return message.value;
    },
    async computed() {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1_000;
    },
    async end(reason) {
      stop(reason);
      await worker.terminate();
    },
  };
}

function post(worker: Worker, message: CommandMessage | 'open') {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  worker.postMessage(message);
}
