import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { buildBaseline, buildSite } from '../support/site.ts';
import { atMost, tableOf, type Cell, type Table } from '../support/report.ts';
import { allRoutes } from '../support/routes.ts';
import { listBudgets, measureFirstLoad, sizeBudgets, sizeOf, type FirstLoad } from './firstLoad.ts';

export const title = 'size of the first load';

/** What is sent before a page is complete. */
export async function run() {
  const site = buildSite();
  const home = measureFirstLoad(site, allRoutes[0]);
  const pages = [home, ...allRoutes.slice(1).map((route) => measureFirstLoad(site, route))];
  const baseline = measureBaseline(buildBaseline());
  const { scripts, styles } = sizeBudgets;
  const limits = new Map<string, number>(Object.entries(listBudgets));
  const scriptsOf = ({ path, scripts: { gzip } }: FirstLoad): Cell => {
    const limit = limits.get(path);
    if (path === '/') {
      return atMost(gzip, scripts.gzip.limit, {
        aim: scripts.gzip.aim,
        headline: '/: scripts, kB gzip',
      });
    }
    return limit === undefined ? gzip : atMost(gzip, limit);
  };
  return {
    tables: [
      tableOf([...pages, baseline], {
        page: ({ path }) => path,
        'scripts, kB gzip': scriptsOf,
        'kB brotli': ({ path, scripts: { brotli } }) =>
          path === '/' ? atMost(brotli, scripts.brotli.limit, { aim: scripts.brotli.aim }) : brotli,
        '÷ baseline, gzip': (page) => {
          const share = page.scripts.gzip / baseline.scripts.gzip;
          return page.path === '/' ? atMost(share, 0.46, { aim: 0.42 }) : share;
        },
        'styles, kB gzip': ({ path, styles: { gzip } }) =>
          path === '/' ? atMost(gzip, styles.gzip.limit, { aim: styles.gzip.aim }) : gzip,
        'HTML, kB gzip': ({ html }) => html.gzip,
      }),
    ],
    details: [packageTable(site, home)],
  };
}

/** The baseline build is one page with one script and one style sheet. */
function measureBaseline(folder: string): FirstLoad {
  const files = readdirSync(join(folder, 'assets')).map((name) => join('assets', name));
  const sizeOfFiles = (extension: string) =>
    sizeOf(
      ['index.html', ...files]
        .filter((file) => file.endsWith(extension))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    );
  return {
    path: 'baseline build, any page',
    html: sizeOfFiles('.html'),
    scripts: sizeOfFiles('.js'),
    styles: sizeOfFiles('.css'),
    files: [],
  };
}

/** The packages in a page's scripts by their source maps, each compressed as well as its whole file. */
function packageTable(folder: string, { files }: FirstLoad): Table {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const share = sizeOf([text]).gzip / text.length;
    const path = join(folder, `${file}.map`);
    const payload: SourceMapPayload | null = existsSync(path)
      ? JSON.parse(readFileSync(path, 'utf8'))
      : null;
    const map = payload && new SourceMap(payload);
    for (const [number, line] of text.split('\n').entries()) {
      for (let column = 0; column <= line.length; column += 1) {
        // Not every character has a source.
        const entry = map?.findEntry(number, column) ?? {};
        const source = String(Reflect.get(entry, 'originalSource'));
        const [, name = source.includes('src/') ? 'the site itself' : 'the bundler'] =
          /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
        sizes.set(name, (sizes.get(name) ?? 0) + share);
      }
    }
  }
  const sorted = [...sizes].toSorted(([, one], [, other]) => other - one);
  return tableOf(sorted, {
    'scripts of / by package': ([name]) => name,
    'kB gzip': ([, size]) => size,
  });
}
