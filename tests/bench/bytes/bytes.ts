import { buildBaseline, buildSite, baselineFolder, siteFolder } from '../site/builds.ts';
import { allRoutes } from '../site/routes.ts';
import { atMost } from '../support/budgets.ts';
import type { Budget, Part, PartReport, Table } from '../support/report.ts';
import { readBaselineSizes } from './baselineSizes.ts';
import { sharesOf, type PackageShare } from './packages.ts';
import { shareOfBaseline, sizeBudgets } from './sizeBudgets.ts';
import { measureSizes, type LoadSizes } from './sizes.ts';

/** What has to be sent before a page can do everything that it is there for. */
export const bytes: Part = {
  name: 'bytes',
  title: 'Size of the first load',
  run: measure,
};

async function measure(): Promise<PartReport> {
  buildSite();
  buildBaseline();
  const pages: LoadSizes[] = [];
  for (const route of allRoutes) pages.push(await measureSizes(siteFolder, route));
  const naive = readBaselineSizes(baselineFolder);
  const home = pages[0];
  if (home === undefined) throw new Error('There is no page.');
  return {
    tables: [sizesTable([...pages, naive]), packagesTable(sharesOf(siteFolder, home.files))],
    budgets: budgetsOf(home, pages, naive),
    charts: [],
  };
}

function sizesTable(loads: readonly LoadSizes[]): Table {
  const columns = ['scripts', 'styles', 'HTML'].flatMap((title) => [
    { title, unit: 'kB gzip' },
    { title, unit: 'kB brotli' },
  ]);
  return {
    title: 'First load of each page',
    isPublished: true,
    columns: [{ title: 'page' }, ...columns],
    rows: loads.map(({ path, scripts, styles, html }) => [
      path,
      ...[scripts, styles, html].flatMap(({ gzip, brotli }) => [gzip, brotli]),
    ]),
    note: 'What the page names, its own code, and all that these import; kB = 1000 bytes, gzip 9, Brotli 11. Styles within the HTML count as styles and as HTML.',
  };
}

function packagesTable(shares: readonly PackageShare[]): Table {
  return {
    title: 'Of what the scripts of / consist',
    isPublished: true,
    columns: [
      { title: 'package' },
      { title: 'minified', unit: 'kB' },
      { title: 'gzip', unit: 'kB' },
    ],
    rows: [
      ...shares.map(({ name, minified, gzip }) => [name, minified, gzip]),
      ['all', sum(shares, 'minified'), sum(shares, 'gzip')],
    ],
    note: "Counted by the scripts' source maps; compressed, a package has the share of the file that it has before.",
  };
}

function sum(shares: readonly PackageShare[], figure: 'minified' | 'gzip'): number {
  return shares.reduce((total, share) => total + share[figure], 0);
}

function budgetsOf(home: LoadSizes, pages: readonly LoadSizes[], naive: LoadSizes): Budget[] {
  const { homeScripts, styles } = sizeBudgets;
  const heaviest = pages.toSorted((one, other) => other.styles.gzip - one.styles.gzip)[0] ?? home;
  return [
    atMost({
      what: '/: scripts, gzip',
      ...homeScripts.gzip,
      unit: 'kB',
      measured: home.scripts.gzip,
    }),
    atMost({
      what: '/: scripts, Brotli',
      ...homeScripts.brotli,
      unit: 'kB',
      measured: home.scripts.brotli,
    }),
    atMost({
      what: '/: scripts ÷ naive build, gzip',
      ...shareOfBaseline,
      unit: '',
      measured: home.scripts.gzip / naive.scripts.gzip,
    }),
    atMost({
      what: '/: styles, gzip',
      ...styles.gzip,
      unit: 'kB',
      measured: home.styles.gzip,
      note: `most on ${heaviest.path}: ${heaviest.styles.gzip.toFixed(1)} kB`,
    }),
  ];
}
