import { startEmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { startLowerBoundServer } from './lowerBoundServer.ts';
import { serve } from './worker.ts';

export type LeagueApi = typeof api;

/** A range of random delays, ms. */
export type Delay = { min: number; max: number };

// The server reads this object for each change.
const deliveryDelay: Delay = { min: 0, max: 0 };
const supabase = startEmbeddedSupabase({ realtime: { deliveryDelay } });

/** The embedded Supabase in a process of its own, with a bare server for the lower bound. */
const api = {
  /** @param site the folder of a built site */
  async start(site: string) {
    const { url, serveSite } = await supabase;
    serveSite(site);
    return { url, lowerBoundUrl: await startLowerBoundServer() };
  },
  /** From the next change on. */
  delayDelivery: (delay: Delay) => {
    Object.assign(deliveryDelay, delay);
  },
  /** How often row-level security was evaluated. */
  countChecks: async () => (await supabase).realtime.statistics().visibilityQueries,
};

serve(api);
