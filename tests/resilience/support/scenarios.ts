import type { Random, StreamLeague } from './league.ts';
import { delay, until } from './time.ts';
import { addOutcomes, compareWithTable, type Outcome, type Watcher } from './watcher.ts';
import type { Outcomes } from './watcher.ts';

type Scenario = {
  league: StreamLeague;
  random: Random;
  /** All that is connected to the league. */
  watchers: readonly Watcher[];
  /** Advances a faked clock while something is awaited. */
  skipAhead?: () => void;
};

function whenSubscribed({ league, watchers, skipAhead }: Scenario): Promise<void> {
  return until(() => {
    skipAhead?.();
    return league.supabase.realtime.statistics().subscriptions === watchers.length;
  }, 'everybody is subscribed');
}

/**
 * Breaks every connection, writes after the new subscriptions were requested and before they are
 * active, and then stays silent: no later event reveals these writes. At random the server confirms
 * at once, without the delay that the site's client requests, as servers do that do not know it.
 */
export async function runQuiet(scenario: Scenario, cycles: number): Promise<Outcomes> {
  const { league, random, watchers, skipAhead } = scenario;
  const { faults, statistics } = league.supabase.realtime;
  const outcomes = new Map<Watcher, Outcome>();
  await whenSubscribed(scenario);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    faults.holdSubscriptions(true);
    faults.honourWaits(random.next() < 0.5);
    faults.dropSockets();
    const droppedAt = performance.now();
    await until(() => {
      skipAhead?.();
      const { channels, subscriptions } = statistics();
      return channels === watchers.length && subscriptions === 0;
    }, 'everybody has requested a subscription');
    await delay(random.below(100));
    for (let count = 3 + random.below(4); count > 0; count -= 1) {
      await league.write();
      await delay(random.below(20));
    }
    // Nobody receives these reports.
    await league.reported();
    faults.holdSubscriptions(false);
    await whenSubscribed(scenario);
    for (const [watcher, outcome] of await compareWithTable(league, watchers, droppedAt)) {
      outcomes.set(watcher, addOutcomes(outcomes.get(watcher), outcome));
    }
  }
  faults.honourWaits(true);
  return outcomes;
}

/** Breaks one connection after the other at random moments of a steady stream of writes. */
export async function runStress(scenario: Scenario, disconnects: number): Promise<Outcomes> {
  const { league, random, watchers } = scenario;
  const { faults, statistics } = league.supabase.realtime;
  await whenSubscribed(scenario);
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
  await whenSubscribed(scenario);
  await league.reported();
  return compareWithTable(league, watchers, brokenAt);
}

/** Writes as fast as the database allows, on connections that stay open. */
export async function runSteady({ league, watchers }: Scenario, writes: number): Promise<Outcomes> {
  for (let written = 0; written < writes; written += 1) await league.write();
  const lastAt = performance.now();
  await league.reported();
  return compareWithTable(league, watchers, lastAt);
}

/** Refuses every connection for a while, ms, in which rows are written. */
export async function runOutage(scenario: Scenario, duration: number): Promise<Outcomes> {
  const { league, watchers } = scenario;
  const { faults } = league.supabase.realtime;
  faults.acceptConnections(false);
  faults.dropSockets();
  for (let written = 0; written < 10; written += 1) {
    await league.write();
    await delay(duration / 10);
  }
  faults.acceptConnections(true);
  const backAt = performance.now();
  await whenSubscribed(scenario);
  await league.reported();
  return compareWithTable(league, watchers, backAt);
}
