import type { Browser } from 'playwright';
import { openPhone } from '../site/browser.ts';
import {
  firstResultPainted,
  loadTimesOf,
  observeLoad,
  type LoadTimes,
} from '../site/observeLoad.ts';
import { watchTransfer, type Transfer } from '../site/transfer.ts';

export type Load = LoadTimes & { transfer: Transfer };

/** How long a page is watched after its first result, ms: the code for later comes in this time. */
export const watched = 3000;

/** Opens a page as somebody does who has never been there, on a slow phone. */
export async function load(browser: Browser, url: string, text: string): Promise<Load> {
  await using phone = await openPhone(browser, { network: true, processor: true });
  const { page, devTools } = phone;
  const transfer = watchTransfer(devTools);
  await observeLoad(page, text);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await firstResultPainted(page);
  await page.waitForTimeout(watched);
  return { ...(await loadTimesOf(page)), transfer };
}
