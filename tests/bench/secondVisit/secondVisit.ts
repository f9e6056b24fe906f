import type { Browser, BrowserContext, Page } from 'playwright';
import { launchChromium } from '../../support/chromium.ts';
import { buildSite } from '../support/builds.ts';
import { openLeague } from '../support/league.ts';
import { rowSelector } from '../support/observePage.ts';
import { openPhone, slowDown } from '../support/phone.ts';
import { atMost, tableOf, type Part } from '../support/report.ts';
import { summarise } from '../support/statistics.ts';

const repetitions = 5;

/** The site as it is carried along: later visits, and pictures for a chat. */
export const secondVisit: Part = {
  title: 'The second visit, and a picture to share',
  async run() {
    await using league = await openLeague(buildSite());
    await using browser = await launchChromium();
    const visits = await measureVisits(browser, league.url);
    const pictures = await measurePictures(browser, `${league.url}/resultados`);
    const rows = [
      { name: 'second visit, slow 4G: first result painted', times: visits.slow, limit: 600 },
      { name: 'second visit, no network: first result painted', times: visits.offline, limit: 500 },
      { name: 'a tap on a result → its picture is ready to be sent', times: pictures, limit: 300 },
    ].map(({ times, ...row }) => ({ ...row, time: summarise(times) }));
    return {
      tables: [
        tableOf(
          'Processor 4 times slower',
          rows,
          { what: ({ name }) => name, 'median [min–max], ms': ({ time }) => time },
          `${repetitions} times each. The service worker and the last responses are there from a first visit; the network of the page is slowed as for the first result. The code for sharing is there from a tap before.`,
        ),
      ],
      budgets: rows.map(({ name, time, limit }) => atMost(name, limit, time.median, 'ms')),
    };
  },
};

async function measureVisits(browser: Browser, url: string) {
  await using phone = await openPhone(browser, {});
  const { page } = phone;
  await page.goto(url);
  while (!(await isInstalled(page))) await page.waitForTimeout(200);
  const context = page.context();
  await page.close();
  const slow: number[] = [];
  const offline: number[] = [];
  for (let count = 0; count < repetitions; count += 1) slow.push(await visit(context, url, true));
  await context.setOffline(true);
  for (let count = 0; count < repetitions; count += 1)
    offline.push(await visit(context, url, false));
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
async function visit(context: BrowserContext, url: string, isNetworkSlow: boolean) {
  const page = await context.newPage();
  await slowDown(page, { network: isNetworkSlow, processor: true });
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(`${selector} article`) === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => performance.mark('first row')));
    };
    requestAnimationFrame(look);
  }, rowSelector);
  await page.goto(url);
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName('first row')[0]?.startTime,
  );
  const time = await handle.jsonValue();
  await page.close();
  return time ?? Number.NaN;
}

/** @returns from the tap until the picture's file is there, ms */
async function measurePictures(browser: Browser, url: string) {
  await using phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await page.goto(url);
  const times: number[] = [];
  for (let count = 0; count <= repetitions; count += 1) times.push(await share(page, count));
  return times.slice(1);
}

async function share(page: Page, index: number) {
  const button = page.getByRole('button', { name: /^Compartir resultado/ }).nth(index);
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('tap'), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      const ready = Array.from(document.querySelectorAll('[role=dialog] button')).find(
        ({ textContent }) => textContent === 'Descargar imagen',
      );
      if (!(ready instanceof HTMLButtonElement) || ready.disabled) return;
      observer.disconnect();
      performance.measure('picture', 'tap');
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await button.tap();
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName('picture')[0]?.duration,
    undefined,
    // Looking at every frame would take the idle time in which browsers encode.
    { polling: 100 },
  );
  const time = await handle.jsonValue();
  await page.evaluate(() => performance.clearMeasures());
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await page.waitForTimeout(300);
  return time ?? Number.NaN;
}
