import { launchChromium } from '../../support/chromium.ts';
import { buildBaseline, buildSite, startSite } from '../support/site.ts';
import { atMost, tableOf, type Cell } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { median, summarise } from '../support/statistics.ts';
import { kinds, loadInTurn, received, type Visited } from './loads.ts';
import { writeBarePages } from './lowerBound.ts';

const variants = { site: 'the site', bound: 'lower bound: bare HTML', baseline: 'baseline build' };

type Variant = keyof typeof variants;
type Page = Visited & { path: string; variant: Variant };
type Figure = 'firstPaint' | 'largestPaint' | 'painted' | 'blocked' | 'shift';
type Limit = [limit: number, details?: { aim: number }];

export const title = 'cold loads on a slow phone, until the first result is seen';

/** How soon a first visitor sees the page, its picture and its first result. */
export async function run() {
  const folder = buildSite();
  await using browser = await launchChromium();
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
  await loadInTurn(browser, pages, 5);

  const summary = ({ loads }: Page, figure: Figure) => summarise(loads.map((load) => load[figure]));
  const ofHome =
    (figure: Figure, limit: number, aim: number, name: string) =>
    (page: Page): Cell => {
      const isHome = page.path === '/' && page.variant === 'site';
      const details = { aim, headline: `/: ${name}, ms` };
      return isHome ? atMost(summary(page, figure), limit, details) : summary(page, figure);
    };
  const ofSite =
    (figure: Figure, limit: number) =>
    (page: Page): Cell =>
      page.variant === 'site' ? atMost(summary(page, figure), limit) : summary(page, figure);
  /** The site's time as a share of the variant's. */
  const ratio =
    (figure: Figure, limits: Partial<Record<Variant, Limit>>) =>
    (page: Page): Cell => {
      const compared = pages.find(({ path, variant }) => path === page.path && variant === 'site');
      if (compared === undefined || compared === page) return null;
      const share = summary(compared, figure).median / summary(page, figure).median;
      const limit = limits[page.variant];
      return limit === undefined ? share : atMost(share, ...limit);
    };
  return {
    tables: [
      tableOf(pages, {
        page: ({ path }) => path,
        '': ({ variant }) => variants[variant],
        'first paint, ms': ofHome('firstPaint', 1000, 800, 'first contentful paint'),
        'largest paint, ms': ofHome('largestPaint', 1700, 1600, 'largest contentful paint'),
        'first result, ms': ofHome('painted', 1900, 1500, 'first result painted'),
        'blocked, ms': ofSite('blocked', 50),
        shift: ofSite('shift', 0.005),
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
