import type { Browser } from 'playwright';
import { measureBurst, measureSingleChanges } from '../busyPage/busyPage.ts';
import { coldLoad, type Load } from '../firstResult/loads.ts';
import { connectTo } from '../support/league.ts';
import { openPhone, readFirstText } from '../support/page.ts';
import { profileLoad, type Profile } from '../profile/profileLoad.ts';
import { liveRoutes } from '../support/routes.ts';
import { inTurn, median, percentile } from '../support/statistics.ts';
import { steps, walk } from '../tour/tour.ts';
import { figure, type Figure } from './figure.ts';
import { compareTaps } from './taps.ts';

/** Measures in turn what is at two addresses: the other commit's build, and this code's. */
type Comparison = (browser: Browser, urls: readonly string[], runs: number) => Promise<Figure[]>;

export const comparisons: Readonly<Record<string, Comparison>> = {
  loads: compareLoads,
  profile: compareProfiles,
  taps: compareTaps,
  tour: compareTours,
  busy: compareBusyPages,
};

/** How each is read, and the goal of its ratio. */
const loadFigures: Readonly<Record<string, [read: (load: Load) => number, goal?: number]>> = {
  'first paint, ms': [(load) => load.firstPaint, 1.03],
  'largest paint, ms': [(load) => load.largestPaint, 1.03],
  'first result, ms': [(load) => load.painted, 1.03],
  'hydrated, ms': [(load) => load.hydrated || Number.NaN],
  'blocked, ms': [(load) => load.blocked, 0.4],
  'longest task after the first result, ms': [(load) => load.longestTask, 0.5],
  // Less than a thousandth is seen by nobody.
  shift: [(load) => Math.round(load.shift * 1000) / 1000, 1],
  'received, kB': [(load) => load.received],
};

/** The same page of both sites, each with a name in its first row. */
async function pagesAt(browser: Browser, urls: readonly string[], path: string) {
  const pages: { url: string; text: string }[] = [];
  for (const site of urls) {
    const url = site + path;
    await using phone = await openPhone(browser, {});
    await phone.page.goto(url);
    pages.push({ url, text: await readFirstText(phone.page) });
  }
  return pages;
}

/** What cold loads spend the processor's time on. */
async function compareProfiles(browser: Browser, urls: readonly string[], runs: number) {
  const figures: Figure[] = [];
  for (const { path } of liveRoutes) {
    const pages = await pagesAt(browser, urls, path);
    const profiles = await inTurn(pages, runs, ({ url, text }) => profileLoad(browser, url, text));
    const medians = (read: (profile: Profile) => number) =>
      profiles.map((each) => median(each.map(read)));
    figures.push(
      figure(
        `${path}: scripts, ms`,
        medians(({ scripts }) => scripts),
        0.75,
      ),
      figure(
        `${path}: style and layout, ms`,
        medians(({ layout }) => layout),
        0.8,
      ),
      figure(
        `${path}: longest task, ms`,
        medians(({ tasks: [task] }) => task?.duration ?? 0),
        0.6,
      ),
    );
  }
  return figures;
}

/** Cold loads of the pages with lists. */
async function compareLoads(browser: Browser, urls: readonly string[], runs: number) {
  const figures: Figure[] = [];
  for (const { path } of liveRoutes) {
    const pages = await pagesAt(browser, urls, path);
    const loads = await inTurn(pages, runs, ({ url, text }) => coldLoad(browser, url, text));
    for (const [name, [read, goal]] of Object.entries(loadFigures)) {
      const medians = loads.map((each) => median(each.map(read)));
      figures.push(figure(`${path}: ${name}`, medians, goal));
    }
  }
  return figures;
}

async function compareTours(browser: Browser, urls: readonly string[], runs: number) {
  const walks = await inTurn(urls, runs, (url) => walk(browser, url));
  const medians = steps.map((_, step) =>
    walks.map((each) => median(each.map((times) => times[step] ?? Number.NaN))),
  );
  const worst = urls.map((_, site) => Math.max(...medians.map((times) => times[site] ?? 0)));
  return [
    ...steps.map(({ name }, step) => figure(`${name}, ms`, medians[step] ?? [])),
    figure('the worst step, ms', worst, 0.6),
  ];
}

async function compareBusyPages(browser: Browser, urls: readonly string[], runs: number) {
  const leagues = await Promise.all(urls.map(connectTo));
  const measured = await inTurn(leagues, runs, async (league) => ({
    delays: await measureSingleChanges(browser, league, 24),
    burst: await measureBurst(browser, league),
  }));
  const single = (share: number) =>
    measured.map((rounds) => {
      const delays = rounds.flatMap(({ delays }) => delays);
      return percentile(delays, share);
    });
  const burst = (name: 'blocked' | 'longestTask' | 'complete') =>
    measured.map((rounds) => median(rounds.map(({ burst }) => burst[name])));
  return [
    figure('one change received → its row painted, p50, ms', single(0.5)),
    figure('the same, p95, ms', single(0.95), 0.6),
    figure('500 changes in a second: blocked, ms', burst('blocked'), 0.4),
    figure('the longest task, ms', burst('longestTask')),
    figure('from the first until all are shown, ms', burst('complete'), 1.05),
  ];
}
