import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { startLowerBoundServer } from './lowerBoundServer.ts';
import type { Delay, MemoryUse, ServerAddress } from './league.ts';
import { answerQuestions } from './worker.ts';

/** The embedded Supabase in a process of its own, with the bare server beside it. */
const deliveryDelay: Delay = { min: 0, max: 0 };
let supabase: EmbeddedSupabase | undefined;

answerQuestions({
  async start({ site }: { site: string | null }): Promise<ServerAddress> {
    supabase = await startEmbeddedSupabase({ realtime: { deliveryDelay } });
    if (site !== null) supabase.serveSite(site);
    const { url, publishableKey, admin } = supabase;
    return { url, publishableKey, admin, lowerBoundUrl: await startLowerBoundServer() };
  },
  /** Counts from the next change on: the server reads the same object each time. */
  delayDelivery: (delay: Delay) => Object.assign(deliveryDelay, delay),
  statistics: () => supabase?.realtime.statistics(),
  async memory(): Promise<MemoryUse> {
    // What is let go only when the event loop turns, such as a closed socket, needs several rounds.
    for (let round = 0; round < 5; round += 1) {
      globalThis.gc?.();
      await sleep(50);
    }
    const { rss, heapUsed } = process.memoryUsage();
    return { resident: rss, heap: heapUsed };
  },
});
