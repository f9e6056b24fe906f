import type { Browser, BrowserContext, Page } from 'playwright';
import { openLeague } from '../support/league.ts';
import { openPhone, prepare, readFirstText } from '../support/page.ts';
import { atMost, listOf, type Bench } from '../support/report.ts';
import { repeat, summarise } from '../support/statistics.ts';

export const title = 'the second visit';

/** Later visits, with the service worker and the responses of the first one. */
export async function run({ browser, runs }: Bench) {
  await using league = await openLeague();
  const visits = await measureVisits(browser, league.url, runs);
  const figures = {
    'slow 4G: first result painted': atMost(summarise(visits.slow), 600),
    'no network: first result painted': atMost(summarise(visits.offline), 500),
  };
  return [listOf('ms', figures)];
}

async function measureVisits(browser: Browser, url: string, runs: number) {
  await using phone = await openPhone(browser, {});
  const { page } = phone;
  await page.goto(url);
  const text = await readFirstText(page);
  while (!(await isInstalled(page))) await page.waitForTimeout(200);
  const context = page.context();
  await page.close();
  const slow = await repeat(runs, () => visit(context, url, text, true));
  await context.setOffline(true);
  return { slow, offline: await repeat(runs, () => visit(context, url, text, false)) };
}

/** Whether the worker answers this page's requests and keeps its lists. */
function isInstalled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const answers = await caches.open('answers');
    return navigator.serviceWorker.controller !== null && (await answers.keys()).length > 0;
  });
}

/** @returns when the first row was painted, ms after the navigation began */
async function visit(context: BrowserContext, url: string, text: string, network: boolean) {
  const page = await context.newPage();
  await prepare(page, { network, processor: true }, text);
  await page.goto(url);
  const { painted } = await page.evaluate(() => window.observer.row());
  await page.close();
  return painted;
}
