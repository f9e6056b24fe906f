import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { openLeague, type Writer } from '../support/league.ts';
import type { Changes } from '../support/observer.ts';
import { changesSettled, goLive, openPhone, saveAndSee, type OpenPage } from '../support/page.ts';
import { atMost, listOf, type Bench } from '../support/report.ts';
import { median, percentile, repeat, summarise } from '../support/statistics.ts';

/** Results in a request. */
const together = 10;

export const title = 'an open page while much happens';

/** An open page on a slow phone. */
export async function run({ browser, runs }: Bench) {
  await using league = await openLeague();
  const delays = await measureSingleChanges(browser, league, 120);
  const measured = await repeat(runs, () => measureBurst(browser, league));
  const single = { headline: 'A change received → its row painted, p95, ms' };
  const burst = (figure: keyof Changes) => summarise(measured.map((each) => each[figure]));
  const figures = {
    // 25 ms of it wait for others of the same commit.
    'one change received → its row painted, p50, ms': median(delays),
    'the same, p95, ms': atMost(percentile(delays, 0.95), 50, single),
    '500 changes in a second: blocked beyond 50 ms a task, ms': atMost(burst('blocked'), 150),
    'the longest task, ms': burst('longestTask'),
    'from the first until all are shown, ms': burst('complete'),
  };
  return [listOf('measured', figures)];
}

/** The results on a slow phone, live and with nothing left to fetch. */
async function openResults(browser: Browser, url: string): Promise<OpenPage> {
  const phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await goLive(page, url + paths.results());
  // The other pages' code is fetched some time after the page itself.
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
  return phone;
}

/** @returns of each change, ms from its arrival in the page to its painted row */
export async function measureSingleChanges(
  browser: Browser,
  league: Writer,
  count: number,
): Promise<number[]> {
  await using phone = await openResults(browser, league.url);
  const changes = await saveAndSee(phone.page, league, count);
  // The first includes the code's first run.
  return changes.slice(1).map(({ received, painted }) => painted - received);
}

/** A second in which everybody saves everything. */
export async function measureBurst(browser: Browser, league: Writer): Promise<Changes> {
  await using phone = await openResults(browser, league.url);
  const { page } = phone;
  await page.evaluate(() => window.observer.startCounting());
  const writes: Promise<unknown>[] = [];
  while (writes.length < 50) {
    writes.push(league.addResults(...teams(`Ola ${writes.length}`)));
    await sleep(1000 / 50);
  }
  await Promise.all(writes);
  const changes = await changesSettled(page, 50 * together);
  await league.removeAdded();
  return changes;
}

function teams(name: string): string[] {
  return Array.from({ length: together }, (_, index) => `${name}-${index}.`);
}
