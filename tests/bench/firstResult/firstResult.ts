import { openLeague, openLeagues } from '../support/league.ts';
import { rowOf, type Bench, type Column } from '../support/report.ts';
import { liveRoutes } from '../support/routes.ts';
import { buildHosted } from '../support/site.ts';
import { each, inTurn, median, summarise } from '../support/statistics.ts';
import { coldLoad, type Load } from './loads.ts';
import { writeBarePages } from './lowerBound.ts';

/** The loads of a page of `npm start`, of a build, and of the same page as plain HTML. */
type Loads = { start: readonly Load[]; build: readonly Load[]; bare: readonly Load[] };
type Kind = 'start' | 'build';

export const title = 'cold loads on a slow phone, until the first result is seen';

/** The results that are saved after a build, of which its pages know nothing. */
const differing = 3;

/** How soon a first visitor sees the page, its picture and its first result. */
export async function run({ browser, runs, versions }: Bench) {
  const paths = liveRoutes.map(({ path }) => path);
  const bare = await each(versions, (version) => writeBarePages(browser, paths, version));
  // The server reads the site's files when it starts, the bare pages among them.
  await using opened = await openLeagues(versions);
  await using stack = new AsyncDisposableStack();
  const hosts = await each([...versions.entries()], async ([index, version]) => {
    const site = buildHosted(version.project, opened.leagues[index]?.url ?? '');
    return stack.use(await openLeague(version, site));
  });

  /** @param textOf the row whose times are taken */
  const measure = async (path: string, textOf: (version: number) => string) => {
    const visits = opened.leagues.flatMap(({ url }, version) => {
      const { barePath = '' } = bare[version]?.[paths.indexOf(path)] ?? {};
      const addresses = [url + path, (hosts[version]?.url ?? '') + path, url + barePath];
      const { firstText = '' } = bare[version]?.[paths.indexOf(path)] ?? {};
      const texts = [textOf(version), textOf(version), firstText];
      return addresses.map((address, kind) => ({ url: address, text: texts[kind] ?? '' }));
    });
    const loads = await inTurn(visits, runs, ({ url, text }) => coldLoad(browser, url, text));
    return versions.map((_, version): Loads => {
      const [start = [], build = [], bare = []] = loads.slice(3 * version);
      return { start, build, bare };
    });
  };

  const same = await each([...paths.entries()], async ([index, path]) => {
    const measured = await measure(path, (version) => bare[version]?.[index]?.firstText ?? '');
    const limits = path === '/' ? homeLimits : {};
    return [
      ...rowOf(path, measured, columns('start', limits)),
      ...rowOf(`${path} of a build`, measured, columns('build', {})),
    ];
  });

  const teams = Array.from({ length: differing }, (_, index) => `Bench actual ${index}.`);
  await each(opened.leagues, (league) => league.addResults(...teams));
  // The list of matches has no results.
  const withResults = paths.filter((path) => path !== liveRoutes[3].path);
  const changed = await each(withResults, async (path) => {
    await each(opened.leagues, (league) => untilShown(league.url + path, teams));
    const measured = await measure(path, () => teams.at(-1) ?? '');
    return rowOf(`${path}, ${differing} rows differ`, measured, changedColumns);
  });
  return [same.flat(), changed.flat()];
}

/** A server makes a page once in three seconds at most; one that makes none never shows them. */
async function untilShown(address: string, texts: readonly string[]) {
  for (let tries = 0; tries < 10; tries += 1) {
    const page = await (await fetch(address)).text();
    if (texts.some((text) => page.includes(text))) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}

const homeLimits = {
  firstPaint: { limit: 1000, aim: 800, headline: '/: first contentful paint, ms' },
  largestPaint: { limit: 1700, aim: 1600, headline: '/: largest contentful paint, ms' },
  painted: { limit: 1900, aim: 1500, headline: '/: first result painted, ms' },
};

const readOwn = (kind: Kind, read: (load: Load) => number) => (loads: Loads) =>
  summarise(loads[kind].map(read));
// Less than a thousandth is seen by nobody.
const shiftOf = ({ shift }: Load) => Math.round(shift * 1000) / 1000;

function columns(kind: Kind, limits: Partial<typeof homeLimits>): readonly Column<Loads>[] {
  const own = (read: (load: Load) => number) => readOwn(kind, read);
  const ratio = (name: keyof typeof homeLimits) => (loads: Loads) =>
    median(loads[kind].map((load) => load[name])) / median(loads.bare.map((load) => load[name]));
  return [
    {
      what: 'first paint, ms',
      read: own(({ firstPaint }) => firstPaint),
      limit: limits.firstPaint,
      goal: 1,
    },
    {
      what: 'largest paint, ms',
      read: own(({ largestPaint }) => largestPaint),
      limit: limits.largestPaint,
    },
    {
      what: 'first result, ms',
      read: own(({ painted }) => painted),
      limit: limits.painted,
    },
    { what: 'hydrated, ms', read: own(({ hydrated }) => hydrated || Number.NaN) },
    { what: 'blocked, ms', read: own(({ blocked }) => blocked), limit: { limit: 50 }, goal: 0.6 },
    {
      what: 'longest task after the first result, ms',
      read: own(({ longestTask }) => longestTask),
    },
    { what: 'shift', read: own(shiftOf), limit: { limit: 0.005 }, goal: 1 },
    {
      what: 'received until hydration, kB',
      read: own(({ untilHydrated }) => untilHydrated),
      goal: 0.9,
    },
    { what: 'received, kB', read: own(({ received }) => received) },
    {
      what: 'lower bound: bare HTML, first result, ms',
      read: ({ bare }) => summarise(bare.map(({ painted }) => painted)),
    },
    { what: '÷ it, first paint', read: ratio('firstPaint') },
    { what: '÷ it, largest paint', read: ratio('largestPaint') },
    { what: '÷ it, first result', read: ratio('painted'), limit: { limit: 1.3 } },
  ];
}

const changedColumns: readonly Column<Loads>[] = [
  {
    what: 'a current row of npm start, ms',
    read: readOwn('start', ({ painted }) => painted),
    goal: 0.65,
  },
  {
    what: 'a current row of a build, ms',
    read: readOwn('build', ({ painted }) => painted),
    goal: 1.25,
  },
  { what: 'shift of a build', read: readOwn('build', shiftOf) },
  {
    what: 'frames that shift',
    read: readOwn('build', ({ shifts }) => shifts),
    limit: { limit: 1 },
  },
];
