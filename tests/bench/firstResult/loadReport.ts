import { atMost } from '../support/budgets.ts';
import type { Budget, PartReport, Table } from '../support/report.ts';
import { median, summarise, type Summary } from '../support/statistics.ts';
import { kinds, type Transfer } from '../site/transfer.ts';
import { watched, type Load } from './visit.ts';

/** One page in one of its forms, with all its loads. */
export type Visited = {
  path: string;
  variant: 'site' | 'bare' | 'naive';
  url: string;
  firstText: string;
  loads: Load[];
};

type Figure = 'firstPaint' | 'largestPaint' | 'firstResult' | 'blocked' | 'shift';

const names = {
  site: 'the site',
  bare: 'floor: bare HTML',
  naive: 'naive build',
} as const;

export function reportLoads(visited: readonly Visited[]): PartReport {
  return {
    tables: [timesTable(visited), bytesTable(visited)],
    budgets: [...homeBudgets(visited), ...everyPageBudgets(visited)],
    charts: [],
  };
}

function timesTable(visited: readonly Visited[]): Table {
  const below = visited.filter(
    ({ variant, loads }) => variant === 'site' && loads.some(({ isOnScreen }) => !isOnScreen),
  );
  const where = below.map(({ path }) => path).join(', ');
  return {
    title: 'Cold load on a slow phone',
    isPublished: true,
    columns: [
      { title: 'page' },
      { title: '' },
      { title: 'first paint', unit: 'ms' },
      { title: 'largest paint', unit: 'ms' },
      { title: 'first result', unit: 'ms' },
      { title: '÷ floor' },
      { title: '÷ naive' },
      { title: 'blocked', unit: 'ms' },
      { title: 'shift' },
    ],
    rows: visited.map((each) => [
      each.path,
      names[each.variant],
      summary(each, 'firstPaint'),
      summary(each, 'largestPaint'),
      summary(each, 'firstResult'),
      ratio(visited, each, 'bare', 'firstResult'),
      ratio(visited, each, 'naive', 'firstResult'),
      summary(each, 'blocked'),
      summary(each, 'shift'),
    ]),
    note: [
      `Chromium at 360 × 740, 562.5 ms a request, 1.47 Mbit/s, processor 4 times slower, empty cache;`,
      `median [min–max] of ${visited[0]?.loads.length ?? 0} after one that is not counted.`,
      'The floor is the same rows and the same picture as plain HTML; the naive build is the same',
      'pages as one script with every style of Mantine, filled by the browser.',
      where === ''
        ? 'The first result is on the screen when it is painted.'
        : `The first result counts when it is painted; on ${where} it stands below a screen of 740 px.`,
    ].join(' '),
  };
}

function bytesTable(visited: readonly Visited[]): Table {
  const titles = ['document', 'script', 'style', 'font', 'image', 'data'];
  return {
    title: 'What was sent for it',
    columns: [
      { title: 'page' },
      { title: '' },
      ...titles.map((title) => ({ title, unit: 'kB' })),
      { title: 'all', unit: 'kB' },
    ],
    rows: visited.map(({ path, variant, loads }) => {
      const sent = (count: (transfer: Transfer) => number) =>
        median(loads.map(({ transfer }) => count(transfer))) / 1000;
      return [
        path,
        names[variant],
        ...kinds.map((kind) => sent((transfer) => transfer[kind])),
        sent((transfer) => kinds.reduce((sum, kind) => sum + transfer[kind], 0)),
      ];
    }),
    note: `Until ${watched / 1000} s after the first result, compressed, with headers; kB = 1000 bytes.`,
  };
}

function homeBudgets(visited: readonly Visited[]): Budget[] {
  const home = find(visited, '/', 'site');
  if (home === undefined) return [];
  const time = (what: string, figure: Figure, limit: number, aim: number) =>
    atMost({ what: `/: ${what}`, limit, aim, unit: 'ms', measured: middle(home, figure) });
  const share = (what: string, figure: Figure, limit: number) =>
    atMost({
      what: `/: ${what} ÷ naive build`,
      limit,
      unit: '',
      measured: ratio(visited, home, 'naive', figure) ?? Number.NaN,
    });
  return [
    time('first contentful paint', 'firstPaint', 1000, 800),
    time('largest contentful paint', 'largestPaint', 1700, 1600),
    time('first result painted', 'firstResult', 2200, 2100),
    share('first contentful paint', 'firstPaint', 0.35),
    share('largest contentful paint', 'largestPaint', 0.4),
    share('first result painted', 'firstResult', 0.65),
  ];
}

function everyPageBudgets(visited: readonly Visited[]): Budget[] {
  return visited
    .filter(({ variant }) => variant === 'site')
    .flatMap((page) => [
      atMost({
        what: `${page.path}: total blocking time`,
        limit: 50,
        unit: 'ms',
        measured: middle(page, 'blocked'),
      }),
      atMost({
        what: `${page.path}: layout shift`,
        limit: 0.005,
        unit: '',
        measured: middle(page, 'shift'),
      }),
    ]);
}

function find(visited: readonly Visited[], path: string, variant: Visited['variant']) {
  return visited.find((each) => each.path === path && each.variant === variant);
}

function summary({ loads }: Visited, figure: Figure): Summary {
  return summarise(loads.map((load) => load[figure]));
}

function middle({ loads }: Visited, figure: Figure): number {
  return median(loads.map((load) => load[figure]));
}

/** How much of another form's time a page takes; `null`: there is none to compare with. */
function ratio(
  visited: readonly Visited[],
  page: Visited,
  variant: Visited['variant'],
  figure: Figure,
): number | null {
  const other = find(visited, page.path, variant);
  if (other === undefined || page.variant !== 'site') return null;
  return middle(page, figure) / middle(other, figure);
}
