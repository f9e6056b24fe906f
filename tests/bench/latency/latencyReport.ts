import { atMost } from '../support/budgets.ts';
import { usualDelay } from '../support/league.ts';
import type { Cell, PartReport, Series } from '../support/report.ts';
import { percentile } from '../support/statistics.ts';
import type { Echo } from './lowerBound.ts';

/** Milliseconds after the answer to the write: the message was there, its row was in the page, painted. */
export type Seen = { received: number; shown: number; painted: number };

export type LatencyFigures = {
  /** Without and with the wait that imitates the hosted server's. */
  atOnce: readonly Seen[];
  asUsual: readonly Seen[];
  echoes: readonly Echo[];
  frameBytes: number;
};

export function latencyReport(figures: LatencyFigures): PartReport {
  const { atOnce, asUsual, echoes, frameBytes } = figures;
  const painted = atOnce.map((seen) => seen.painted);
  const usual = asUsual.map((seen) => seen.painted);
  const floor = echoes.map((echo) => echo.painted);
  const row = (what: string, times: readonly number[], floor?: readonly number[]): Cell[] => [
    what,
    percentile(times, 0.5),
    percentile(times, 0.95),
    percentile(times, 0.99),
    floor === undefined ? null : percentile(times, 0.5) / percentile(floor, 0.5),
    floor === undefined ? null : percentile(times, 0.95) / percentile(floor, 0.95),
  ];
  const echoed = echoes.map((echo) => echo.received);
  const received = atOnce.map((seen) => seen.received);
  return {
    tables: [
      {
        title: 'From the answer to a write to the row on a visitor’s screen',
        columns: [
          { title: '' },
          { title: 'p50', unit: 'ms' },
          { title: 'p95', unit: 'ms' },
          { title: 'p99', unit: 'ms' },
          { title: 'p50 / floor' },
          { title: 'p95 / floor' },
        ],
        rows: [
          row('message in the page', received, echoed),
          row(
            'row in the page',
            atOnce.map(({ shown }) => shown),
          ),
          row('row painted', painted, floor),
          row('row painted, usual wait', usual, floor),
          row('floor: echo in the page', echoed),
          row('floor: echo painted', floor),
        ],
        note: `${atOnce.length} results each, one after the other. Painted means two animation frames after it came into the page. The wait by which the embedded server imitates the hosted one is off but in the row that says so (${usualDelay.min}–${usualDelay.max} ms). The floor is the way of the same ${frameBytes} bytes from the page to the server’s process and back over a bare WebSocket. The writer’s clock and the page’s are one, the machine’s; their zeros are aligned to some tenths of a ms.`,
        isPublished: true,
      },
    ],
    budgets: [
      atMost({
        what: 'Saved result on the screen, p95',
        limit: 100,
        measured: percentile(painted, 0.95),
        unit: 'ms',
      }),
      atMost({
        what: 'The same beyond the longest usual wait, p95',
        limit: 100,
        measured: percentile(usual, 0.95) - usualDelay.max,
        unit: 'ms',
      }),
    ],
    charts: [
      {
        name: 'latency',
        title: 'From the answer to a write to the row on the screen',
        xLabel: 'ms',
        yLabel: '% of the results seen by then',
        series: [
          shares('no wait', painted),
          shares('usual wait', usual),
          shares('floor: echo', floor),
        ],
      },
    ],
  };
}

/** Which share of the results was seen after how long. */
function shares(name: string, times: readonly number[]): Series {
  const steps = [0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99];
  return {
    name,
    points: steps.map((share) => ({ x: percentile(times, share), y: share * 100 })),
  };
}
