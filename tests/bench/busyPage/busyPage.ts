import { launchChromium } from '../../support/chromium.ts';
import { buildSite } from '../support/builds.ts';
import { openLeague } from '../support/league.ts';
import { atMost, tableOf, type Part, type Table } from '../support/report.ts';
import { median, percentile, summarise } from '../support/statistics.ts';
import {
  burst,
  hourOfChanges,
  longListRows,
  measureBurst,
  measureLongList,
  measureMemory,
  measureSingleChanges,
  type Burst,
  type Growth,
  type Memory,
  type MemoryUse,
} from './measurements.ts';

const bursts = 5;

/** An open page when much happens: many changes, long lists, hours. */
export const busyPage: Part = {
  title: 'An open page while much happens',
  async run() {
    await using league = await openLeague(buildSite());
    await using browser = await launchChromium();
    const delays = await measureSingleChanges(browser, league);
    await measureBurst(browser, league);
    const measured: Burst[] = [];
    while (measured.length < bursts) measured.push(await measureBurst(browser, league));
    const memory = await measureMemory(browser, league);
    const growths = await measureLongList(browser, league);
    return {
      tables: [singleTable(delays), burstTable(measured), memoryTable(memory), listTable(growths)],
      budgets: [
        atMost('A change received → its row painted, p95', 50, percentile(delays, 0.95), 'ms', {
          isHeadline: true,
          note: '25 ms of it wait for others of the same commit',
        }),
        atMost('500 changes: blocked', 150, median(measured.map(({ blocked }) => blocked)), 'ms'),
        atMost(`One more page at ${longListRows} rows`, 120, lastPages(growths), 'ms'),
      ],
    };
  },
};

/** The median of the last five, ms. */
function lastPages(growths: readonly Growth[]): number {
  return median(growths.slice(-5).map(({ time }) => time));
}

function singleTable(delays: readonly number[]): Table {
  return tableOf(
    'One change on a page of 50 to 60 rows',
    [delays],
    {
      'p50, ms': (delays) => percentile(delays, 0.5),
      'p95, ms': (delays) => percentile(delays, 0.95),
      'p99, ms': (delays) => percentile(delays, 0.99),
      changes: ({ length }) => length,
    },
    'From the WebSocket message to the task after the frame on the screen, processor 4 times slower.',
  );
}

function burstTable(measured: readonly Burst[]): Table {
  const figures: Record<string, keyof Burst> = {
    'changes received': 'received',
    'from the first to the last, ms': 'arrival',
    'from the last until settled, ms': 'settling',
    'tasks over 50 ms': 'longTasks',
    'the longest task, ms': 'longestTask',
    'blocked beyond 50 ms a task, ms': 'blocked',
    'frames rendered': 'frames',
    'frames dropped': 'dropped',
    'rows afterwards': 'rows',
    'elements before': 'nodesBefore',
    'elements afterwards': 'nodes',
  };
  return tableOf(
    `${burst.results} results within a second`,
    Object.entries(figures),
    {
      'on the open page': ([name]) => name,
      'median [min–max]': ([, figure]) => summarise(measured.map((each) => each[figure])),
    },
    `Saved through the embedded server, ${burst.together} in a request; /resultados with processor 4 times slower; ${bursts} times after one that is not counted.`,
  );
}

function memoryTable({ before, after }: Memory): Table {
  const figures: Record<string, keyof MemoryUse> = {
    'JavaScript, MB': 'megabytes',
    'nodes, detached ones included': 'nodes',
    listeners: 'listeners',
  };
  return tableOf(
    `Memory over an hour of ${hourOfChanges} changes`,
    Object.entries(figures),
    {
      'held by the page': ([name]) => name,
      before: ([, figure]) => before[figure],
      after: ([, figure]) => after[figure],
      more: ([, figure]) => after[figure] - before[figure],
    },
    'After garbage collection; half of the changes add a result, half delete one: the list stays as long as before.',
  );
}

function listTable(growths: readonly Growth[]): Table {
  const last = growths.length - 1;
  const middle = Math.round(median(growths.map(({ time }) => time)));
  return tableOf(
    'A long list, page by page',
    growths.filter((_, index) => index % 8 === 7 || index === 0 || index === last),
    {
      rows: ({ rows }) => rows,
      'click → painted, ms': ({ time }) => time,
      'response → painted, ms': ({ work }) => work,
      elements: ({ nodes }) => nodes,
    },
    `Of ${growths.length} pages; processor 4 times slower. The median page took ${middle} ms.`,
  );
}
