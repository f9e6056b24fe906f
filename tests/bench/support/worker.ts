import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of its own whose functions are called by name, one after the other. */
export type Worker<Api extends WorkerApi> = AsyncDisposable & {
  call<Name extends keyof Api & string>(
    name: Name,
    ...parameters: Parameters<Api[Name]>
  ): Promise<Awaited<ReturnType<Api[Name]>>>;
};

/** Declared as a method: a function whose parameter is narrower is assignable. */
type Callable = { call(parameter: unknown): unknown };
type WorkerApi = Readonly<Record<string, Callable['call']>>;

/** @param file a module that calls `serve` with the functions of `Api` */
export function startWorker<Api extends WorkerApi>(file: URL): Worker<Api> {
  const child = fork(file, { serialization: 'advanced' });
  const ended = new AbortController();
  child.once('exit', (code) => ended.abort(new Error(`The worker ended with ${code}.`)));
  return {
    async call(name, ...[parameter]) {
      child.send([name, parameter]);
      const [[error, result]] = await once(child, 'message', { signal: ended.signal });
      if (error !== undefined) throw new Error(name, { cause: error });
      return result;
    },
    async [Symbol.asyncDispose]() {
      if (ended.signal.aborted) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Called in the worker: answers until its parent ends it or is gone. */
export function serve(api: WorkerApi) {
  process.on('message', (message) => void answer(api, message));
  process.on('disconnect', () => process.exit());
}

async function answer(api: WorkerApi, message: unknown) {
  const [name, parameter] = Array.isArray(message) ? message : [];
  try {
    process.send?.([undefined, await api[name]?.(parameter)]);
  } catch (error) {
    process.send?.([error]);
  }
}

/**
 * Milliseconds of the machine's monotonic clock, which all processes share: times taken in two of
 * them can be subtracted. Each `performance.now()` has a zero of its own.
 */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
