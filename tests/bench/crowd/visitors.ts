import { setTimeout as sleep } from 'node:timers/promises';
import { now } from '../support/clock.ts';
import type { Write } from '../support/league.ts';
import { startWorker } from '../support/worker.ts';
import type { VisitorsApi } from './visitorsWorker.ts';

/** When nothing has arrived for so long, nothing will, ms. */
const silence = 10_000;

export type Visitors = ReturnType<typeof startVisitors>;
export type Delivered = Awaited<ReturnType<Visitors['deliver']>>;

/** The visitors recognise the n-th write by its team. */
export function teamOf(index: number): string {
  return `Bench ${index}`;
}

/** Visitors in a process of their own. */
export function startVisitors() {
  const worker = startWorker<VisitorsApi>(new URL('visitorsWorker.ts', import.meta.url));
  let visitors = 0;
  return {
    /** @returns how long it took until all had joined, ms */
    connect(url: string, count: number, joins: boolean) {
      visitors = count;
      return worker.call('connect', { url, count, joins });
    },
    /** Writes, and waits until every visitor has received every write or nothing comes any more. */
    async deliver(writes: number, rate: number, write: (index: number) => Promise<Write>) {
      await worker.call('expectWrites', writes);
      const started = now();
      const responses: Promise<Write>[] = [];
      for (let index = 0; index < writes; index += 1) {
        // By the clock: a server that falls behind is not spared.
        await sleep(Math.max(0, started + (index * 1000) / rate - now()));
        responses.push(write(index));
      }
      const made = await Promise.all(responses);
      let arrived = 0;
      let lastArrival = now();
      while (arrived < writes * visitors && now() - lastArrival < silence) {
        await sleep(20);
        const count = await worker.call('countArrivals');
        if (count > arrived) lastArrival = now();
        arrived = count;
      }
      const duration = now() - started;
      const compare = (times: number[]) => worker.call('compare', times);
      return {
        fromSent: await compare(made.map(({ sent }) => sent)),
        fromAccepted: await compare(made.map(({ accepted }) => accepted)),
        /** From the first write to the last delivery, ms. */
        duration,
      };
    },
    disconnect: () => worker.call('disconnect'),
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  };
}
