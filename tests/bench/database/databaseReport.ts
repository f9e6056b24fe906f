import { atMost } from '../support/budgets.ts';
import type { Budget, Cell, Chart, Column, PartReport, Table } from '../support/report.ts';
import type { EngineFigures } from './databasePart.ts';
import { isFromIndex, sizes, type ListFigures } from './lists.ts';

const largest = Math.max(...sizes);

export function databaseReport(figures: readonly EngineFigures[]): PartReport {
  return {
    tables: figures.flatMap((each) => [
      listTable(each),
      growthTable(each),
      writeTable(each),
      coveringTable(each),
    ]),
    budgets: figures.flatMap(budgets),
    charts: figures.map(growthChart),
    details: figures.flatMap(({ engine, lists }) =>
      atLargest(lists).map(({ list, plan }) => `${engine}, ${list}\n${plan.text}`),
    ),
  };
}

function listTable({ engine, lists }: EngineFigures): Table {
  return {
    title: `The lists at ${largest.toLocaleString('en-US')} rows, ${engine}`,
    columns: titled(
      'list',
      'without policies, ms',
      'as a visitor, ms',
      'times',
      'pages read',
      'rows passed over',
      'plan',
    ),
    rows: atLargest(lists).map(({ list, withoutPolicies, withPolicies, plan }) => [
      list,
      withoutPolicies,
      withPolicies,
      withPolicies / withoutPolicies,
      plan.blocks,
      plan.passedOver,
      plan.steps.join(', '),
    ]),
    note: 'The SQL that the API makes of the site’s own requests, 50 rows each; further pages are asked from the middle of the table. Medians inside of Postgres, planning included; the floor is the same as the tables’ owner, whom no policy binds.',
    isPublished: true,
  };
}

function growthTable({ engine, lists }: EngineFigures): Table {
  const names = [...new Set(lists.map(({ list }) => list))];
  const at = (name: string, size: number) =>
    lists.find(({ list, rows }) => list === name && rows === size)?.withPolicies ?? null;
  return {
    title: `How a visitor’s lists grow, ${engine}`,
    columns: titled('list', ...sizes.map((size) => `${size.toLocaleString('en-US')} rows, ms`)),
    rows: names.map((name) => [name, ...sizes.map((size) => at(name, size))]),
  };
}

function writeTable({ engine, writes }: EngineFigures): Table {
  const floor = writes[0]?.time ?? Number.NaN;
  return {
    title: `One insert into ${largest.toLocaleString('en-US')} results, ${engine}`,
    columns: titled('insert', 'ms', 'times', 'log, bytes'),
    rows: writes.map(({ what, time, walBytes }) => [what, time, time / floor, walBytes]),
  };
}

function coveringTable({ engine, lists, writes, covering }: EngineFigures): Table {
  const ofList = ({ list, withPolicies, plan }: ListFigures): Cell[] => {
    const now = atLargest(lists).find((each) => each.list === list);
    return [
      `${list}, ms (pages)`,
      withPages(now?.withPolicies, now?.plan.blocks),
      withPages(withPolicies, plan.blocks),
    ];
  };
  const write = writes.find(({ what }) => what.startsWith('as migrated'));
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)}`;
  return {
    title: `Would indexes that hold whole rows be better? ${engine}`,
    columns: titled('', 'as migrated', 'covering'),
    rows: [
      ...covering.lists.map(ofList),
      ['insert, ms', (write?.time ?? 0).toFixed(3), covering.write.time.toFixed(3)],
      [
        'insert, bytes of log',
        `${Math.round(write?.walBytes ?? 0)}`,
        `${Math.round(covering.write.walBytes)}`,
      ],
      ['indexes, MB', megabytes(covering.bytes[0]), megabytes(covering.bytes[1])],
    ],
    note: 'Fifty neighbouring rows lie in a few pages of the table, so that reading them from the index alone saves a handful of pages in memory; every insert pays for it with larger indexes and a longer log. They are not used.',
  };
}

function withPages(time = Number.NaN, pages = Number.NaN): string {
  return `${time.toFixed(3)} (${pages})`;
}

function budgets({ engine, lists }: EngineFigures): Budget[] {
  const large = atLargest(lists);
  const worst = (measure: (list: ListFigures) => number) => Math.max(...large.map(measure));
  const at = `${largest.toLocaleString('en-US')} rows, ${engine}`;
  return [
    atMost({
      // Of all lists together: a single one takes no longer than some ticks of PGlite's clock.
      what: `Lists with policies / without, ${at}`,
      limit: 1.2,
      measured:
        sum(large.map(({ withPolicies }) => withPolicies)) /
        sum(large.map(({ withoutPolicies }) => withoutPolicies)),
      unit: '×',
    }),
    atMost({
      what: `Lists not read from one index in its order, ${at}`,
      limit: 0,
      measured: large.filter(({ plan }) => !isFromIndex(plan)).length,
      unit: `of ${large.length}`,
    }),
    atMost({
      what: `Rows passed over for a list, the worst, ${at}`,
      // Fifty of each of the seven categories: however far down the page, and however many rows.
      limit: 350,
      measured: worst(({ plan }) => plan.passedOver),
      unit: '',
    }),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function growthChart({ engine, lists }: EngineFigures): Chart {
  const shown = [
    'results, latest',
    'results of a category',
    'results, next page',
    'matches, latest',
  ];
  return {
    name: engine.startsWith('native') ? 'database-native' : 'database',
    title: `Fifty rows of a list as a visitor, ${engine}`,
    xLabel: 'rows in the table',
    yLabel: 'ms',
    xScale: 'log',
    yScale: 'log',
    series: shown.map((name) => ({
      name,
      points: lists
        .filter(({ list }) => list === name)
        .map(({ rows, withPolicies }) => ({ x: rows, y: withPolicies })),
    })),
  };
}

function atLargest(lists: readonly ListFigures[]): ListFigures[] {
  return lists.filter(({ rows }) => rows === largest);
}

function titled(...titles: readonly string[]): Column[] {
  return titles.map((title) => ({ title }));
}
