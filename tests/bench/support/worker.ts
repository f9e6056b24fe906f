import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of its own whose functions are called by name. Arguments and results pass as JSON. */
export type Worker<Api extends WorkerApi> = AsyncDisposable & {
  call<Name extends keyof Api & string>(
    name: Name,
    ...parameters: Parameters<Api[Name]>
  ): Promise<Awaited<ReturnType<Api[Name]>>>;
};

/** Declared as a method: a function whose parameter is narrower is assignable. */
type Callable = { call(parameter: unknown): unknown };
type WorkerApi = Readonly<Record<string, Callable['call']>>;

type Call = { id: number; name: string; parameter: unknown };
type Reply = { id: number; result: string; error?: string };

/** @param file a module that calls `serve` with the functions of `Api` */
export function startWorker<Api extends WorkerApi>(file: URL): Worker<Api> {
  const child = fork(file, { execArgv: ['--expose-gc'] });
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let calls = 0;
  child.on('message', (message) => {
    const { id, result, error }: Reply = parse(message);
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The worker ended with ${code}.`));
  });
  return {
    async call(name, ...[parameter = null]) {
      const id = (calls += 1);
      const reply = Promise.withResolvers<string>();
      waiting.set(id, reply);
      const call: Call = { id, name, parameter };
      child.send(JSON.stringify(call));
      return JSON.parse(await reply.promise);
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Called in the worker: answers until its parent ends it or is gone. */
export function serve(api: WorkerApi) {
  process.on('message', (message) => void answer(api, parse(message)));
  process.on('disconnect', () => process.exit());
}

async function answer(api: WorkerApi, { id, name, parameter }: Call) {
  const reply: Reply = { id, result: 'null' };
  try {
    reply.result = JSON.stringify((await api[name]?.(parameter)) ?? null);
  } catch (error) {
    reply.error = `${name}: ${error instanceof Error ? error.stack : String(error)}`;
  }
  process.send?.(JSON.stringify(reply));
}

function parse<Message>(text: unknown): Message {
  const message: Message = JSON.parse(typeof text === 'string' ? text : '');
  return message;
}
