import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import type { ClockReader } from '../data/listOrder.ts';
import { firstPageQuery } from '../data/loadWindow.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from '../data/tables.ts';
import { categories, categoryBySlug, type CategoryName } from '../domain/category.ts';
import { nameFromSlug } from '../domain/pairSlug.ts';
import { league } from '../league/league.config.ts';
import { civilMomentAt } from '../domain/time.ts';
import { buildTime, leagueClock } from '../league/leagueClock.ts';
import { seasons } from '../league/seasons.config.ts';
import { seasonAt, seasonLists, seasonsUntil } from '../pages/shared/seasonLists.ts';
import { paths } from '../paths.ts';

/** The query for a list that a page opens with: it is requested before the page's code is there. */
export type PageList = (clock: ClockReader) => string;

/** A page of the site. Router, prefetch, prerendered files and sitemap are derived from it. */
export type SitePage = {
  /** As the router writes it. Addresses are in lower case, without a slash at their end. */
  path: string;
  /** What the browser's tab shows before the league's name; `null`: the name alone. */
  title: (params: Params) => string | null;
  /** Which lists it opens with. */
  lists?: (params: Params) => readonly PageList[];
  /** Which script shows it with its rows before React has started (`src/early/`). */
  earlyScript?: 'lists' | 'category' | 'table';
  /** Components that the script shows and whose code comes after the page's. Their styles are in the page. */
  laterComponents?: readonly string[];
  /** Where `path` has parameters, their values: each becomes a prerendered page. */
  params?: readonly Params[];
  /**
   * Where the values are not known when the site is built: the address of the one prerendered page
   * that hosts answer with instead (`_redirects`).
   */
  frame?: string;
  /** `none`: without header, footer and dialogs. */
  layout?: 'site' | 'none';
  /** Not for visitors: not in the sitemap, and its code is fetched when it is opened. */
  isPrivate?: boolean;
  /**
   * Its code is fetched: beside the first script where a visit begins with it, since its file names it,
   * and in advance for later visits.
   */
  load: () => Promise<ComponentType>;
};

const results =
  (order: 'entry' | 'day', category?: CategoryName): PageList =>
  (clock) =>
    firstPageQuery(resultsTable, { order, category }, clock);
const matches =
  (category?: CategoryName): PageList =>
  (clock) =>
    firstPageQuery(upcomingMatchesTable, { order: 'soonest', category }, clock);

/** What the table of a category is made of. */
function playedLists(season: string, category: CategoryName): readonly PageList[] {
  return [
    (clock) => firstPageQuery(resultsTable, seasonLists.results(season, category), clock),
    (clock) => firstPageQuery(pairsTable, seasonLists.pairs(category), clock),
  ];
}

/** That, and what could still happen. */
function tableLists(season: string, slug: string): readonly PageList[] {
  const category = categoryBySlug(slug)?.name;
  if (category === undefined) return [];
  const { matches, pending } = seasonLists;
  return [
    ...playedLists(season, category),
    (clock) => firstPageQuery(upcomingMatchesTable, matches(season, category), clock),
    (clock) => firstPageQuery(upcomingMatchesTable, pending(season, category), clock),
  ];
}

const builtDay = civilMomentAt(buildTime, leagueClock).date;
/** The season that is played when the site is built. */
const builtSeason = () => seasonAt(builtDay).slug;

export const notFoundPage: SitePage = {
  path: '*',
  title: () => 'No encontrada',
  load: async () => (await import('../pages/NotFound/NotFoundPage.tsx')).NotFoundPage,
};

function tableTitle(slug: string): string {
  const name = categoryBySlug(slug)?.name;
  return name === undefined ? 'Categoría no encontrada' : `Tabla de Posiciones - ${name}`;
}

/** Every page of the site, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [
  {
    path: paths.home(),
    title: () => null,
    lists: () => [results('entry'), matches()],
    earlyScript: 'lists',
    load: async () => (await import('../pages/Home/HomePage.tsx')).HomePage,
  },
  {
    path: paths.results(),
    title: () => 'Resultados',
    lists: () => [results('day')],
    earlyScript: 'lists',
    load: async () => (await import('../pages/Results/ResultsPage.tsx')).ResultsPage,
  },
  {
    path: paths.upcoming(),
    title: () => 'Próximos Partidos',
    lists: () => [matches()],
    earlyScript: 'lists',
    load: async () => (await import('../pages/Upcoming/UpcomingPage.tsx')).UpcomingPage,
  },
  {
    path: paths.categories(),
    title: () => 'Categorías',
    lists: () => [results('day'), matches()],
    load: async () => (await import('../pages/Categories/CategoriesPage.tsx')).CategoriesPage,
  },
  {
    path: paths.category(':categoryId'),
    params: categories.map(({ slug }) => ({ categoryId: slug })),
    title: ({ categoryId = '' }) => categoryBySlug(categoryId)?.name ?? 'Categoría no encontrada',
    lists({ categoryId = '' }) {
      const category = categoryBySlug(categoryId)?.name;
      if (category === undefined) return [];
      const table = playedLists(builtSeason(), category);
      return [results('day', category), matches(category), ...table];
    },
    earlyScript: 'category',
    laterComponents: ['CategoryTable'],
    load: async () => (await import('../pages/Category/CategoryPage.tsx')).CategoryPage,
  },
  {
    path: paths.tables(),
    title: () => 'Tablas de Posiciones',
    lists: () => [
      (clock) => firstPageQuery(resultsTable, seasonLists.results(builtSeason()), clock),
    ],
    load: async () => (await import('../pages/Tables/TablesPage.tsx')).TablesPage,
  },
  {
    path: paths.table(':categoryId'),
    params: categories.map(({ slug }) => ({ categoryId: slug })),
    title: ({ categoryId = '' }) => tableTitle(categoryId),
    lists: ({ categoryId = '' }) => tableLists(builtSeason(), categoryId),
    earlyScript: 'table',
    load: async () => (await import('../pages/Table/TablePage.tsx')).TablePage,
  },
  {
    path: paths.pairPattern(),
    frame: '/pareja',
    title: ({ pairName = '' }) => nameFromSlug(pairName),
    load: async () => (await import('../pages/Pair/PairPage.tsx')).PairPage,
  },
  {
    path: paths.table(':categoryId', ':seasonId'),
    params: seasonsUntil(builtDay).flatMap(({ slug: seasonId }) =>
      categories.map(({ slug }) => ({ categoryId: slug, seasonId })),
    ),
    title: ({ categoryId = '', seasonId }) =>
      [
        tableTitle(categoryId),
        ...seasons.filter(({ slug }) => slug === seasonId).map(({ name }) => name),
      ].join(', '),
    lists: ({ categoryId = '', seasonId = '' }) => tableLists(seasonId, categoryId),
    load: async () => (await import('../pages/Table/TablePage.tsx')).TablePage,
  },
  {
    path: paths.myPairs(),
    title: () => 'Mi pareja',
    load: async () => (await import('../pages/MyPairs/MyPairsPage.tsx')).MyPairsPage,
  },
  {
    path: paths.about(),
    title: () => 'Nosotros',
    load: async () => (await import('../pages/About/AboutPage.tsx')).AboutPage,
  },
  {
    path: paths.admin(),
    title: () => 'Acceso de Administrador',
    load: async () => (await import('../pages/Admin/AdminPage.tsx')).AdminPage,
    isPrivate: true,
  },
  {
    path: paths.paste(),
    title: () => 'Pegar resultados',
    load: async () => (await import('../pages/Paste/PastePage.tsx')).PastePage,
    isPrivate: true,
  },
  {
    path: paths.tv(),
    title: () => 'Pantalla del club',
    load: async () => (await import('../pages/Tv/TvPage.tsx')).TvPage,
    layout: 'none',
    isPrivate: true,
  },
  {
    path: paths.fixture(),
    title: () => 'Fixture',
    load: async () => (await import('../pages/Fixture/FixturePage.tsx')).FixturePage,
    isPrivate: true,
  },
  notFoundPage,
];

/** A page whose code is there. */
export type LoadedPage = { page: SitePage; Component: ComponentType };

/** @throws Error if the code of the page cannot be fetched */
export async function loadPage(page: SitePage): Promise<LoadedPage> {
  return { page, Component: await page.load() };
}

/** The page at an address. */
export function sitePageAt(pathname: string): SitePage {
  if (!isDecodable(pathname)) return notFoundPage;
  return sitePages.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
}

/** The parameters of a page's address. */
export function paramsAt({ path }: SitePage, pathname: string): Params {
  return (isDecodable(pathname) ? matchPath(path, pathname)?.params : undefined) ?? {};
}

/** The address of the page that another spelling of it means: `/Resultados/` is `/resultados`. */
export function canonicalPath(pathname: string): string {
  const canonical = pathname
    .toLowerCase()
    // Links have them in capitals: `%C3%B1`.
    .replaceAll(/%[\da-f]{2}/g, (escape) => escape.toUpperCase())
    .replace(/(?<=[^/])\/+$/, '');
  return sitePageAt(canonical) === notFoundPage ? pathname : canonical;
}

/** Whether an address can be decoded: `%E0%A4%A` is not UTF-8. */
function isDecodable(pathname: string): boolean {
  try {
    // Compared, because a build drops a call whose result is not used.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** What the browser's tab and shared links show. */
export function documentTitle(title: string | null): string {
  return title === null ? league.name : `${title} · ${league.name}`;
}
