import type { StreamLeague } from './streamLeague.ts';
import type { Random } from './streamRandom.ts';
import { judge, type Outcome } from './streamOutcome.ts';
import { delay, until } from './streamWaiting.ts';
import type { Watcher } from './streamWatcher.ts';

export type QuietOptions = {
  league: StreamLeague;
  random: Random;
  /** All that is connected to the league. */
  watchers: readonly Watcher[];
  cycles: number;
  /** Lets the time until the next try to connect pass, where a test holds the clock. */
  skipAhead?: () => void;
  onCycle?: (outcomes: ReadonlyMap<Watcher, Outcome>) => void;
};

/**
 * Breaks every connection, writes while the new subscriptions are asked for but do not stand yet,
 * and is silent then: whoever missed these writes hears of nothing that would tell them.
 * Now and then the server answers at once, without the wait that the site's client asks for, as
 * servers do that do not know it.
 * @returns how often each watcher was wrong at last, and what was wrong
 */
export async function runQuiet(options: QuietOptions): Promise<ReadonlyMap<Watcher, Outcome>> {
  const { league, random, watchers, cycles, skipAhead = () => {}, onCycle } = options;
  const { faults, statistics } = league.supabase.realtime;
  const outcomes = new Map<Watcher, Outcome>();
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
    await delay(random.below(100));
    const writes = 3 + random.below(4);
    for (let count = 0; count < writes; count += 1) {
      await league.write();
      await delay(random.below(20));
    }
    // They are reported to nobody.
    await league.reported();
    faults.holdSubscriptions(false);
    await everybodyIsSubscribed();
    const judged = await judge(league, watchers, droppedAt);
    for (const [watcher, outcome] of judged)
      outcomes.set(watcher, add(outcomes.get(watcher), outcome));
    onCycle?.(judged);
  }
  faults.honourWaits(true);
  return outcomes;
}

function add(sum: Outcome | undefined, outcome: Outcome): Outcome {
  if (sum === undefined) return outcome;
  return {
    timesWrong: sum.timesWrong + outcome.timesWrong,
    lost: sum.lost + outcome.lost,
    ghosts: sum.ghosts + outcome.ghosts,
    doubled: sum.doubled + outcome.doubled,
    slowest: Math.max(sum.slowest, outcome.slowest),
  };
}
