import { paths } from '../../../src/league/paths.ts';

/** A page, and the module of its code in a build. */
export type MeasuredRoute = { path: string; module: string };

const page = (path: string, module: string): MeasuredRoute => ({
  path,
  module: `src/${module}.tsx`,
});

/** The pages that list results or matches. */
export const liveRoutes = [
  page(paths.home(), 'home/HomePage'),
  page(paths.results(), 'matches/ResultsPage'),
  page(paths.category('sexta-libre'), 'category/CategoryPage'),
  page(paths.upcoming(), 'matches/UpcomingPage'),
] as const;

/** Every kind of page. */
export const allRoutes = [
  ...liveRoutes,
  page(paths.categories(), 'category/CategoriesPage'),
  page(paths.about(), 'home/about/AboutPage'),
  page(paths.admin(), 'admin/AdminPage'),
] as const;
