import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { openLeagues, type League } from '../support/league.ts';
import type { Changes } from '../support/observer.ts';
import { changesSettled, goLive, openPhone, saveAndSee, type OpenPage } from '../support/page.ts';
import { rowOf, type Bench } from '../support/report.ts';
import { inTurn, percentile, summarise } from '../support/statistics.ts';

/** Results in a request. */
const together = 10;

export const title = 'an open page while much happens';

/** An open page on a slow phone. */
export async function run({ browser, runs, versions }: Bench) {
  await using opened = await openLeagues(versions);
  const measured = await inTurn(opened.leagues, runs, async (league) => ({
    delays: await measureSingleChanges(browser, league, 24),
    burst: await measureBurst(browser, league),
  }));
  type Rounds = (typeof measured)[number];
  const single = (share: number) => (rounds: Rounds) =>
    percentile(
      rounds.flatMap(({ delays }) => delays),
      share,
    );
  const burst = (name: keyof Changes) => (rounds: Rounds) =>
    summarise(rounds.map(({ burst }) => burst[name]));
  const headline = 'A change received → its row painted, p95, ms';
  return [
    [
      ...rowOf('one change, from its arrival to its painted row', measured, [
        // 25 ms of it wait for others of the same commit.
        { what: 'p50, ms', read: single(0.5) },
        { what: 'p95, ms', read: single(0.95), limit: { limit: 50, headline }, goal: 0.6 },
      ]),
      ...rowOf('500 changes in a second', measured, [
        {
          what: 'blocked beyond 50 ms a task, ms',
          read: burst('blocked'),
          limit: { limit: 150 },
          goal: 0.4,
        },
        { what: 'longest task, ms', read: burst('longestTask') },
        { what: 'until all are shown, ms', read: burst('complete'), goal: 1.05 },
      ]),
    ],
  ];
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
async function measureSingleChanges(
  browser: Browser,
  league: League,
  count: number,
): Promise<number[]> {
  await using phone = await openResults(browser, league.url);
  const changes = await saveAndSee(phone.page, league, count);
  // The first includes the code's first run.
  return changes.slice(1).map(({ received, painted }) => painted - received);
}

/** A second in which everybody saves everything. */
async function measureBurst(browser: Browser, league: League): Promise<Changes> {
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
