import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countMantine } from '../mantine/mantine.ts';
import { buildBaseline, buildSite } from '../support/builds.ts';
import { atMost, tableOf, type Part, type Report } from '../support/report.ts';
import { allRoutes } from '../support/routes.ts';
import { listBudgets, measureFirstLoad, sizeBudgets, sizeOf, type FirstLoad } from './firstLoad.ts';
import { measurePackages } from './packages.ts';

/** What is sent before a page is complete. */
export const bytes: Part = {
  title: 'Size of the first load',
  async run(): Promise<Report> {
    const site = buildSite();
    const home = measureFirstLoad(site, allRoutes[0]);
    const pages = [home, ...allRoutes.slice(1).map((route) => measureFirstLoad(site, route))];
    const baseline = measureBaseline(buildBaseline());
    const heaviest = pages.toSorted((one, other) => other.styles.gzip - one.styles.gzip)[0] ?? home;
    const note = `most on ${heaviest.path}: ${heaviest.styles.gzip.toFixed(1)} kB`;
    const mantine = await countMantine(site);
    const { scripts, styles } = sizeBudgets;
    const share = home.scripts.gzip / baseline.scripts.gzip;
    return {
      tables: [
        tableOf(
          'First load of each page',
          [...pages, baseline],
          {
            page: ({ path }) => path,
            'scripts, kB gzip': ({ scripts }) => scripts.gzip,
            'scripts, kB brotli': ({ scripts }) => scripts.brotli,
            'styles, kB gzip': ({ styles }) => styles.gzip,
            'styles, kB brotli': ({ styles }) => styles.brotli,
            'HTML, kB gzip': ({ html }) => html.gzip,
            'HTML, kB brotli': ({ html }) => html.brotli,
          },
          'What the page names, its own code, and all that these import; kB = 1000 bytes, gzip 9, Brotli 11. Inline styles count as styles and as HTML.',
        ),
        tableOf(
          'The scripts of / by package',
          measurePackages(site, home.files),
          {
            package: ({ name }) => name,
            'minified, kB': ({ minified }) => minified,
            'gzip, kB': ({ gzip }) => gzip,
          },
          'By the source maps; each package is assumed to compress like the whole file.',
        ),
        ...mantine.tables,
      ],
      budgets: [
        atMost('/: scripts, gzip', scripts.gzip.limit, home.scripts.gzip, 'kB', {
          aim: scripts.gzip.aim,
          isHeadline: true,
        }),
        ...pages.flatMap(({ path, scripts }) =>
          Object.entries(listBudgets)
            .filter(([listed]) => listed === path)
            .map(([, limit]) => atMost(`${path}: scripts, gzip`, limit, scripts.gzip, 'kB')),
        ),
        atMost('/: scripts, Brotli', scripts.brotli.limit, home.scripts.brotli, 'kB', {
          aim: scripts.brotli.aim,
        }),
        atMost('/: scripts ÷ baseline build, gzip', 0.46, share, '', { aim: 0.42 }),
        atMost('/: styles, gzip', styles.gzip.limit, home.styles.gzip, 'kB', {
          aim: styles.gzip.aim,
          note,
        }),
        ...mantine.budgets,
      ],
      details: mantine.details,
    };
  },
};

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
