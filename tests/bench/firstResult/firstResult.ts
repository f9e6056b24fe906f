import { openLeagues } from '../support/league.ts';
import { rowOf, type Bench, type Column } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { each, inTurn, median, summarise } from '../support/statistics.ts';
import { coldLoad, type Load } from './loads.ts';
import { writeBarePages } from './lowerBound.ts';

/** The loads of a page, and of the same page as plain HTML. */
type Loads = { own: readonly Load[]; bare: readonly Load[] };

export const title = 'cold loads on a slow phone, until the first result is seen';

/** How soon a first visitor sees the page, its picture and its first result. */
export async function run({ browser, runs, versions }: Bench) {
  const paths = liveRoutes.map(({ path }) => path);
  const bare = await each(versions, (version) => writeBarePages(browser, paths, version));
  // The server reads the site's files when it starts, the bare pages among them.
  await using opened = await openLeagues(versions);
  const rows = await each([...paths.entries()], async ([index, path]) => {
    const visits = opened.leagues.flatMap(({ url }, version) => {
      const { barePath = '', firstText = '' } = bare[version]?.[index] ?? {};
      return [path, barePath].map((each) => ({ url: url + each, firstText }));
    });
    const loads = await inTurn(visits, runs, ({ url, firstText }) =>
      coldLoad(browser, url, firstText),
    );
    const measured = versions.map((_, version): Loads => {
      const [own = [], bare = []] = loads.slice(2 * version);
      return { own, bare };
    });
    return rowOf(path, measured, path === '/' ? columns(homeLimits) : columns({}));
  });
  return [rows.flat()];
}

const homeLimits = {
  firstPaint: { limit: 1000, aim: 800, headline: '/: first contentful paint, ms' },
  largestPaint: { limit: 1700, aim: 1600, headline: '/: largest contentful paint, ms' },
  painted: { limit: 1900, aim: 1500, headline: '/: first result painted, ms' },
};

function columns(limits: Partial<typeof homeLimits>): readonly Column<Loads>[] {
  const own = (read: (load: Load) => number) => (loads: Loads) => summarise(loads.own.map(read));
  const ratio = (name: keyof typeof homeLimits) => (loads: Loads) =>
    median(loads.own.map((load) => load[name])) / median(loads.bare.map((load) => load[name]));
  return [
    {
      what: 'first paint, ms',
      read: own(({ firstPaint }) => firstPaint),
      limit: limits.firstPaint,
      goal: 1.03,
    },
    {
      what: 'largest paint, ms',
      read: own(({ largestPaint }) => largestPaint),
      limit: limits.largestPaint,
      goal: 1.03,
    },
    {
      what: 'first result, ms',
      read: own(({ painted }) => painted),
      limit: limits.painted,
      goal: 1.03,
    },
    { what: 'hydrated, ms', read: own(({ hydrated }) => hydrated || Number.NaN) },
    { what: 'blocked, ms', read: own(({ blocked }) => blocked), limit: { limit: 50 }, goal: 0.4 },
    {
      what: 'longest task after the first result, ms',
      read: own(({ longestTask }) => longestTask),
      goal: 0.5,
    },
    {
      what: 'shift',
      // Less than a thousandth is seen by nobody.
      read: own(({ shift }) => Math.round(shift * 1000) / 1000),
      limit: { limit: 0.005 },
      goal: 1,
    },
    { what: 'received, kB', read: own(({ received }) => received) },
    {
      what: 'lower bound: bare HTML, first result, ms',
      read: ({ bare }) => summarise(bare.map(({ painted }) => painted)),
    },
    { what: '÷ it, first paint', read: ratio('firstPaint') },
    { what: '÷ it, largest paint', read: ratio('largestPaint') },
    { what: '÷ it, first result', read: ratio('painted'), limit: { limit: 2.6, aim: 2 } },
  ];
}
