import { atMost, tableOf, type Budget, type Chart } from '../support/report.ts';
import type { Part, Point, Report, Table } from '../support/report.ts';
import { sum } from '../support/statistics.ts';
import { openEmbedded, openNative, type Engine } from './engine.ts';
import { measureList, readsAt, sizes, type ListFigures } from './lists.ts';
import { coveringIndexes, indexBytes, measureWrite, measureWrites } from './writes.ts';
import { withIndexes, type WriteFigures } from './writes.ts';

const largest = Math.max(...sizes);
const largestText = largest.toLocaleString('en-US');
const rowsInCharts = [
  'results, latest',
  'results of a category',
  'results, next page',
  'matches, latest',
];

/** The results' lists, an insert, and the bytes of the indexes. */
type IndexFigures = { lists: ListFigures[]; write: WriteFigures; bytes: number };

/** What lists and writes cost in tables that have grown for years. */
export const database: Part = {
  title: 'The database at a thousand to a million rows',
  async run() {
    const reports: Required<Report>[] = [];
    for (const open of [openEmbedded, openNative]) {
      await using engine = await open();
      if (engine !== null) reports.push(await measureEngine(engine));
    }
    return {
      tables: reports.flatMap(({ tables }) => tables),
      budgets: reports.flatMap(({ budgets }) => budgets),
      charts: reports.flatMap(({ charts }) => charts),
      details: reports.flatMap(({ details }) => details),
    };
  },
};

async function measureEngine(engine: Engine): Promise<Required<Report>> {
  const lists: ListFigures[] = [];
  let rows = 0;
  for (const size of sizes) {
    await engine.run(`set maintenance_work_mem = '256MB'`, `call bench.load(${rows + 1}, ${size})`);
    await engine.run('vacuum analyze public.results', 'vacuum analyze public.upcoming_matches');
    rows = size;
    for (const read of await readsAt(size)) lists.push(await measureList(engine, read, size));
  }
  const large = lists.filter((list) => list.rows === largest);
  const ofResults = ({ list }: { list: string }) => list.startsWith('results');
  const writes = await measureWrites(engine);
  const migrated = {
    lists: large.filter(ofResults),
    write: await measureWrite(engine, 'as migrated'),
    bytes: await indexBytes(engine),
  };
  const covered = await withIndexes(engine, await coveringIndexes(engine), async () => {
    const lists: ListFigures[] = [];
    for (const read of (await readsAt(rows)).filter(ofResults)) {
      lists.push(await measureList(engine, read, rows));
    }
    const write = await measureWrite(engine, 'covering');
    return { lists, write, bytes: await indexBytes(engine) };
  });
  const { name } = engine;
  return {
    tables: [
      listTable(name, lists),
      writeTable(name, writes),
      coveringTable(name, migrated, covered),
    ],
    budgets: budgetsOf(`${largestText} rows, ${name}`, large),
    charts: [chartOf(name, lists)],
    details: large.map(({ list, plan }) => `${name}, ${list}\n${plan.text}`),
  };
}

function listTable(engine: string, lists: readonly ListFigures[]): Table {
  const at = (name: string, size: number) =>
    lists.find(({ list, rows }) => list === name && rows === size)?.withPolicies ?? null;
  const [small, middle] = sizes;
  return tableOf(
    `The lists at ${largestText} rows, ${engine}`,
    lists.filter(({ rows }) => rows === largest),
    {
      list: ({ list }) => list,
      [`${small.toLocaleString('en-US')} rows, ms`]: ({ list }) => at(list, small),
      [`${middle.toLocaleString('en-US')} rows, ms`]: ({ list }) => at(list, middle),
      'as a visitor, ms': ({ withPolicies }) => withPolicies,
      'without policies, ms': ({ withoutPolicies }) => withoutPolicies,
      times: ({ withPolicies, withoutPolicies }) => withPolicies / withoutPolicies,
      'pages read': ({ plan }) => plan.blocks,
      'rows skipped': ({ plan }) => plan.skipped,
      plan: ({ plan }) => plan.steps.join(', '),
    },
    `The SQL that the API makes of the site’s own requests, 50 rows each; further pages begin in the middle of the table. Medians inside Postgres, planning included; the first two columns are of smaller tables. The lower bound is the same as the tables’ owner, to whom no policy applies.`,
  );
}

function writeTable(engine: string, writes: readonly WriteFigures[]): Table {
  const bound = writes[0]?.time ?? Number.NaN;
  return tableOf(`One insert into ${largestText} results, ${engine}`, writes, {
    insert: ({ what }) => what,
    ms: ({ time }) => time,
    times: ({ time }) => time / bound,
    'log, bytes': ({ walBytes }) => walBytes,
  });
}

function coveringTable(engine: string, migrated: IndexFigures, covered: IndexFigures): Table {
  const figures: [string, (figures: IndexFigures) => string][] = [
    ...migrated.lists.map(({ list }, index): [string, (figures: IndexFigures) => string] => [
      `${list}, ms (pages)`,
      ({ lists }) => `${lists[index]?.withPolicies.toFixed(3)} (${lists[index]?.plan.blocks})`,
    ]),
    ['insert, ms', ({ write }) => write.time.toFixed(3)],
    ['insert, bytes of log', ({ write }) => write.walBytes.toFixed(0)],
    ['indexes, MB', ({ bytes }) => (bytes / 1e6).toFixed(0)],
  ];
  return tableOf(
    `Would covering indexes be better? ${engine}`,
    figures,
    {
      '': ([what]) => what,
      'as migrated': ([, cell]) => cell(migrated),
      covering: ([, cell]) => cell(covered),
    },
    'Fifty neighbouring rows are in a few pages of the table: reading them from the index alone saves a handful of pages in memory, and every insert pays with larger indexes and a longer log. They are not used.',
  );
}

function budgetsOf(at: string, large: readonly ListFigures[]): Budget[] {
  // All lists together: a single one takes only some ticks of PGlite's clock.
  const withPolicies = sum(large.map((list) => list.withPolicies));
  const without = sum(large.map((list) => list.withoutPolicies));
  const unsorted = large.filter(({ plan }) => !plan.isFromIndex).length;
  const skipped = Math.max(...large.map(({ plan }) => plan.skipped));
  const isHeadline = at.includes('PGlite');
  return [
    atMost(`Lists with ÷ without policies, ${at}`, 1.2, withPolicies / without, '×', {
      isHeadline,
    }),
    atMost(`Lists not read from one index in its order, ${at}`, 0, unsorted, `of ${large.length}`),
    // Fifty of each of the seven categories, however many rows there are.
    atMost(`Rows skipped for a list, the worst, ${at}`, 350, skipped, ''),
  ];
}

function chartOf(engine: string, lists: readonly ListFigures[]): Chart {
  const points = (name: string) =>
    lists
      .filter(({ list }) => list === name)
      .map(({ rows, withPolicies }): Point => [rows, withPolicies]);
  return {
    name: engine.startsWith('native') ? 'database-native' : 'database',
    title: `Fifty rows of a list as a visitor, ${engine}`,
    xLabel: 'rows in the table',
    yLabel: 'ms',
    isLog: true,
    series: Object.fromEntries(rowsInCharts.map((name) => [name, points(name)])),
  };
}
