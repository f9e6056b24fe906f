import type { Browser, BrowserContext, Page } from 'playwright';
import { launchChromium } from '../../support/chromium.ts';
import { buildSite } from '../support/site.ts';
import { openLeague } from '../support/league.ts';
import { clickToChange, openPhone, prepare, readFirstText } from '../support/page.ts';
import { atMost, listOf } from '../support/report.ts';
import { summarise } from '../support/statistics.ts';

const repetitions = 5;

export const title = 'the second visit, and a picture to share';

/** The site as it is carried along: later visits, and pictures for a chat. */
export async function run() {
  await using league = await openLeague(buildSite());
  await using browser = await launchChromium();
  const visits = await measureVisits(browser, league.url);
  const pictures = await measurePictures(browser, `${league.url}/resultados`);
  const figures = {
    'slow 4G: first result painted': atMost(summarise(visits.slow), 600),
    'no network: first result painted': atMost(summarise(visits.offline), 500),
    'a tap on a result → its picture is ready to be sent': atMost(summarise(pictures), 300),
  };
  return { tables: [listOf('ms', figures)] };
}

/** With the service worker and the responses of a first visit. */
async function measureVisits(browser: Browser, url: string) {
  await using phone = await openPhone(browser, {});
  const { page } = phone;
  await page.goto(url);
  const text = await readFirstText(page);
  while (!(await isInstalled(page))) await page.waitForTimeout(200);
  const context = page.context();
  await page.close();
  const slow: number[] = [];
  const offline: number[] = [];
  while (slow.length < repetitions) slow.push(await visit(context, url, text, true));
  await context.setOffline(true);
  while (offline.length < repetitions) offline.push(await visit(context, url, text, false));
  return { slow, offline };
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
async function measurePictures(browser: Browser, url: string) {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await page.goto(url);
  const times: number[] = [];
  for (let count = 0; count <= repetitions; count += 1) {
    const button = page.getByRole('button', { name: /^Compartir resultado/ }).nth(count);
    await button.scrollIntoViewIfNeeded();
    const isReady = () =>
      [...document.querySelectorAll('[role=dialog] button:enabled')].some(
        ({ textContent }) => textContent === 'Descargar imagen',
      );
    const { seen } = await clickToChange(page, isReady, () => button.tap());
    times.push(seen);
    await page.getByRole('button', { name: 'Cerrar' }).tap();
    await page.waitForTimeout(300);
  }
  return times.slice(1);
}
