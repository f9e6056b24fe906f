import type { Browser, CDPSession, Page } from 'playwright';
import { observePage, rowSelector, type LoadTimes, type RowTimes } from '../support/observePage.ts';
import { openPhone } from '../support/phone.ts';

/** How long a page is observed after its first result, ms: what is fetched later comes in this time. */
export const observed = 3000;

/** The kinds of requests, by their names in DevTools. */
export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;
export type Kind = (typeof kinds)[number];

/** A visit with an empty cache: its times in ms, and the bytes that it received. */
export type Load = LoadTimes & RowTimes & { transfer: Record<Kind, number> };

/** @param text of the row whose times are taken */
export async function coldLoad(browser: Browser, url: string, text: string): Promise<Load> {
  await using phone = await openPhone(browser, { network: true, processor: true });
  const { page, devTools } = phone;
  const transfer = watchTransfer(devTools);
  await observePage(page, text);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const row = await page.evaluate(() => window.observer.row());
  await page.waitForTimeout(observed);
  return { ...row, ...(await page.evaluate(() => window.observer.load())), transfer };
}

/** @returns a name in the page's first row */
export function readFirstText(page: Page): Promise<string> {
  return page.locator(rowSelector).first().locator('bdi').first().innerText();
}

/** Counts the bytes that a page receives, compressed and with headers. */
function watchTransfer(devTools: CDPSession): Record<Kind, number> {
  const transfer = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Fetch: 0 };
  const kindOf = new Map<string, Kind>();
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds.find((kind) => kind === (type === 'XHR' ? 'Fetch' : type));
    if (kind !== undefined) kindOf.set(requestId, kind);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind !== undefined) transfer[kind] += encodedDataLength;
  });
  return transfer;
}
