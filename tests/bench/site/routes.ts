import { paths } from '../../../src/paths.ts';

/** A page of the site as the benchmark opens it. */
export type MeasuredRoute = {
  path: string;
  /** The module that binds it, by which its own code is found in a build. */
  module: string;
};

const page = (path: string, name: string): MeasuredRoute => ({
  path,
  module: `src/pages/${name}/${name}Page.tsx`,
});

/** The pages that show the league's results and matches. */
export const liveRoutes = [
  page(paths.home(), 'Home'),
  page(paths.results(), 'Results'),
  page(paths.category('sexta-libre'), 'Category'),
  page(paths.upcoming(), 'Upcoming'),
] as const;

/** Every kind of page that there is. */
export const allRoutes = [
  ...liveRoutes,
  page(paths.categories(), 'Categories'),
  page(paths.about(), 'About'),
  page(paths.admin(), 'Admin'),
] as const;
