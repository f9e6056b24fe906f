import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { buildBaseline, buildSite } from '../support/site.ts';
import { atMost, tableOf, type Cell, type Table } from '../support/report.ts';
import { allRoutes } from '../support/routes.ts';
import { listBudgets, measureFirstLoad, sizeBudgets, sizeOf, type FirstLoad } from './firstLoad.ts';

export const title = 'size of the first load';

/** What is sent before a page is complete. */
export async function run() {
  const site = buildSite();
  const pages = allRoutes.map((route) => measureFirstLoad(site, route));
  const anyPage = measureFirstLoad(buildBaseline(), allRoutes[0]);
  const baseline = { ...anyPage, path: 'baseline build, any page' };
  const { scripts, styles } = sizeBudgets;
  const share = (page: FirstLoad) => page.scripts.gzip / baseline.scripts.gzip;
  const home = { ...scripts.gzip, headline: '/: scripts, kB gzip' };
  const lists = Object.entries(listBudgets).map(([path, limit]) => [path, { limit }]);
  return {
    tables: [
      tableOf([...pages, baseline], {
        page: ({ path }) => path,
        'scripts, kB gzip': limited((page) => page.scripts.gzip, {
          ...Object.fromEntries(lists),
          '/': home,
        }),
        'kB brotli': limited((page) => page.scripts.brotli, { '/': scripts.brotli }),
        '÷ baseline, gzip': limited(share, { '/': { limit: 0.46, aim: 0.42 } }),
        'styles, kB gzip': limited((page) => page.styles.gzip, { '/': styles.gzip }),
        'HTML, kB gzip': ({ html }) => html.gzip,
      }),
    ],
    details: pages.slice(0, 1).map((home) => packageTable(site, home)),
  };
}

type Limit = { limit: number; aim?: number; headline?: string };

function limited(size: (page: FirstLoad) => number, limits: Readonly<Record<string, Limit>>) {
  return (page: FirstLoad): Cell => {
    const { limit, ...details } = limits[page.path] ?? {};
    return limit === undefined ? size(page) : atMost(size(page), limit, details);
  };
}

/** The packages in a page's scripts by their source maps, each compressed as well as its whole file. */
function packageTable(folder: string, { files }: FirstLoad): Table {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const share = sizeOf([text]).gzip / text.length;
    const path = join(folder, `${file}.map`);
    const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
    for (const [number, line] of text.split('\n').entries()) {
      for (let column = 0; column <= line.length; column += 1) {
        // Not every character has a source.
        const source = String(Reflect.get(map?.findEntry(number, column) ?? {}, 'originalSource'));
        const [, found] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
        const name = found ?? (source.includes('src/') ? 'the site itself' : 'the bundler');
        sizes.set(name, (sizes.get(name) ?? 0) + share);
      }
    }
  }
  return tableOf(
    [...sizes].toSorted(([, one], [, other]) => other - one),
    { 'scripts of / by package': ([name]) => name, 'kB gzip': ([, size]) => size },
  );
}
