import { atMost } from '../support/budgets.ts';
import type { Budget, Cell, Chart, Table } from '../support/report.ts';
import { median, summarise } from '../support/statistics.ts';
import type { LoadFigures } from './rates.ts';
import type { StartFigures } from './serverStart.ts';
import type { SizeFigures } from './sizes.ts';

export type CrowdFigures = {
  starts: StartFigures;
  /** Without the wait that imitates the hosted server's. */
  bySize: readonly SizeFigures[];
  /** 1,000 visitors with that wait. */
  asUsual: SizeFigures;
  byLoad: readonly LoadFigures[];
};

export function crowdTables(figures: CrowdFigures): Table[] {
  return [startTable(figures.starts), sizeTable(figures), loadTable(figures.byLoad)];
}

function startTable({ memory, bareMemory, folder, bareFolder }: StartFigures): Table {
  const row = (what: string, times: readonly number[], bare: readonly number[]): Cell[] => [
    what,
    summarise(times),
    summarise(bare),
    median(times) / median(bare),
  ];
  return {
    title: 'From a new process to its first answer',
    columns: [
      { title: 'data' },
      { title: 'league', unit: 'ms' },
      { title: 'bare Postgres', unit: 'ms' },
      { title: 'times' },
    ],
    rows: [
      row('in memory, new and seeded', memory, bareMemory),
      row('in a folder that is there', folder, bareFolder),
    ],
    note: `Median [least–most] of ${memory.length} starts of supabase/embedded/start.ts over a built site, until the page and 50 results are answered; the floor is a process that opens the same Postgres (PGlite) and asks it for 1.`,
    isPublished: true,
  };
}

function sizeTable({ bySize, asUsual }: CrowdFigures): Table {
  const row = (label: string, size: SizeFigures): Cell[] => {
    const { fromAccepted, fromSent } = size.live;
    return [
      label,
      fromAccepted.p50,
      fromAccepted.p99,
      fromSent.p99,
      size.bare.fromSent.p99,
      fromSent.p99 / size.bare.fromSent.p99,
      fromAccepted.lost + fromAccepted.repeated,
      size.questions,
      (size.visitors / size.joins.all) * 1000,
      (size.visitors / size.bareJoins.all) * 1000,
      // Of a single visitor nothing is left but the noise of everything else.
      size.visitors < 100 ? null : size.heap,
      size.visitors < 100 ? null : size.resident,
    ];
  };
  return {
    title: 'A lone change, to every visitor',
    columns: [
      { title: 'visitors' },
      { title: 'p50', unit: 'ms' },
      { title: 'p99', unit: 'ms' },
      { title: 'p99 from sending', unit: 'ms' },
      { title: 'floor', unit: 'ms' },
      { title: 'times' },
      { title: 'lost or repeated' },
      { title: 'policy questions a change' },
      { title: 'joins', unit: '/s' },
      { title: 'floor', unit: '/s' },
      { title: 'heap', unit: 'kB each' },
      { title: 'resident', unit: 'kB each' },
    ],
    rows: [
      ...bySize.map((size) => row(String(size.visitors), size)),
      row('1000, usual wait', asUsual),
    ],
    note: 'p50 and p99 over all visitors of 20 changes, from the arrival of the answer to the write; the next two from its sending, because the bare WebSocket server that is the floor answers and sends at once. The wait by which the embedded server imitates the hosted one (20–120 ms) is off except in the last row. Server, visitors and writer are three processes on one clock.',
    isPublished: true,
  };
}

function loadTable(byLoad: readonly LoadFigures[]): Table {
  return {
    title: 'Many changes a second',
    columns: [
      { title: 'visitors' },
      { title: 'changes', unit: '/s' },
      { title: 'for', unit: 's' },
      { title: 'delivered', unit: '/s' },
      { title: 'p50', unit: 'ms' },
      { title: 'p95', unit: 'ms' },
      { title: 'p99', unit: 'ms' },
      { title: 'lost or repeated' },
      { title: 'policy questions a change' },
    ],
    rows: byLoad.map(({ visitors, rate, seconds, heard, questions }) => [
      visitors,
      rate,
      seconds,
      Math.round((visitors * rate * seconds * 1000) / heard.duration),
      heard.fromAccepted.p50,
      heard.fromAccepted.p95,
      heard.fromAccepted.p99,
      heard.fromAccepted.lost + heard.fromAccepted.repeated,
      questions,
    ]),
    note: 'The writer sends by the clock, whether answers come or not. For the last row Supabase publishes a p95 of 228 ms, of a hosted project’s smallest computer with row-level security.',
    isPublished: true,
  };
}

export function crowdBudgets({ starts, bySize, asUsual, byLoad }: CrowdFigures): Budget[] {
  const { fromAccepted } = asUsual.live;
  const lost = [...bySize.map(({ live }) => live), ...byLoad.map(({ heard }) => heard)].reduce(
    (sum, { fromAccepted }) => sum + fromAccepted.lost + fromAccepted.repeated,
    fromAccepted.lost + fromAccepted.repeated,
  );
  return [
    atMost({
      what: 'Start to first answer, new and seeded',
      limit: 3,
      measured: median(starts.memory) / 1000,
      unit: 's',
    }),
    atMost({
      what: 'Start to first answer, kept data',
      limit: 3,
      measured: median(starts.folder) / 1000,
      unit: 's',
    }),
    atMost({
      what: 'Changes lost or repeated, all crowds and loads',
      limit: 0,
      measured: lost,
      unit: '',
    }),
    atMost({
      what: 'Delivery to 1,000 visitors, p99, usual wait included',
      limit: 1000,
      measured: fromAccepted.p99,
      unit: 'ms',
    }),
    atMost({
      what: 'Policy questions for a change, 1,000 visitors',
      limit: 1,
      measured: asUsual.questions,
      unit: '',
    }),
  ];
}

export function crowdCharts({ bySize, byLoad }: CrowdFigures): Chart[] {
  const sizes = (name: string, y: (size: SizeFigures) => number) => ({
    name,
    points: bySize.map((size) => ({ x: size.visitors, y: y(size) })),
  });
  const loads = byLoad.filter(({ visitors }) => visitors === 100);
  return [
    {
      name: 'crowd-by-visitors',
      title: 'A lone change, to every visitor',
      xLabel: 'visitors',
      yLabel: 'ms from sending the write, p99',
      xScale: 'log',
      yScale: 'log',
      series: [
        sizes('the league', ({ live }) => live.fromSent.p99),
        sizes('bare WebSocket', ({ bare }) => bare.fromSent.p99),
      ],
    },
    {
      name: 'crowd-by-changes',
      title: 'Delivery to 100 visitors',
      xLabel: 'changes a second',
      yLabel: 'ms from the answer to the write',
      series: (['p50', 'p99'] as const).map((name) => ({
        name,
        points: loads.map(({ rate, heard }) => ({ x: rate, y: heard.fromAccepted[name] })),
      })),
    },
  ];
}
