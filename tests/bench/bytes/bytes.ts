import { root } from '../support/publish.ts';
import { rowOf, type Bench } from '../support/report.ts';
import { allRoutes, liveRoutes } from '../support/routes.ts';
import { buildSite } from '../support/site.ts';
import { each } from '../support/statistics.ts';
import { listBudgets, measureFirstLoad, sizeBudgets } from './firstLoad.ts';
import { keepModules } from './modules.ts';

export const title = 'size of the first load';

const lists: Readonly<Record<string, number>> = listBudgets;

/** What is sent before a page is complete. */
export async function run({ versions }: Bench) {
  const sites = await each(versions, ({ project }) => buildSite(project));
  const rows = allRoutes.map((route) => {
    const isHome = route.path === '/';
    const budgets = isHome ? sizeBudgets : undefined;
    const [scripts, list] = [budgets?.scripts.gzip, lists[route.path]];
    const headline = '/: scripts, kB gzip';
    return rowOf(
      route.path,
      sites.map((site) => measureFirstLoad(site, route)),
      [
        {
          what: 'scripts, kB gzip',
          read: (page) => page.scripts.gzip,
          limit: scripts ? { ...scripts, headline } : list ? { limit: list } : undefined,
        },
        {
          what: 'kB brotli',
          read: (page) => page.scripts.brotli,
          limit: budgets?.scripts.brotli,
        },
        {
          what: 'styles, kB gzip',
          read: (page) => page.styles.gzip,
          limit: budgets?.styles.gzip,
        },
        { what: 'HTML, kB gzip', read: ({ html }) => html.gzip },
      ],
    );
  });
  return [rows.flat()];
}

/** What a first load that is too large is compared with. */
export async function keep() {
  const site = await buildSite(root);
  const pages = liveRoutes.map((route) => measureFirstLoad(site, route));
  await keepModules(site, pages);
}
