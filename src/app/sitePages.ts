import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { categoryBySlug } from '../league/category.ts';
import { loadCode } from '../live/loadCode.ts';
import { nameFromSlug } from '../padel/pairSlug.ts';
import { paths } from '../league/paths.ts';
import type { LeagueSettings } from '../league/league.ts';

/** The links to a page in the frame of every page, and their positions there, from 1. */
type MenuEntry = {
  label: string;
  header?: number;
  /** The bar of a wide screen has no room for it: it stands in the menu of narrow ones. */
  isOnlyInMenu?: true;
  footer?: number;
  /** The bar at the bottom of a phone's screen. */
  footBar?: { position: number; icon: FootBarIcon; label?: string };
};

export type FootBarIcon = 'home' | 'results' | 'matches' | 'tables' | 'pairs';

/**
 * A page of the site: what each visit has to know of it. Router, prerendered files and sitemap are derived from it;
 * the rest stands in `pageFiles.ts`.
 */
export type SitePage = {
  /** As the router writes it. Addresses are in lower case, without a slash at their end. */
  path: string;
  /**
   * The title in the browser's tab before the league's name; `null`: the name alone, `undefined`: the league has
   * no such category.
   */
  title: (params: Params, league: LeagueSettings) => string | null | undefined;
  /** `none`: without header, footer and dialogs. */
  layout?: 'site' | 'none';
  menu?: MenuEntry;
  /** Not for visitors: not in the sitemap, and its code is fetched when it is opened. */
  isPrivate?: boolean;
  /**
   * Its code is fetched: beside the first script where a visit begins with it, since its file names it,
   * and in advance for later visits.
   */
  load: () => Promise<ComponentType>;
};

/** Code that visitors do not need. */
export const privateCode = () => loadCode(() => import('./privateCode.ts'));

export const notFoundPage: SitePage = {
  path: '*',
  title: () => 'No encontrada',
  load: async () => (await import('../league/NotFoundPage.tsx')).NotFoundPage,
};

/** The title of a page of a category. @param before what stands before the category's own title */
const ofCategory =
  (before = '') =>
  ({ categoryId = '' }: Params, league: LeagueSettings) => {
    const category = categoryBySlug(categoryId, league);
    return category && before + category.title;
  };
const ofTable = ofCategory('Tabla de Posiciones - ');

/** Every page of the site, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [
  {
    path: paths.home(),
    title: () => null,
    menu: { label: 'Inicio', footer: 1, footBar: { position: 1, icon: 'home' } },
    load: async () => (await import('../home/HomePage.tsx')).HomePage,
  },
  {
    path: paths.results(),
    title: () => 'Resultados',
    menu: { label: 'Resultados', header: 3, footer: 2, footBar: { position: 2, icon: 'results' } },
    load: async () => (await import('../matches/ResultsPage.tsx')).ResultsPage,
  },
  {
    path: paths.upcoming(),
    title: () => 'Próximos Partidos',
    menu: {
      label: 'Próximos Partidos',
      header: 4,
      footer: 3,
      footBar: { position: 3, icon: 'matches', label: 'Próximos' },
    },
    load: async () => (await import('../matches/UpcomingPage.tsx')).UpcomingPage,
  },
  {
    path: paths.categories(),
    title: () => 'Categorías',
    menu: { label: 'Categorías', header: 2 },
    load: async () => (await import('../category/CategoriesPage.tsx')).CategoriesPage,
  },
  {
    path: paths.category(':categoryId'),
    title: ofCategory(),
    load: async () => (await import('../category/CategoryPage.tsx')).CategoryPage,
  },
  {
    path: paths.left(':categoryId'),
    title: ofCategory('Lo que falta - '),
    load: async () => (await import('../standings/LeftPage.tsx')).LeftPage,
  },
  {
    path: paths.tables(),
    title: () => 'Tablas de Posiciones',
    menu: { label: 'Tablas', header: 5, footBar: { position: 4, icon: 'tables' } },
    load: async () => (await import('../standings/TablesPage.tsx')).TablesPage,
  },
  {
    path: paths.table(':categoryId'),
    title: ofTable,
    load: async () => (await import('../standings/TablePage.tsx')).TablePage,
  },
  {
    path: paths.pairPattern(),
    title: ({ pairName = '' }) => nameFromSlug(pairName),
    load: async () => (await import('../pairs/PairPage.tsx')).PairPage,
  },
  {
    path: paths.table(':categoryId', ':seasonId'),
    title(params, league) {
      const table = ofTable(params, league);
      const season = league.seasons.find(({ slug }) => slug === params['seasonId']);
      return table === undefined || season === undefined ? table : `${table}, ${season.name}`;
    },
    load: async () => (await import('../standings/TablePage.tsx')).TablePage,
  },
  {
    path: paths.myPairs(),
    title: () => 'Mi pareja',
    menu: { label: 'Mi pareja', header: 7, footBar: { position: 5, icon: 'pairs' } },
    load: async () => (await import('../pairs/MyPairsPage.tsx')).MyPairsPage,
  },
  {
    path: paths.about(),
    title: () => 'Nosotros',
    menu: { label: 'Nosotros', header: 1, footer: 4 },
    load: async () => (await import('../home/about/AboutPage.tsx')).AboutPage,
  },
  {
    path: paths.rules(),
    title: () => 'Reglamento',
    menu: { label: 'Reglamento', header: 6, isOnlyInMenu: true, footer: 5 },
    load: async () => (await import('../standings/RulesPage.tsx')).RulesPage,
  },
  {
    path: paths.admin(),
    title: () => 'Acceso de Administrador',
    menu: { label: 'Admin', header: 8 },
    load: async () => (await privateCode()).loadAdminPage(),
    isPrivate: true,
  },
  {
    path: paths.league(),
    title: () => 'La liga',
    load: async () => (await privateCode()).loadLeaguePage(),
    isPrivate: true,
  },
  {
    path: paths.paste(),
    title: () => 'Pegar resultados',
    load: async () => (await privateCode()).loadPastePage(),
    isPrivate: true,
  },
  {
    path: paths.tv(),
    title: () => 'Pantalla del club',
    load: async () => (await privateCode()).loadTvPage(),
    layout: 'none',
    isPrivate: true,
  },
  {
    path: paths.fixture(),
    title: () => 'Fixture',
    load: async () => (await privateCode()).loadFixturePage(),
    isPrivate: true,
  },
  {
    // After those that have a name. Its parts have titles of their own.
    path: paths.adminPart(':part'),
    title: () => null,
    load: async () => (await privateCode()).loadAdminPart(),
    isPrivate: true,
  },
  notFoundPage,
];

export type MenuItem = MenuEntry & { path: string };

/** The pages to which a part of the frame links, in their order. */
export function menuOf(part: 'header' | 'footBar' | 'footer'): readonly MenuItem[] {
  const position = ({ [part]: place }: MenuEntry) =>
    typeof place === 'object' ? place.position : (place ?? 0);
  return sitePages
    .flatMap(({ path, menu }) => (menu?.[part] === undefined ? [] : [{ path, ...menu }]))
    .sort((one, other) => position(one) - position(other));
}

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

/** The parameters of a page's address, decoded: `los-%C3%B1andues` is `los-ñandues`. */
export function paramsAt({ path }: SitePage, pathname: string): Params {
  const params = isDecodable(pathname) ? matchPath(path, pathname)?.params : undefined;
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value = '']) => [name, decodeURIComponent(value)]),
  );
}

/** The address of the page that another spelling means: `/Resultados/` is `/resultados`. */
export function canonicalPath(pathname: string): string {
  const canonical = pathname
    .toLowerCase()
    // Links have them in capitals: `%C3%B1`.
    .replaceAll(/%[\da-f]{2}/g, (escape) => escape.toUpperCase())
    .replace(/([^/])\/+$/, '$1');
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

/** The title in the browser's tab. */
export function documentTitle(title: string | null, { name }: LeagueSettings): string {
  return title === null ? name : `${title} · ${name}`;
}
