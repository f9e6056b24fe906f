import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { CategoryPage } from '../pages/Category/CategoryPage.tsx';
import { HomePage } from '../pages/Home/HomePage.tsx';
import { ResultsPage } from '../pages/Results/ResultsPage.tsx';
import { UpcomingPage } from '../pages/Upcoming/UpcomingPage.tsx';
import { paths } from '../paths.ts';

type SitePage = {
  /** Its address, as the router writes it. */
  path: string;
  /** Fetches its code. */
  load(): Promise<ComponentType>;
};

/**
 * Every page of the site: where it is, and how its code is fetched when it is visited or before. The
 * pages that people come for are small, share most of their code, and come with the site's: a request
 * more is half a second on a bad network.
 */
export const sitePages = {
  home: {
    path: paths.home(),
    load: async () => HomePage,
  },
  about: {
    path: paths.about(),
    load: async () => (await import('../pages/About/AboutPage.tsx')).AboutPage,
  },
  categories: {
    path: paths.categories(),
    load: async () => (await import('../pages/Categories/CategoriesPage.tsx')).CategoriesPage,
  },
  category: {
    path: paths.category(':categoryId'),
    load: async () => CategoryPage,
  },
  results: {
    path: paths.results(),
    load: async () => ResultsPage,
  },
  upcoming: {
    path: paths.upcoming(),
    load: async () => UpcomingPage,
  },
  admin: {
    path: paths.admin(),
    load: async () => (await import('../pages/Admin/AdminPage.tsx')).AdminPage,
  },
  notFound: {
    path: '*',
    load: async () => (await import('../pages/NotFound/NotFoundPage.tsx')).NotFoundPage,
  },
} as const satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof sitePages;

/** In the order in which the router tries them. */
export const sitePageNames: readonly SitePageName[] = [
  'home',
  'about',
  'categories',
  'category',
  'results',
  'upcoming',
  'admin',
  'notFound',
];

/** The page at an address. */
export function sitePageAt(pathname: string): SitePageName {
  if (!isReadable(pathname)) return 'notFound';
  return sitePageNames.find((name) => matchPath(sitePages[name].path, pathname)) ?? 'notFound';
}

/** Whether the router can decode an address: `%E0%A4%A` in one is half a letter. */
export function isReadable(pathname: string): boolean {
  try {
    // What comes of it is asked for: a call without a use is left out of the build.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
