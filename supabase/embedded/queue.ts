import { setImmediate } from 'node:timers/promises';

/** Runs pieces of asynchronous work one after the other, in the order in which they are handed in. */
export type Queue = {
  /** Resolves or rejects as `work` does, once everything handed in before has ended. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const result = last.then(work);
      // A failure belongs to its caller alone; the next piece of work runs all the same. Before it
      // the process hears of others: PGlite alone would never let it, however long the queue is.
      last = result.catch(() => undefined).then(() => setImmediate());
      return result;
    },
  };
}
