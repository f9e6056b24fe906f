import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import type { League } from '../support/league.ts';
import { changesSettled, observePage, type Changes } from '../support/observePage.ts';
import { openPhone, type Phone } from '../support/phone.ts';

/** Results added in a second, and how many in each request. */
export const burst = { results: 500, together: 10 } as const;
/** Changes of an hour in which many play: half add a result, half delete one. */
export const hourOfChanges = 600;
export const longListRows = 2000;
const singleChanges = 120;

/** The results on a slow phone, live and with nothing left to fetch. */
async function openResults(browser: Browser, url: string): Promise<Phone> {
  const phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await observePage(page);
  await page.goto(url + paths.results());
  await page.getByRole('banner').getByText('En vivo').waitFor({ timeout: 120_000 });
  // The other pages' code is fetched some time after the page itself.
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
  return phone;
}

/** @returns of each change, ms from its arrival in the page to its painted row */
export async function measureSingleChanges(browser: Browser, league: League): Promise<number[]> {
  await using phone = await openResults(browser, league.url);
  const { page } = phone;
  const delays: number[] = [];
  for (let change = 0; change < singleChanges; change += 1) {
    const team = `Llegada ${change}.`;
    await page.evaluate((text) => window.observer.expectRow(text), team);
    await league.addResults(team);
    const { received, painted } = await page.evaluate(() => window.observer.row());
    delays.push(painted - received);
    // The list keeps about 50 rows.
    if (change % 10 !== 9) continue;
    await league.removeAdded();
    await page.getByText(team).first().waitFor({ state: 'detached' });
  }
  // The first includes the code's first run.
  return delays.slice(1);
}

export type Burst = Changes & {
  nodesBefore: number;
  /** Frames for which a screen with 60 a second had time. */
  dropped: number;
};

/** A second in which everybody saves everything, on an open page. */
export async function measureBurst(browser: Browser, league: League): Promise<Burst> {
  await using phone = await openResults(browser, league.url);
  const { page } = phone;
  const { nodes: nodesBefore } = await page.evaluate(() => window.observer.changes());
  await page.evaluate(() => window.observer.startCounting());
  const count = burst.results / burst.together;
  const writes: Promise<unknown>[] = [];
  for (let write = 0; write < count; write += 1) {
    writes.push(league.addResults(...teams(`Ola ${write}`, burst.together)));
    await sleep(1000 / count);
  }
  await Promise.all(writes);
  const changes = await changesSettled(page, burst.results);
  await league.removeAdded();
  const dropped = Math.max(0, Math.round((changes.busy * 60) / 1000) - changes.frames);
  return { ...changes, nodesBefore, dropped };
}

export type MemoryUse = { megabytes: number; nodes: number; listeners: number };
export type Memory = { before: MemoryUse; after: MemoryUse };

/** What an open page holds before and after an hour of changes, which come as fast as they can. */
export async function measureMemory(browser: Browser, league: League): Promise<Memory> {
  await using phone = await openResults(browser, league.url);
  const { page, devTools } = phone;
  const change = async (round: number) => {
    const added = teams(`Hora ${round}`, burst.together);
    const last = page.getByText(added.at(-1) ?? '').first();
    await league.addResults(...added);
    await last.waitFor({ state: 'attached' });
    await league.removeAdded();
    await last.waitFor({ state: 'detached' });
  };
  const read = async () => {
    // The first collection frees what held more.
    for (let round = 0; round < 2; round += 1) await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
    return { megabytes: usedSize / 1_000_000, nodes, listeners: jsEventListeners };
  };
  // Compiles the code.
  await change(0);
  const before = await read();
  for (let round = 1; round <= hourOfChanges / 2 / burst.together; round += 1) await change(round);
  await page.evaluate(() => window.observer.startCounting());
  await changesSettled(page, 0);
  return { before, after: await read() };
}

/** One more page of a list. */
export type Growth = {
  /** Afterwards. */
  rows: number;
  nodes: number;
  /** From the click to the painted rows, ms. */
  time: number;
  /** From the response to the painted rows, ms. */
  work: number;
};

/** Loads a long list page by page. */
export async function measureLongList(browser: Browser, league: League): Promise<Growth[]> {
  await league.addHistory(longListRows);
  await using phone = await openResults(browser, league.url);
  const more = phone.page.getByRole('button', { name: 'Ver más' });
  const growths: Growth[] = [];
  while ((growths.at(-1)?.rows ?? 0) < longListRows) {
    growths.push(await more.evaluate(clickAndMeasure));
    await phone.page.waitForFunction(() => !document.querySelector('[aria-disabled=true]'));
  }
  await league.removeAdded();
  return growths;
}

/** Runs in the page. */
async function clickAndMeasure(button: HTMLElement | SVGElement): Promise<Growth> {
  const { countRows, painted } = window.observer;
  const before = countRows();
  performance.clearResourceTimings();
  const start = performance.now();
  const grown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (countRows() === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await grown;
  const end = await painted();
  const resources = performance.getEntriesByType('resource');
  const response = resources.findLast(({ name }) => name.includes('/rest/v1/results'));
  const work = end - Number(Reflect.get(response ?? {}, 'responseEnd') ?? start);
  const nodes = document.querySelectorAll('*').length;
  return { rows: countRows(), nodes, time: end - start, work };
}

function teams(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}.`);
}
