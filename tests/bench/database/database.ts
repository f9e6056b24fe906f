import { atMost, tableOf, type Budget } from '../support/report.ts';
import type { Part, Report, Table } from '../support/report.ts';
import { sum } from '../support/statistics.ts';
import { openEmbedded, openNative, type Engine } from './engine.ts';
import { measureList, readsAt, sizes, type ListFigures } from './lists.ts';
import { measureWrites, type WriteFigures } from './writes.ts';

const largest = Math.max(...sizes);
const largestText = largest.toLocaleString('en-US');

/** What lists and writes cost in tables that have grown for years. */
export const database: Part = {
  title: 'The database at a thousand to a million rows',
  async run() {
    const reports: Report[] = [];
    for (const open of [openEmbedded, openNative]) {
      await using engine = await open();
      if (engine !== null) reports.push(await measureEngine(engine));
    }
    return {
      tables: reports.flatMap(({ tables }) => tables),
      budgets: reports.flatMap(({ budgets }) => budgets),
      details: reports.flatMap(({ details = [] }) => details),
    };
  },
};

async function measureEngine(engine: Engine): Promise<Report> {
  const lists: ListFigures[] = [];
  let rows = 0;
  for (const size of sizes) {
    await engine.run(`set maintenance_work_mem = '256MB'`, `call bench.load(${rows + 1}, ${size})`);
    await engine.run('vacuum analyze public.results', 'vacuum analyze public.upcoming_matches');
    rows = size;
    for (const read of await readsAt(size)) lists.push(await measureList(engine, read, size));
  }
  const large = lists.filter((list) => list.rows === largest);
  const writes = await measureWrites(engine);
  const { name } = engine;
  return {
    tables: [listTable(name, lists), writeTable(name, writes)],
    budgets: budgetsOf(`${largestText} rows, ${name}`, large),
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
