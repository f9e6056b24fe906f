import type { Browser, CDPSession } from 'playwright';
import type { LoadTimes, RowTimes } from '../support/observer.ts';
import { openPhone } from '../support/page.ts';

/** How long a page is observed after its first result at least, ms: what is fetched later comes then. */
const observed = 3000;

/** The kinds of requests, by their names in DevTools. */
export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

/** A visit with an empty cache: its times in ms, and the bytes that it received, compressed and with headers. */
export type Load = LoadTimes & RowTimes & { transfer: ReadonlyMap<string, number> };

/** A page with the text of the row whose times are taken. */
export type Visited = { url: string; firstText: string; loads: Load[] };

/** Loads the pages in turn: what else the machine does slows all alike. */
export async function loadInTurn(browser: Browser, pages: readonly Visited[], runs: number) {
  for (const { url } of pages) {
    // The visit that is not counted.
    await using phone = await openPhone(browser, {});
    await phone.page.goto(url, { waitUntil: 'networkidle' });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { url, firstText, loads } of pages) {
      loads.push(await coldLoad(browser, url, firstText));
    }
  }
}

/** A visit on a slow phone. @param text in the row whose times are taken */
export async function coldLoad(browser: Browser, url: string, text: string): Promise<Load> {
  await using phone = await openPhone(browser, { network: true, processor: true }, text);
  const { page, devTools } = phone;
  const transfer = watchTransfer(devTools);
  await page.goto(url, { waitUntil: 'load' });
  const row = await page.evaluate(() => window.observer.row());
  await page.waitForTimeout(observed);
  // On a busy machine React needs longer; the bare pages are without it.
  const isHydrated = () => {
    const { hydrated } = window.observer.load();
    return hydrated > 0 && performance.now() > hydrated + 1000;
  };
  if ((await page.locator('#root').count()) > 0) {
    await page.waitForFunction(isHydrated, null, { polling: 500, timeout: 10_000 }).catch(() => {});
  }
  return { ...row, ...(await page.evaluate(() => window.observer.load())), transfer };
}

function watchTransfer(devTools: CDPSession): ReadonlyMap<string, number> {
  const transfer = new Map<string, number>();
  const kindOf = new Map<string, string>();
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, type === 'XHR' ? 'Fetch' : type);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? '';
    transfer.set(kind, (transfer.get(kind) ?? 0) + encodedDataLength);
  });
  return transfer;
}

/** kB of these kinds of requests. */
export function received({ transfer }: Load, ...counted: readonly string[]): number {
  return counted.reduce((sum, kind) => sum + (transfer.get(kind) ?? 0), 0) / 1000;
}
