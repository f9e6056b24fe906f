import type { Browser } from 'playwright';
import { kinds, loadInTurn, received, type Load, type Visited } from '../firstResult/loads.ts';
import { openPhone, readFirstText } from '../support/page.ts';
import { atMost } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { median } from '../support/statistics.ts';
import { both, figure, type Both, type Figure } from './figures.ts';

/** How each is read, and the goal of its ratio. */
const figures: Readonly<Record<string, [read: (load: Load) => number, goal?: number]>> = {
  'first paint, ms': [(load) => load.firstPaint, 1.03],
  'largest paint, ms': [(load) => load.largestPaint, 1.03],
  'first result, ms': [(load) => load.painted, 1.03],
  'hydrated, ms': [(load) => load.hydrated || Number.NaN],
  'blocked, ms': [(load) => load.blocked, 0.4],
  'longest task after the first result, ms': [(load) => load.longestTask, 0.5],
  ...Object.fromEntries(
    kinds.map((kind) => [`${kind.toLowerCase()}, kB`, [(load: Load) => received(load, kind)]]),
  ),
  'all, kB': [(load) => received(load, ...kinds)],
};

/** Cold loads of the pages with lists. */
export async function compareLoads(
  browser: Browser,
  urls: Both<string>,
  runs: number,
): Promise<Figure[]> {
  const pages: (Both<Visited> & { path: string })[] = [];
  for (const { path } of liveRoutes) {
    const [before, now] = [urls.before + path, urls.now + path];
    pages.push({ path, before: await visit(browser, before), now: await visit(browser, now) });
  }
  const inTurn = pages.flatMap(({ before, now }) => [before, now]);
  await loadInTurn(browser, inTurn, runs);
  return pages.flatMap((page) => {
    const medians = (read: (load: Load) => number) =>
      both(page, ({ loads }) => median(loads.map(read)));
    const shift = medians((load) => load.shift);
    // Less than a thousandth is seen by nobody.
    const difference = atMost(Math.round((shift.now - shift.before) * 1000) / 1000, 0);
    return [
      ...Object.entries(figures).map(([name, [read, goal]]) =>
        figure(`${page.path}: ${name}`, medians(read), goal),
      ),
      { what: `${page.path}: shift, as a difference`, ...shift, ratio: difference },
    ];
  });
}

async function visit(browser: Browser, url: string): Promise<Visited> {
  await using phone = await openPhone(browser, {});
  await phone.page.goto(url);
  return { url, firstText: await readFirstText(phone.page), loads: [] };
}
