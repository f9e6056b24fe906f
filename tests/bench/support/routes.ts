import { paths } from '../../../src/paths.ts';

/** A page, and the module of its code in a build. */
export type MeasuredRoute = { path: string; module: string };

const page = (path: string, name: string): MeasuredRoute => ({
  path,
  module: `src/pages/${name}/${name}Page.tsx`,
});

/** The pages that list results or matches. */
export const liveRoutes = [
  page(paths.home(), 'Home'),
  page(paths.results(), 'Results'),
  page(paths.category('sexta-libre'), 'Category'),
  page(paths.upcoming(), 'Upcoming'),
] as const;

/** Every kind of page. */
export const allRoutes = [
  ...liveRoutes,
  page(paths.categories(), 'Categories'),
  page(paths.about(), 'About'),
  page(paths.admin(), 'Admin'),
] as const;
