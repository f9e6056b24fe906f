import type { StreamLeague } from './streamLeague.ts';
import type { Random } from './streamRandom.ts';
import { judge, type Outcome } from './streamOutcome.ts';
import { delay, until } from './streamWaiting.ts';
import type { Watcher } from './streamWatcher.ts';

export type StressOptions = {
  league: StreamLeague;
  random: Random;
  /** All that is connected to the league. */
  watchers: readonly Watcher[];
  /** How many connections are broken, one at a time. */
  disconnects: number;
};

/**
 * Breaks connections at random moments while rows are added, corrected and deleted without a delay.
 * @returns what is wrong with each watcher once everything has come to rest
 */
export async function runStress({
  league,
  random,
  watchers,
  disconnects,
}: StressOptions): Promise<ReadonlyMap<Watcher, Outcome>> {
  const { faults, statistics } = league.supabase.realtime;
  await until(() => statistics().subscriptions === watchers.length, 'everybody is subscribed');
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await league.write();
      await delay(random.below(30));
    }
  })();
  let brokenAt = performance.now();
  for (let broken = 0; broken < disconnects; broken += 1) {
    await delay(random.below(2000 / watchers.length));
    await until(() => statistics().sockets > 0, 'somebody is connected');
    faults.dropSocket(random.below(statistics().sockets));
    brokenAt = performance.now();
  }
  over.abort();
  await writing;
  await until(() => statistics().subscriptions === watchers.length, 'everybody is subscribed');
  await league.reported();
  return judge(league, watchers, brokenAt);
}
