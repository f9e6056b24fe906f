import { setImmediate } from 'node:timers/promises';
import { createCosts } from './queueCosts.ts';

/** How a task is scheduled. */
export type TaskOptions = {
  /** Tasks of the same lane run in the order in which they were added. */
  lane?: string;
  /** Tasks of the same kind take about the same time: a task is expected to take what the last one took. */
  kind?: string;
  /** Whether nobody waits for it any more: it is not run then, and rejects with `ClientDisconnected`. */
  isGone?: () => boolean;
};

export class ClientDisconnected extends Error {
  override message = 'The client has disconnected.';
}

/** Runs asynchronous tasks one after the other. */
export type Queue = {
  /**
   * Resolves or rejects as `work` does. Every lane gets the same share of the time, and the task goes
   * first that would be finished first if all lanes were served at once (weighted fair queueing): one
   * client's thousands of requests, or its slow ones, delay others by one task.
   */
  run<T>(work: () => Promise<T>, options?: TaskOptions): Promise<T>;
};

/** A lane is served until `servedUntil`, in the time of a lane that always has work. */
type Lane = { tasks: Task[]; servedUntil: number };
type Task = Pick<TaskOptions, 'kind' | 'isGone'> & {
  work: () => Promise<unknown>;
  reject(reason: Error): void;
};

/** @param now milliseconds of a clock that never goes back */
export function createQueue(now: () => number = () => performance.now()): Queue {
  const lanes = new Map<string, Lane>();
  const costs = createCosts();
  let isRunning = false;
  let virtualTime = 0;
  let checkedAt = now();

  async function runAll() {
    isRunning = true;
    for (let lane = nextLane(); lane !== null; lane = nextLane()) {
      const task = lane.tasks[0];
      const start = now();
      await task?.work();
      const cost = now() - start;
      advance();
      lane.tasks.shift();
      lane.servedUntil += cost;
      if (task?.kind !== undefined) costs.add(task.kind, cost);
      // Other events first: without a pause between two tasks the process would handle none.
      await setImmediate();
    }
    isRunning = false;
  }

  /** Time goes on for each lane with work at its share, or as a clock does while there is none. */
  function advance() {
    const active = [...lanes.values()].filter(({ tasks }) => tasks.length > 0).length;
    virtualTime += (now() - checkedAt) / Math.max(1, active);
    checkedAt = now();
  }

  function nextLane(): Lane | null {
    let next: Lane | null = null;
    let first = Infinity;
    for (const [name, lane] of lanes) {
      dropGone(lane);
      const [task] = lane.tasks;
      if (task === undefined) {
        if (lane.servedUntil <= virtualTime) lanes.delete(name);
        continue;
      }
      const end = lane.servedUntil + costs.expected(task.kind);
      if (end < first) [next, first] = [lane, end];
    }
    return next;
  }
  return {
    run(work, { lane: name = '', kind, isGone } = {}) {
      const { promise, resolve, reject } =
        Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
      advance();
      const lane = lanes.get(name) ?? { tasks: [], servedUntil: 0 };
      // Time that a lane without tasks did not use is not saved up for it.
      if (lane.tasks.length === 0) lane.servedUntil = Math.max(lane.servedUntil, virtualTime);
      lane.tasks.push({
        work: async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        },
        reject,
        ...(kind !== undefined && { kind }),
        ...(isGone !== undefined && { isGone }),
      });
      lanes.set(name, lane);
      if (!isRunning) void runAll();
      return promise;
    },
  };
}

/** At once, not one a turn: a client that sends and leaves would hold up everybody by thousands of turns. */
function dropGone({ tasks }: Lane) {
  while (tasks[0]?.isGone?.() === true) tasks.shift()?.reject(new ClientDisconnected());
}
