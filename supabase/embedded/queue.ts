import { setImmediate } from 'node:timers/promises';

/** Runs pieces of asynchronous work one after the other. */
export type Queue = {
  /**
   * Resolves or rejects as `work` does. Pieces of the same lane run in the order in which they were
   * added; the lanes take turns, so that thousands of one client do not delay another's.
   */
  run<T>(work: () => Promise<T>, lane?: string): Promise<T>;
};

export function createQueue(): Queue {
  const lanes = new Map<string, (() => Promise<unknown>)[]>();
  let isRunning = false;

  async function runAll() {
    isRunning = true;
    for (let next = takeNext(lanes); next; next = takeNext(lanes)) {
      await next();
      // Other events first: without a pause between two pieces the process would handle none.
      await setImmediate();
    }
    isRunning = false;
  }
  return {
    run(work, lane = '') {
      const { promise, resolve, reject } =
        Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
      const pieces = lanes.get(lane) ?? [];
      pieces.push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      lanes.set(lane, pieces);
      if (!isRunning) void runAll();
      return promise;
    },
  };
}

/** The first piece of the first lane, which then becomes the last one. */
function takeNext(lanes: Map<string, (() => Promise<unknown>)[]>) {
  for (const [lane, pieces] of lanes) {
    lanes.delete(lane);
    const next = pieces.shift();
    if (pieces.length > 0) lanes.set(lane, pieces);
    return next;
  }
  return undefined;
}
