import { setTimeout as sleep } from 'node:timers/promises';
import { now } from '../support/clock.ts';
import { startWorker } from '../support/worker.ts';
import type { Write } from '../support/league.ts';

/** How long a crowd of visitors took to be there, ms: all of them, and the slowest but 1 %. */
export type JoinTimes = { all: number; p99: number };

/** How long after a write its change was there, over all visitors and writes, ms. */
export type Delivery = {
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Changes that a visitor never had, and those that one had twice. */
  lost: number;
  repeated: number;
};

/** What came of some writes. */
export type Heard = {
  fromSent: Delivery;
  fromAccepted: Delivery;
  /** Milliseconds from the first write sent to the last change delivered. */
  duration: number;
};

/** Visitors in a process of their own. */
export type Crowd = {
  connect(url: string, count: number, joins: boolean): Promise<JoinTimes>;
  /**
   * Writes, and waits until every visitor has heard of every write, or nothing comes any more.
   * @param write makes the n-th write, of a team called `teamOf(n)`
   */
  hear(plan: { writes: number; rate: number }, write: Writer): Promise<Heard>;
  disconnect(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type Writer = (place: number) => Promise<Write>;

/** By this name a visitor knows the write again. */
export function teamOf(place: number): string {
  return `Bench ${place}`;
}

/** Nothing came for so long: nothing will, ms. */
const silence = 10_000;

export function startCrowd(): Crowd {
  const worker = startWorker(new URL('crowdWorker.ts', import.meta.url));
  let size = 0;

  async function waitForAll(expected: number) {
    let count = 0;
    let lastNews = now();
    while (count < expected && now() - lastNews < silence) {
      await sleep(20);
      const countNow: number = await worker.ask('countArrivals');
      if (countNow > count) lastNews = now();
      count = countNow;
    }
  }

  return {
    connect(url, count, joins) {
      size = count;
      return worker.ask('connect', { url, count, joins });
    },
    async hear({ writes, rate }, write) {
      await worker.ask('expectWrites', writes);
      const started = now();
      const answers: Promise<Write>[] = [];
      for (let place = 0; place < writes; place += 1) {
        // By the clock, not by the answers: a server that falls behind is not spared.
        await sleep(Math.max(0, started + (place * 1000) / rate - now()));
        answers.push(write(place));
      }
      const made = await Promise.all(answers);
      await waitForAll(writes * size);
      const duration = now() - started;
      return {
        fromSent: await worker.ask<Delivery>(
          'compare',
          made.map(({ sent }) => sent),
        ),
        fromAccepted: await worker.ask<Delivery>(
          'compare',
          made.map(({ accepted }) => accepted),
        ),
        duration,
      };
    },
    disconnect: () => worker.ask('disconnect'),
    [Symbol.asyncDispose]: () => worker.end(),
  };
}
