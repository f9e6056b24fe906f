import { buildBaseline, buildSite, startSite } from '../support/site.ts';
import { atMost, tableOf, type Bench, type Cell } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { median, summarise } from '../support/statistics.ts';
import { kinds, loadInTurn, received, type Visited } from './loads.ts';
import { writeBarePages } from './lowerBound.ts';

const variants = { site: 'the site', bound: 'lower bound: bare HTML', baseline: 'baseline build' };

type Variant = keyof typeof variants;
type Page = Visited & { path: string; variant: Variant };
type Figure = 'firstPaint' | 'largestPaint' | 'painted' | 'blocked' | 'shift';
export const title = 'cold loads on a slow phone, until the first result is seen';

/** How soon a first visitor sees the page, its picture and its first result. */
export async function run({ browser, runs }: Bench) {
  const folder = buildSite();
  await using baseline = await startSite(buildBaseline());
  const paths = liveRoutes.map(({ path }) => path);
  const barePages = await writeBarePages(browser, baseline.found, paths, folder);
  // The server reads the site's files when it starts, the bare pages among them.
  await using site = await startSite(folder);
  const pages = barePages.flatMap(({ path, barePath, firstText }): Page[] => {
    const page = (variant: Variant, url: string) => ({ path, variant, url, firstText, loads: [] });
    return [
      page('site', site.found + path),
      page('bound', site.found + barePath),
      ...(path === '/' ? [page('baseline', baseline.found)] : []),
    ];
  });
  await loadInTurn(browser, pages, runs);

  const summary = ({ loads }: Page, figure: Figure) => summarise(loads.map((load) => load[figure]));
  /** With a limit for the site: for all of its pages, or with an aim and a name for `/`. */
  const figure =
    (figure: Figure, limit: number, details?: { aim: number; headline: string }) =>
    (page: Page): Cell => {
      const isLimited = page.variant === 'site' && (page.path === '/' || details === undefined);
      return isLimited ? atMost(summary(page, figure), limit, details) : summary(page, figure);
    };
  /** The site's time as a share of the variant's. */
  const ratio =
    (
      figure: Figure,
      limits: Partial<Record<Variant, [limit: number, details?: { aim: number }]>>,
    ) =>
    (page: Page): Cell => {
      const compared = pages.find(({ path, variant }) => path === page.path && variant === 'site');
      if (compared === undefined || compared === page) return null;
      const share = summary(compared, figure).median / summary(page, figure).median;
      const limit = limits[page.variant];
      return limit === undefined ? share : atMost(share, ...limit);
    };
  const first = { aim: 800, headline: '/: first contentful paint, ms' };
  const largest = { aim: 1600, headline: '/: largest contentful paint, ms' };
  const result = { aim: 1500, headline: '/: first result painted, ms' };
  return {
    tables: [
      tableOf(pages, {
        page: ({ path }) => path,
        '': ({ variant }) => variants[variant],
        'first paint, ms': figure('firstPaint', 1000, first),
        'largest paint, ms': figure('largestPaint', 1700, largest),
        'first result, ms': figure('painted', 1900, result),
        'blocked, ms': figure('blocked', 50),
        shift: figure('shift', 0.005),
        'received, kB': ({ loads }) => median(loads.map((load) => received(load, ...kinds))),
        'site ÷ it: first paint': ratio('firstPaint', { baseline: [0.35] }),
        'largest paint': ratio('largestPaint', { baseline: [0.4] }),
        'first result': ratio('painted', {
          bound: [2.6, { aim: 2 }],
          baseline: [0.4, { aim: 0.36 }],
        }),
      }),
    ],
  };
}
