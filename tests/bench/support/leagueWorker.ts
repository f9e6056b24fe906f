import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Embedded from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { startLowerBoundServer } from './lowerBoundServer.ts';
import { serve } from './worker.ts';

export type LeagueApi = typeof api;

/** A range of random delays, ms. */
export type Delay = { min: number; max: number };

// The server reads this object for each change.
const deliveryDelay: Delay = { min: 0, max: 0 };
let realtime: Embedded.EmbeddedSupabase['realtime'] | undefined;

/** The embedded Supabase in a process of its own, with a bare server for the lower bound. */
const api = {
  /**
   * @param project the folder of the version whose server it is
   * @param site the folder of a built site
   */
  async start({ project, site }: { project: string; site: string }) {
    const file = join(project, 'supabase/embedded/startEmbeddedSupabase.ts');
    const module: typeof Embedded = await import(pathToFileURL(file).href);
    const supabase = await module.startEmbeddedSupabase({ realtime: { deliveryDelay } });
    supabase.serveSite(site);
    ({ realtime } = supabase);
    return { url: supabase.url, lowerBoundUrl: await startLowerBoundServer() };
  },
  /** From the next change on. */
  delayDelivery: (delay: Delay) => {
    Object.assign(deliveryDelay, delay);
  },
  /** Of the process with all of its threads: ms of a core since it began, and MB. */
  usage() {
    const { user, system } = process.cpuUsage();
    return { busy: (user + system) / 1000, memory: process.memoryUsage.rss() / 1e6 };
  },
  /** How often row-level security was evaluated. */
  countChecks: () => realtime?.statistics().visibilityQueries ?? Number.NaN,
};

serve(api);
