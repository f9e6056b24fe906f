import { buildSite, startSite } from '../support/site.ts';
import { atMost, tableOf, type Bench, type Cell } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { inTurn, median, summarise } from '../support/statistics.ts';
import { coldLoad, type Load } from './loads.ts';
import { writeBarePages } from './lowerBound.ts';

type Page = { path: string; loads: readonly Load[]; bare: readonly Load[] };
type Figure = 'firstPaint' | 'largestPaint' | 'painted' | 'blocked' | 'shift';

export const title = 'cold loads on a slow phone, until the first result is seen';

/** How soon a first visitor sees the page, its picture and its first result. */
export async function run({ browser, runs }: Bench) {
  const folder = buildSite();
  const paths = liveRoutes.map(({ path }) => path);
  const barePages = await writeBarePages(browser, paths, folder);
  // The server reads the site's files when it starts, the bare pages among them.
  await using site = await startSite(folder);
  const visits = barePages.flatMap(({ path, barePath, firstText }) => [
    { url: site.url + path, firstText },
    { url: site.url + barePath, firstText },
  ]);
  const loads = await inTurn(visits, runs, (visit) =>
    coldLoad(browser, visit.url, visit.firstText),
  );
  const pages = paths.map((path, index): Page => {
    const [own = [], bare = []] = loads.slice(2 * index);
    return { path, loads: own, bare };
  });
  return [
    tableOf(pages, {
      page: ({ path }) => path,
      'first paint, ms': ofHome('firstPaint', 1000, 800, 'first contentful paint'),
      'largest paint, ms': ofHome('largestPaint', 1700, 1600, 'largest contentful paint'),
      'first result, ms': ofHome('painted', 1900, 1500, 'first result painted'),
      'blocked, ms': ({ loads }) => atMost(summary(loads, 'blocked'), 50),
      shift: ({ loads }) => atMost(summary(loads, 'shift'), 0.005),
      'received, kB': ({ loads }) => median(loads.map(({ received }) => received)),
      'lower bound: bare HTML, first result, ms': ({ bare }) => summary(bare, 'painted'),
      '÷ it, first paint': (page) => ratio(page, 'firstPaint'),
      'largest paint': (page) => ratio(page, 'largestPaint'),
      'first result': (page) => atMost(ratio(page, 'painted'), 2.6, { aim: 2 }),
    }),
  ];
}

function summary(loads: readonly Load[], figure: Figure) {
  return summarise(loads.map((load) => load[figure]));
}

function ratio({ loads, bare }: Page, figure: Figure): number {
  return summary(loads, figure).median / summary(bare, figure).median;
}

/** With a limit for `/`. */
function ofHome(figure: Figure, limit: number, aim: number, name: string) {
  return ({ path, loads }: Page): Cell => {
    const value = summary(loads, figure);
    return path === '/' ? atMost(value, limit, { aim, headline: `/: ${name}, ms` }) : value;
  };
}
