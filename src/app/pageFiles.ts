import type { Params } from 'react-router-dom';
import { categoryBySlug, type CategoryName } from '../league/category.ts';
import { builtSettings, settings } from '../league/settings.ts';
import { paths } from '../league/paths.ts';
import { seasonAt, seasonLists, seasonsUntil } from '../league/seasonLists.ts';
import type { ClockReader } from '../live/listOrder.ts';
import { firstPageQuery } from '../live/loadRows.ts';
import type { ListRequest } from '../live/listRequest.ts';
import {
  latestPlayed,
  pairsTable,
  resultsTable,
  upcomingMatchesTable,
  type ResultFilter,
} from '../matches/tables.ts';
import { civilMomentAt } from '../padel/time.ts';

/** The query of a list that a page opens with. */
export type PrefetchQuery = (clock: ClockReader) => string;

/** What the build writes into the file of a page. */
export type PageFile = {
  /** Which lists the script in its head requests, before the page's code is there. */
  prefetch?: (params: Params) => readonly PrefetchQuery[];
  /** Which script shows it with its rows before React has started (`src/opening/early/`). */
  earlyScript?: 'lists' | 'category' | 'table';
  /** Modules whose code comes after the page's, e.g. `PairNeeds.tsx`. Their styles are in the file. */
  lazyFiles?: readonly string[];
  /** Where its path has parameters, their values: each becomes a prerendered page. */
  params?: () => readonly Params[];
  /**
   * Where the values are not known when the site is built: the address of the one prerendered page
   * that hosts answer with instead (`_redirects`).
   */
  frame?: string;
};

const results =
  (list: ListRequest<'entry' | 'day', ResultFilter>): PrefetchQuery =>
  (clock) =>
    firstPageQuery(resultsTable, list, clock);
const matches =
  (category?: CategoryName): PrefetchQuery =>
  (clock) =>
    firstPageQuery(upcomingMatchesTable, { order: 'soonest', category }, clock);

/** What the table of a category is made of. */
function playedLists(season: string, category: CategoryName): readonly PrefetchQuery[] {
  return [
    (clock) => firstPageQuery(resultsTable, seasonLists.results(season, category), clock),
    (clock) => firstPageQuery(pairsTable, seasonLists.pairs(category), clock),
  ];
}

/** The played season's lists, and those of the matches that are still open. */
function tableLists(season: string, slug: string): readonly PrefetchQuery[] {
  const category = categoryBySlug(slug, settings())?.name;
  if (category === undefined) return [];
  const { matches, pending, postponed } = seasonLists;
  return [
    ...playedLists(season, category),
    (clock) => firstPageQuery(upcomingMatchesTable, matches(season, category), clock),
    (clock) => firstPageQuery(upcomingMatchesTable, pending(season, category), clock),
    (clock) => firstPageQuery(upcomingMatchesTable, postponed(season, category), clock),
  ];
}

const builtDay = () => civilMomentAt(builtSettings().builtAt, settings().clock).date;
/** The season that is played when the site is built. */
const builtSeason = () => seasonAt(builtDay(), settings()).slug;

const ofCategories = () => settings().categories.map(({ slug }) => ({ categoryId: slug }));

/** The files of pages that need more than their path, by the path in `sitePages.ts`. */
export const pageFiles: Readonly<Record<string, PageFile>> = {
  [paths.home()]: { prefetch: () => [results(latestPlayed), matches()], earlyScript: 'lists' },
  [paths.results()]: { prefetch: () => [results({ order: 'day' })], earlyScript: 'lists' },
  [paths.upcoming()]: { prefetch: () => [matches()], earlyScript: 'lists' },
  [paths.categories()]: { prefetch: () => [results({ order: 'day' }), matches()] },
  [paths.category(':categoryId')]: {
    params: ofCategories,
    prefetch({ categoryId = '' }) {
      const category = categoryBySlug(categoryId, settings())?.name;
      if (category === undefined) return [];
      const table = playedLists(builtSeason(), category);
      return [results({ order: 'day', category }), matches(category), ...table];
    },
    earlyScript: 'category',
    lazyFiles: ['CategoryTable.tsx'],
  },
  [paths.left(':categoryId')]: {
    params: ofCategories,
    prefetch: ({ categoryId = '' }) => tableLists(builtSeason(), categoryId),
  },
  [paths.tables()]: {
    prefetch: () => [
      (clock) => firstPageQuery(resultsTable, seasonLists.results(builtSeason()), clock),
    ],
  },
  [paths.table(':categoryId')]: {
    params: ofCategories,
    prefetch: ({ categoryId = '' }) => tableLists(builtSeason(), categoryId),
    earlyScript: 'table',
    lazyFiles: ['PairNeeds.tsx'],
  },
  [paths.pairPattern()]: { frame: '/pareja' },
  [paths.table(':categoryId', ':seasonId')]: {
    params: () =>
      seasonsUntil(builtDay(), settings()).flatMap(({ slug: seasonId }) =>
        ofCategories().map((category) => ({ ...category, seasonId })),
      ),
    prefetch: ({ categoryId = '', seasonId = '' }) => tableLists(seasonId, categoryId),
  },
};
