import type { CachedPage } from './CachedPages.tsx';
import type { SiteData } from '../matches/DataProvider.tsx';
import { firstPageQuery } from '../live/loadRows.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from '../matches/tables.ts';
import { settings } from '../league/settings.ts';
import { announced } from '../matches/announced.ts';
import { pairLists } from '../matches/pairLists.ts';
import { seasonLists } from '../league/seasonLists.ts';
import { paths } from '../league/paths.ts';
import { groupBy } from '../padel/groupBy.ts';
import { civilMomentAt } from '../padel/time.ts';
import { pageFiles } from './pageFiles.ts';
import { sitePages } from './sitePages.ts';

/** Rows that the service worker has cached. @property at when the database gave them, ms since the epoch */
type CachedRows = { rows: readonly unknown[]; at: number };

/** The pages whose rows the service worker has cached: those of the site, then pairs by their names. */
export async function findCachedPages(
  { sources: { readRows } }: SiteData,
  signal: AbortSignal,
): Promise<readonly CachedPage[]> {
  // Nothing else caches rows.
  if (!navigator.serviceWorker?.controller) return [];
  const readCached = async (query: string): Promise<CachedRows | null> => {
    const times: number[] = [];
    const onCached = (at: number) => times.push(at);
    const read = await readRows(query, signal, onCached, 'force-cache').catch(() => null);
    const [at] = times;
    return at === undefined ? null : { rows: read?.rows ?? [], at };
  };
  const known = new Map<string, Promise<CachedRows | null>>();
  const find = (query: string) => {
    const found = known.get(query) ?? readCached(query);
    known.set(query, found);
    return found;
  };
  /** The moment at which the oldest of the rows of these lists were read; `null`: some are not there. */
  const ageOf = async (queries: readonly string[]) => {
    const lists = await Promise.all(queries.map(find));
    const times = lists.flatMap((list) => list?.at ?? []);
    return times.length === queries.length ? Math.min(...times) : null;
  };
  const all = [...pagesOfSite(), ...(await pagesOfPairs(find))];
  // The table of the season that is being played has two addresses.
  const pages = [...groupBy(all, ({ queries }) => queries.join(' ')).values()].flatMap(
    ([first]) => first ?? [],
  );
  const found = await Promise.all(
    pages.map(async ({ path, title, queries }) => ({ path, title, at: await ageOf(queries) })),
  );
  return found.flatMap(({ at, ...page }) => (at === null ? [] : [{ ...page, at }]));
}

type PageQueries = { path: string; title: string; queries: readonly string[] };

function pagesOfSite(): readonly PageQueries[] {
  return sitePages.flatMap(({ path, title }) => {
    const { reads, frame, params = () => [{}] } = pageFiles[path] ?? {};
    // Pairs are found by their names.
    if (reads === undefined || frame !== undefined) return [];
    const league = settings();
    const day = civilMomentAt(Date.now(), league.clock).date;
    return params(league, day).map((values) => ({
      path: Object.entries(values).reduce(
        (filled, [name, value]) => filled.replace(`:${name}`, value ?? ''),
        path,
      ),
      title: title(values, league) ?? 'Inicio',
      queries: reads(values, league, day, new URLSearchParams()).map(({ query }) => query),
    }));
  });
}

/** The pages of all pairs whose names are cached. */
async function pagesOfPairs(
  find: (query: string) => Promise<CachedRows | null>,
): Promise<readonly PageQueries[]> {
  const lists = await Promise.all(
    settings().categories.map(async ({ slug, name }) => {
      const names = firstPageQuery(pairsTable, seasonLists.pairs(name));
      const pairs = ((await find(names))?.rows ?? []).flatMap((row) => pairsTable.parse(row) ?? []);
      return pairs.map((pair) => ({
        path: paths.pair(slug, pair.name, pair.id),
        title: pair.name,
        queries: [
          names,
          firstPageQuery(resultsTable, pairLists.results(pair.id)),
          firstPageQuery(upcomingMatchesTable, announced),
        ],
      }));
    }),
  );
  return lists.flat();
}
