import { launchChromium } from '../../support/chromium.ts';
import { buildBaseline, buildSite } from '../support/builds.ts';
import { openLeague } from '../support/league.ts';
import { openPhone } from '../support/phone.ts';
import { atMost, tableOf, type Budget, type Part, type Report } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { median, sum, summarise } from '../support/statistics.ts';
import { coldLoad, kinds, observed, type Kind, type Load } from './coldLoad.ts';
import { writeBarePages } from './lowerBound.ts';

const runs = 5;

/** A page in one variant, with all its loads. */
type Visited = {
  path: string;
  variant: keyof typeof variants;
  url: string;
  firstText: string;
  loads: Load[];
};
const variants = {
  site: 'the site',
  bound: 'lower bound: bare HTML',
  baseline: 'baseline build',
} as const;

/** How soon a first visitor sees the page, its picture and its first result. */
export const firstResult: Part = {
  title: 'First visit: until the first result is seen',
  async run() {
    const siteFolder = buildSite();
    await using browser = await launchChromium();
    await using baseline = await openLeague(buildBaseline());
    const paths = liveRoutes.map(({ path }) => path);
    const pages = await writeBarePages(browser, baseline.url, paths, siteFolder);
    // The server reads the site's files when it starts, the bare pages among them.
    await using site = await openLeague(siteFolder);
    const visited = pages.flatMap(({ path, barePath, firstText }): Visited[] => [
      { path, variant: 'site', url: site.url + path, firstText, loads: [] },
      { path, variant: 'bound', url: site.url + barePath, firstText, loads: [] },
      ...(path === '/'
        ? [{ path, variant: 'baseline' as const, url: baseline.url, firstText, loads: [] }]
        : []),
    ]);
    for (const { url } of visited) {
      await using phone = await openPhone(browser, {});
      await phone.page.goto(url, { waitUntil: 'networkidle' });
    }
    // The pages take turns: what else the machine does slows all alike.
    for (let run = 0; run < runs; run += 1) {
      for (const { url, firstText, loads } of visited) {
        loads.push(await coldLoad(browser, url, firstText));
      }
    }
    return report(visited);
  },
};

type Figure = 'firstPaint' | 'largestPaint' | 'painted' | 'blocked' | 'shift';

function report(visited: readonly Visited[]): Report {
  const middle = ({ loads }: Visited, figure: Figure) => median(loads.map((load) => load[figure]));
  /** The site's time as a share of another variant's; `null`: there is none. */
  const ratio = (page: Visited, variant: Visited['variant'], figure: Figure) => {
    const other = visited.find((each) => each.path === page.path && each.variant === variant);
    if (other === undefined || page.variant !== 'site') return null;
    return middle(page, figure) / middle(other, figure);
  };
  const budgets = visited.flatMap((page): Budget[] => {
    if (page.variant !== 'site') return [];
    const { path } = page;
    const time = (what: string, figure: Figure, limit: number, aim: number, isHeadline: boolean) =>
      atMost(`/: ${what}`, limit, middle(page, figure), 'ms', { aim, isHeadline });
    const share = (what: string, figure: Figure, limit: number, details?: { aim: number }) =>
      atMost(
        `/: ${what} ÷ baseline build`,
        limit,
        ratio(page, 'baseline', figure) ?? NaN,
        '',
        details,
      );
    const ofHome = [
      time('first contentful paint', 'firstPaint', 1000, 800, true),
      time('largest contentful paint', 'largestPaint', 1700, 1600, false),
      time('first result painted', 'painted', 1900, 1500, true),
      share('first contentful paint', 'firstPaint', 0.35),
      share('largest contentful paint', 'largestPaint', 0.4),
      share('first result painted', 'painted', 0.4, { aim: 0.36 }),
    ];
    return [
      ...(path === '/' ? ofHome : []),
      atMost(`${path}: first result ÷ bare page`, 2.6, ratio(page, 'bound', 'painted') ?? NaN, '', {
        aim: 2,
      }),
      atMost(`${path}: total blocking time`, 50, middle(page, 'blocked'), 'ms'),
      atMost(`${path}: layout shift`, 0.005, middle(page, 'shift'), ''),
    ];
  });
  const summary =
    (figure: Figure) =>
    ({ loads }: Visited) =>
      summarise(loads.map((load) => load[figure]));
  const times = tableOf(
    'Cold load on a slow phone',
    visited,
    {
      page: ({ path }) => path,
      '': ({ variant }) => variants[variant],
      'first paint, ms': summary('firstPaint'),
      'largest paint, ms': summary('largestPaint'),
      'first result, ms': summary('painted'),
      '÷ lower bound': (page) => ratio(page, 'bound', 'painted'),
      '÷ baseline': (page) => ratio(page, 'baseline', 'painted'),
      'blocked, ms': summary('blocked'),
      shift: summary('shift'),
      'first result': ({ loads }) =>
        loads.every(({ isOnScreen }) => isOnScreen) ? 'on the screen' : 'below the screen',
    },
    `Chromium at 360 × 740, 562.5 ms a request, 1.47 Mbit/s, processor 4 times slower, empty cache; median [min–max] of ${runs} after one that is not counted. The lower bound is the same rows and the same picture as plain HTML; the baseline build is the same pages as one script with every style of Mantine, rendered by the browser.`,
  );
  const sent =
    (...counted: readonly Kind[]) =>
    ({ loads }: Visited) =>
      median(loads.map(({ transfer }) => sum(counted.map((kind) => transfer[kind])))) / 1000;
  const transfers = tableOf(
    'What was sent for it',
    visited,
    {
      page: ({ path }) => path,
      '': ({ variant }) => variants[variant],
      ...Object.fromEntries(kinds.map((kind) => [`${kind.toLowerCase()}, kB`, sent(kind)])),
      'all, kB': sent(...kinds),
    },
    `Until ${observed / 1000} s after the first result, compressed, with headers; kB = 1000 bytes.`,
  );
  return { tables: [times, transfers], budgets };
}
