import { buildSite } from '../support/site.ts';
import { atMost, tableOf, type Cell } from '../support/report.ts';
import { allRoutes, liveRoutes } from '../support/routes.ts';
import { listBudgets, measureFirstLoad, sizeBudgets, type FirstLoad } from './firstLoad.ts';
import { keepModules } from './modules.ts';

export const title = 'size of the first load';

/** What is sent before a page is complete. */
export async function run() {
  const site = buildSite();
  const pages = allRoutes.map((route) => measureFirstLoad(site, route));
  const { scripts, styles } = sizeBudgets;
  const home = { ...scripts.gzip, headline: '/: scripts, kB gzip' };
  const lists = Object.entries(listBudgets).map(([path, limit]) => [path, { limit }]);
  return [
    tableOf(pages, {
      page: ({ path }) => path,
      'scripts, kB gzip': limited((page) => page.scripts.gzip, {
        ...Object.fromEntries(lists),
        '/': home,
      }),
      'kB brotli': limited((page) => page.scripts.brotli, { '/': scripts.brotli }),
      'styles, kB gzip': limited((page) => page.styles.gzip, { '/': styles.gzip }),
      'HTML, kB gzip': ({ html }) => html.gzip,
    }),
  ];
}

/** What a first load that is too large is compared with. */
export async function keep() {
  const site = buildSite();
  const pages = liveRoutes.map((route) => measureFirstLoad(site, route));
  await keepModules(site, pages);
}

type Limit = { limit: number; aim?: number; headline?: string };

function limited(size: (page: FirstLoad) => number, limits: Readonly<Record<string, Limit>>) {
  return (page: FirstLoad): Cell => {
    const { limit, ...details } = limits[page.path] ?? {};
    return limit === undefined ? size(page) : atMost(size(page), limit, details);
  };
}
