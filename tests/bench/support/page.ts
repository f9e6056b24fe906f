import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import type { Write, Writer } from './league.ts';
import { createObserver, type Changes, type RowTimes } from './observer.ts';

/** How the pages mark up the rows of their lists. */
export const rowSelector = 'main section li';

/** A small phone. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 900 } };
const place = { locale: 'es-AR', timezoneId: 'America/Argentina/Cordoba' };

/** Lighthouse's slow 4G, 150 ms and 1.6 Mbit/s, as it applies it to each request. Bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** How many times slower than this machine's the phone's processor is. */
const slowdown = 4;

type Slow = { network?: boolean; processor?: boolean };

export type OpenPage = AsyncDisposable & { page: Page; devTools: CDPSession };

/** An observed page with an empty cache, on a phone that is as slow as Lighthouse's in what `slow` names. */
export function openPhone(browser: Browser, slow: Slow, text?: string): Promise<OpenPage> {
  return open(browser, phone, slow, text);
}

/** An observed page on a desktop that is as fast as this machine. */
export function openDesktop(browser: Browser, rows?: string): Promise<OpenPage> {
  return open(browser, desktop, {}, '', rows);
}

async function open(
  browser: Browser,
  device: BrowserContextOptions,
  ...observed: [slow: Slow, text?: string, rows?: string]
): Promise<OpenPage> {
  const context = await browser.newContext({ ...place, ...device });
  // A slow phone on a busy machine.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const devTools = await prepare(page, ...observed);
  return { page, devTools, [Symbol.asyncDispose]: () => context.close() };
}

/**
 * From its next document on, a page is slow and has a `window.observer`.
 * @param text in the row that the observer expects at once
 */
export async function prepare(
  page: Page,
  slow: Slow,
  text = '',
  rows = rowSelector,
): Promise<CDPSession> {
  const parameters = JSON.stringify({ text, rowSelector: rows });
  await page.addInitScript(`window.observer = (${createObserver.toString()})(${parameters});`);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  if (slow.network === true) await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  if (slow.processor === true) {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return devTools;
}

/** Opens a page of the league and waits until it receives every change. */
export async function goLive(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('banner').getByText('En vivo').waitFor();
}

/** @returns a name in the page's first row */
export function readFirstText(page: Page): Promise<string> {
  return page.locator(rowSelector).first().locator('bdi').first().innerText();
}

/**
 * Saves results one after the other, each when the one before is seen.
 * @returns when each was sent and accepted (the shared clock), received and painted (the page's)
 */
export async function saveAndSee(
  page: Page,
  league: Writer,
  count: number,
): Promise<(RowTimes & Write)[]> {
  const times: (RowTimes & Write)[] = [];
  for (let index = 0; index < count; index += 1) {
    const team = `Bench ${(saved += 1)}.`;
    await page.evaluate((text) => window.observer.expectRow(text), team);
    // Independent of the screen's frames.
    await page.waitForTimeout(10 + Math.random() * 30);
    const write = await league.addResults(team);
    times.push({ ...write, ...(await page.evaluate(() => window.observer.row())) });
    // The page stays as short as a league's.
    if (index % 10 < 9) continue;
    await league.removeAdded();
    await page.getByRole('main').getByText(team).first().waitFor({ state: 'detached' });
  }
  return times;
}
let saved = 0;

/** Waits until so many changes have been received and the page has been quiet for a second. */
export async function changesSettled(page: Page, count: number): Promise<Changes> {
  await page.waitForFunction(
    (count) => {
      const { received, quiet } = window.observer.changes();
      return received >= count && quiet > 1000;
    },
    count,
    { polling: 250, timeout: 300_000 },
  );
  return page.evaluate(() => window.observer.changes());
}
