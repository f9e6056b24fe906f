import { atMost } from '../support/budgets.ts';
import type { Chart, PartReport, Table } from '../support/report.ts';
import { median, percentile, summarise } from '../support/statistics.ts';
import { burst, type Burst } from './burst.ts';
import type { Growth } from './longList.ts';
import { hourOfChanges, type PendingUpdates } from './memory.ts';

export type BusyPage = {
  delays: readonly number[];
  bursts: readonly Burst[];
  memory: { before: PendingUpdates; after: PendingUpdates };
  growths: readonly Growth[];
};

export function reportBusyPage({ delays, bursts, memory, growths }: BusyPage): PartReport {
  return {
    tables: [
      singleTable(delays),
      burstTable(bursts),
      memoryTable(memory.before, memory.after),
      longListTable(growths),
    ],
    budgets: [
      atMost({
        what: 'a change received → its card painted, 95 of 100',
        limit: 50,
        unit: 'ms',
        measured: percentile(delays, 0.95),
      }),
    ],
    charts: growths.length === 0 ? [] : longListCharts(growths),
  };
}

function singleTable(delays: readonly number[]): Table {
  const shares = [0.5, 0.95, 0.99];
  return {
    title: 'One change on a page of 50 to 60 rows',
    isPublished: true,
    columns: [
      { title: '' },
      ...['p50', 'p95', 'p99'].map((title) => ({ title, unit: 'ms' })),
      { title: 'changes' },
    ],
    rows: [
      ['received → painted', ...shares.map((share) => percentile(delays, share)), delays.length],
    ],
    note: 'From the frame on the WebSocket to the task behind the frame on the screen, processor 4 times slower.',
  };
}

function burstTable(bursts: readonly Burst[]): Table {
  const row = (name: string, figure: keyof Burst) => [
    name,
    summarise(bursts.map((each) => each[figure])),
  ];
  return {
    title: `${burst.changes} results within a second`,
    isPublished: true,
    columns: [{ title: 'on the open page' }, { title: 'median [min–max]' }],
    rows: [
      row('changes received', 'received'),
      row('from the first to the last, ms', 'arrival'),
      row('from the last until settled, ms', 'settling'),
      row('tasks over 50 ms', 'longTasks'),
      row('the longest task, ms', 'longestTask'),
      row('blocked beyond 50 ms a task, ms', 'blocked'),
      row('frames drawn', 'frames'),
      row('frames dropped', 'dropped'),
      row('rows afterwards', 'rows'),
      row('elements before', 'nodesBefore'),
      row('elements afterwards', 'nodes'),
    ],
    note: `Entered through the embedded server, ${burst.together} in a request; /resultados with processor 4 times slower; ${bursts.length} times after one that is not counted.`,
  };
}

function memoryTable(before: PendingUpdates, after: PendingUpdates): Table {
  const row = (name: string, figure: keyof PendingUpdates) => [
    name,
    before[figure],
    after[figure],
    after[figure] - before[figure],
  ];
  return {
    title: `Memory over an hour of ${hourOfChanges} changes`,
    isPublished: true,
    columns: [
      { title: 'held by the page' },
      { title: 'before' },
      { title: 'after' },
      { title: 'more' },
    ],
    rows: [
      row('JavaScript, MB', 'heapMegabytes'),
      row('nodes, with those out of the page', 'nodes'),
      row('listeners', 'listeners'),
    ],
    note: 'After garbage was collected; half of the changes add a result, half delete one, so that the list is as long as before.',
  };
}

function longListTable(growths: readonly Growth[]): Table {
  const chosen = growths.filter(
    (_, place) => place === 0 || place === growths.length - 1 || (place + 1) % 8 === 0,
  );
  return {
    title: 'A long list, page by page',
    isPublished: true,
    columns: [
      { title: 'rows' },
      { title: 'click → painted', unit: 'ms' },
      { title: 'answer → painted', unit: 'ms' },
      { title: 'elements' },
    ],
    rows: chosen.map(({ rows, time, work, nodes }) => [rows, time, work, nodes]),
    note: `Of ${growths.length} pages; processor 4 times slower. The median page took ${Math.round(median(growths.map(({ time }) => time)))} ms.`,
  };
}

function longListCharts(growths: readonly Growth[]): Chart[] {
  const points = (figure: 'time' | 'work' | 'nodes') =>
    growths.map((growth) => ({ x: growth.rows, y: growth[figure] }));
  return [
    {
      name: 'long-list-time',
      title: 'One more page of a long list',
      xLabel: 'rows on the page',
      yLabel: 'ms',
      series: [
        { name: 'click → painted', points: points('time') },
        { name: 'answer → painted', points: points('work') },
      ],
    },
    {
      name: 'long-list-elements',
      title: 'Elements of a long list',
      xLabel: 'rows on the page',
      yLabel: 'elements',
      series: [{ name: 'elements', points: points('nodes') }],
    },
  ];
}
