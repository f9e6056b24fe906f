import { setImmediate } from 'node:timers/promises';
import { createCosts } from './queueCosts.ts';

/** Whose a piece of work is, and what it is like. */
export type Place = {
  /** Pieces of the same lane run in the order in which they were added. */
  lane?: string;
  /** Pieces of the same kind take about the same time: the piece is expected to take what the last one took. */
  kind?: string;
  /** Whether nobody waits for it any more: it is not run then, and rejects with `ClientDisconnected`. */
  isGone?: () => boolean;
};

export class ClientDisconnected extends Error {
  override message = 'The client has disconnected.';
}

/** Runs pieces of asynchronous work one after the other. */
export type Queue = {
  /**
   * Resolves or rejects as `work` does. Every lane gets the same share of the time, and the piece goes
   * first that would be finished first if all lanes were served at once (weighted fair queueing): one
   * client's thousands of requests, or its slow ones, delay others by one piece.
   */
  run<T>(work: () => Promise<T>, place?: Place): Promise<T>;
};

/** A lane is served until `servedUntil`, in the time of a lane that always has work. */
type Lane = { pieces: Piece[]; servedUntil: number };
type Piece = Pick<Place, 'kind' | 'isGone'> & {
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
      const piece = lane.pieces[0];
      const start = now();
      await piece?.work();
      const cost = now() - start;
      advance();
      lane.pieces.shift();
      lane.servedUntil += cost;
      if (piece?.kind !== undefined) costs.add(piece.kind, cost);
      // Other events first: without a pause between two pieces the process would handle none.
      await setImmediate();
    }
    isRunning = false;
  }

  /** Time goes on for each lane with work at its share, or as a clock does while there is none. */
  function advance() {
    const active = [...lanes.values()].filter(({ pieces }) => pieces.length > 0).length;
    virtualTime += (now() - checkedAt) / Math.max(1, active);
    checkedAt = now();
  }

  function nextLane(): Lane | null {
    let next: Lane | null = null;
    let first = Infinity;
    for (const [name, lane] of lanes) {
      dropGone(lane);
      const [piece] = lane.pieces;
      if (piece === undefined) {
        if (lane.servedUntil <= virtualTime) lanes.delete(name);
        continue;
      }
      const end = lane.servedUntil + costs.expected(piece.kind);
      if (end < first) [next, first] = [lane, end];
    }
    return next;
  }
  return {
    run(work, { lane: name = '', kind, isGone } = {}) {
      const { promise, resolve, reject } =
        Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
      advance();
      const lane = lanes.get(name) ?? { pieces: [], servedUntil: 0 };
      // What it did not use is lost.
      if (lane.pieces.length === 0) lane.servedUntil = Math.max(lane.servedUntil, virtualTime);
      lane.pieces.push({
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
function dropGone({ pieces }: Lane) {
  while (pieces[0]?.isGone?.() === true) pieces.shift()?.reject(new ClientDisconnected());
}
