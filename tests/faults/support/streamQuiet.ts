import type { StreamLeague } from './streamLeague.ts';
import type { Random } from './streamRandom.ts';
import { judge, type Verdict } from './streamVerdict.ts';
import { pause, until } from './streamWaiting.ts';
import type { Watcher } from './streamWatcher.ts';

export type QuietOptions = {
  league: StreamLeague;
  random: Random;
  /** All that is connected to the league. */
  watchers: readonly Watcher[];
  cycles: number;
  /** Lets the time until the next try to connect pass, where a test holds the clock. */
  skipAhead?: () => void;
  onCycle?: (verdicts: ReadonlyMap<Watcher, Verdict>) => void;
};

/**
 * Breaks every connection, writes while the new subscriptions are asked for but do not stand yet,
 * and is silent then: whoever missed these writes hears of nothing that would tell them.
 * Now and then the server answers at once, without the wait that the site's client asks for, as
 * servers do that do not know it.
 * @returns how often each watcher was wrong at last, and what was wrong
 */
export async function runQuiet(options: QuietOptions): Promise<ReadonlyMap<Watcher, Verdict>> {
  const { league, random, watchers, cycles, skipAhead = () => {}, onCycle } = options;
  const { faults, statistics } = league.supabase.realtime;
  const verdicts = new Map<Watcher, Verdict>();
  const everybodyIsSubscribed = async () => {
    await until(() => {
      skipAhead();
      return statistics().subscriptions === watchers.length;
    }, 'everybody is subscribed');
  };

  await everybodyIsSubscribed();
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    faults.holdSubscriptions(true);
    faults.honourWaits(random.next() < 0.5);
    faults.dropSockets();
    const droppedAt = performance.now();
    await until(() => {
      skipAhead();
      const { channels, subscriptions } = statistics();
      return channels === watchers.length && subscriptions === 0;
    }, 'everybody has asked for a subscription');
    await pause(random.below(100));
    const writes = 3 + random.below(4);
    for (let count = 0; count < writes; count += 1) {
      await league.write();
      await pause(random.below(20));
    }
    // They are reported to nobody.
    await league.reported();
    faults.holdSubscriptions(false);
    await everybodyIsSubscribed();
    const judged = await judge(league, watchers, droppedAt);
    for (const [watcher, verdict] of judged)
      verdicts.set(watcher, add(verdicts.get(watcher), verdict));
    onCycle?.(judged);
  }
  faults.honourWaits(true);
  return verdicts;
}

function add(sum: Verdict | undefined, verdict: Verdict): Verdict {
  if (sum === undefined) return verdict;
  return {
    timesWrong: sum.timesWrong + verdict.timesWrong,
    lost: sum.lost + verdict.lost,
    ghosts: sum.ghosts + verdict.ghosts,
    doubled: sum.doubled + verdict.doubled,
    slowest: Math.max(sum.slowest, verdict.slowest),
  };
}
