import type { Browser, BrowserContext, Page } from 'playwright';
import { openLeague } from '../support/league.ts';
import { clickToChange, openPhone, prepare, readFirstText } from '../support/page.ts';
import { atMost, listOf, type Bench } from '../support/report.ts';
import { repeat, summarise } from '../support/statistics.ts';

export const title = 'the second visit, and a picture to share';

/** The site as it is carried along: later visits, and pictures for a chat. */
export async function run({ browser, runs }: Bench) {
  await using league = await openLeague();
  const visits = await measureVisits(browser, league.url, runs);
  const pictures = await measurePictures(browser, `${league.url}/resultados`, runs);
  const figures = {
    'slow 4G: first result painted': atMost(summarise(visits.slow), 600),
    'no network: first result painted': atMost(summarise(visits.offline), 500),
    'a tap on a result → its picture is ready to be sent': atMost(summarise(pictures), 300),
  };
  return { tables: [listOf('ms', figures)] };
}

/** With the service worker and the responses of a first visit. */
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

/** @returns from the tap until the picture's file is there, ms; the code for sharing is there */
async function measurePictures(browser: Browser, url: string, runs: number) {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await page.goto(url);
  let index = 0;
  return await repeat(runs, async () => {
    const button = page.getByRole('button', { name: /^Compartir resultado/ }).nth((index += 1));
    await button.scrollIntoViewIfNeeded();
    const isReady = () =>
      [...document.querySelectorAll('[role=dialog] button:enabled')].some(
        ({ textContent }) => textContent === 'Descargar imagen',
      );
    const { seen } = await clickToChange(page, isReady, () => button.tap());
    await page.getByRole('button', { name: 'Cerrar' }).tap();
    await page.waitForTimeout(300);
    return seen;
  });
}
