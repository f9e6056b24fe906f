import { paths } from '../../../src/league/paths.ts';

/** A page, and the module of its code in a build. */
export type MeasuredRoute = { path: string; module: string };

/** The pages that list results or matches. */
export const liveRoutes = [
  { path: paths.home(), module: 'src/home/HomePage.tsx' },
  { path: paths.results(), module: 'src/matches/ResultsPage.tsx' },
  { path: paths.category('sexta-libre'), module: 'src/category/CategoryPage.tsx' },
  { path: paths.upcoming(), module: 'src/matches/UpcomingPage.tsx' },
] as const satisfies readonly MeasuredRoute[];

/** Every kind of page. */
export const allRoutes = [
  ...liveRoutes,
  { path: paths.categories(), module: 'src/category/CategoriesPage.tsx' },
  { path: paths.about(), module: 'src/home/about/AboutPage.tsx' },
  { path: paths.admin(), module: 'src/admin/AdminPage.tsx' },
] as const satisfies readonly MeasuredRoute[];
