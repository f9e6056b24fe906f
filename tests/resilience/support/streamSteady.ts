import type { StreamLeague } from './streamLeague.ts';
import { judge, type Outcome } from './streamOutcome.ts';
import type { Watcher } from './streamWatcher.ts';

type SteadyOptions = {
  league: StreamLeague;
  watchers: readonly Watcher[];
  /** How many writes there are. */
  events: number;
};

/** Writes as fast as the database takes it, on connections that hold. */
export async function runSteady({
  league,
  watchers,
  events,
}: SteadyOptions): Promise<ReadonlyMap<Watcher, Outcome>> {
  for (let written = 0; written < events; written += 1) await league.write();
  const lastAt = performance.now();
  await league.reported();
  return judge(league, watchers, lastAt);
}
