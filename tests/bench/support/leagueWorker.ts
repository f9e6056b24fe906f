import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { usualDelay, type Delay } from './delays.ts';
import { startLowerBoundServer } from './lowerBoundServer.ts';
import { serve } from './worker.ts';

export type LeagueApi = typeof api;

// The server reads this object for each change.
const deliveryDelay = { ...usualDelay };
const supabase = startEmbeddedSupabase({ realtime: { deliveryDelay } });

/** The embedded Supabase in a process of its own, with a bare server for the lower bound. */
const api = {
  /** @param site the folder of a built site, if pages are visited */
  async start(site: string | null) {
    const { url, publishableKey, admin, serveSite } = await supabase;
    if (site !== null) serveSite(site);
    return { url, publishableKey, admin, lowerBoundUrl: await startLowerBoundServer() };
  },
  /** From the next change on. */
  delayDelivery: (delay: Delay) => {
    Object.assign(deliveryDelay, delay);
  },
  statistics: async () => (await supabase).realtime.statistics(),
  /** Bytes: of the whole process, and of JavaScript's heap. */
  async memory() {
    // Closed sockets are freed by the event loop: several rounds are needed.
    for (let round = 0; round < 5; round += 1) {
      globalThis.gc?.();
      await sleep(50);
    }
    const { rss, heapUsed } = process.memoryUsage();
    return { resident: rss, heap: heapUsed };
  },
};

serve(api);
