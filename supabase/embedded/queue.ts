import { setImmediate } from 'node:timers/promises';

/** Runs pieces of asynchronous work one after the other. */
export type Queue = {
  /**
   * Resolves or rejects as `work` does. Pieces of the same lane run in the order in which they were
   * added. The lane goes first that has used the least time lately: one client's thousands of requests,
   * or its slow ones, delay others by one piece.
   */
  run<T>(work: () => Promise<T>, lane?: string): Promise<T>;
};

/** After so long, milliseconds, half of the time that a lane has used is forgotten. */
const HALF_LIFE = 10_000;
/** A lane without work that has used less, milliseconds, is forgotten. */
const NEGLIGIBLE = 1;

type Lane = { pieces: (() => Promise<unknown>)[]; used: number };

/** @param now milliseconds of a clock that never goes back */
export function createQueue(now: () => number = () => performance.now()): Queue {
  const lanes = new Map<string, Lane>();
  let isRunning = false;
  let weighedAt = now();

  async function runAll() {
    isRunning = true;
    for (let lane = nextLane(); lane !== null; lane = nextLane()) {
      const start = now();
      await lane.pieces.shift()?.();
      lane.used += now() - start;
      // Other events first: without a pause between two pieces the process would handle none.
      await setImmediate();
    }
    isRunning = false;
  }

  /** The one with work that has used the least time. */
  function nextLane(): Lane | null {
    const rest = 0.5 ** ((now() - weighedAt) / HALF_LIFE);
    weighedAt = now();
    let next: Lane | null = null;
    for (const [name, lane] of lanes) {
      lane.used *= rest;
      const isIdle = lane.pieces.length === 0;
      if (isIdle && lane.used < NEGLIGIBLE) lanes.delete(name);
      if (!isIdle && (next === null || lane.used < next.used)) next = lane;
    }
    return next;
  }
  return {
    run(work, lane = '') {
      const { promise, resolve, reject } =
        Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
      const waiting = lanes.get(lane) ?? { pieces: [], used: 0 };
      waiting.pieces.push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      lanes.set(lane, waiting);
      if (!isRunning) void runAll();
      return promise;
    },
  };
}
