import type { ChromiumPage } from './streamChromium.ts';
import type { StreamLeague } from './streamLeague.ts';
import { judge, type Outcome } from './streamOutcome.ts';
import { delay, until } from './streamWaiting.ts';
import type { Watcher } from './streamWatcher.ts';

type OutageOptions = {
  league: StreamLeague;
  pages: readonly ChromiumPage[];
  /** All that is connected to the league, the pages among them. */
  watchers: readonly Watcher[];
  /** How long nobody gets a connection, ms. */
  duration: number;
};

/**
 * Lets nobody connect for a while in which rows are written.
 * @returns how often the most eager page tried, and how everybody fared after it
 */
export async function runOutage({ league, pages, watchers, duration }: OutageOptions): Promise<{
  retries: number;
  outcomes: ReadonlyMap<Watcher, Outcome>;
}> {
  const { faults, statistics } = league.supabase.realtime;
  const tries = pages.map(({ page }) => {
    const counted = { count: 0 };
    page.on('websocket', () => {
      counted.count += 1;
    });
    return counted;
  });
  faults.acceptConnections(false);
  faults.dropSockets();
  for (let written = 0; written < 10; written += 1) {
    await league.write();
    await delay(duration / 10);
  }
  faults.acceptConnections(true);
  const backAt = performance.now();
  await until(() => statistics().subscriptions === watchers.length, 'everybody is back', 30_000);
  await league.reported();
  const outcomes = await judge(league, watchers, backAt);
  return { retries: Math.max(...tries.map(({ count }) => count)), outcomes };
}
