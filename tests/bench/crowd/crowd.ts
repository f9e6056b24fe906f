import { noDelay, usualDelay, type Delay } from '../support/delays.ts';
import { openLeague, type League } from '../support/league.ts';
import { atMost, tableOf, type Part, type Table } from '../support/report.ts';
import { median, sum, summarise } from '../support/statistics.ts';
import { measureStarts, type Starts } from './starts.ts';
import { startVisitors, teamOf, type Visitors } from './visitors.ts';

const sizes = [1, 100, 500, 1_000, 2_000];
const loads: readonly Load[] = [
  ...[10, 25, 50].map((rate) => ({ visitors: 100, rate, seconds: 4 })),
  { visitors: 100, rate: 100, seconds: 10 },
  // What a hosted project's smallest computer is published to bear with row-level security.
  { visitors: 500, rate: 30, seconds: 5 },
];
/** Changes one by one: each is delivered before the next. */
const writes = 20;
const rate = 5;

/** So many visitors, so many changes a second, for so many seconds. */
type Load = { visitors: number; rate: number; seconds: number };
type LoadFigures = Awaited<ReturnType<typeof measureLoads>>[number];
type SizeFigures = Awaited<ReturnType<typeof measureSize>>;

/** How many visitors and changes one server bears, and how soon it has started. */
export const crowd: Part = {
  title: 'Many visitors on the embedded server',
  async run() {
    const starts = await measureStarts();
    const bySize: SizeFigures[] = [];
    for (const visitors of sizes) bySize.push(await measureSize(visitors, noDelay));
    const asUsual = await measureSize(1_000, usualDelay);
    const byLoad = await measureLoads();
    const all = [...bySize, asUsual, ...byLoad].map(({ delivered }) => delivered.fromAccepted);
    return {
      tables: [startTable(starts), sizeTable([...bySize, asUsual]), loadTable(byLoad)],
      budgets: [
        atMost('Start to first response, new and seeded', 3, median(starts.memory) / 1000, 's'),
        atMost('Start to first response, kept data', 3, median(starts.folder) / 1000, 's', {
          isHeadline: true,
        }),
        atMost(
          'Changes lost or repeated, all sizes and loads',
          0,
          sum(all.map(({ lostOrRepeated }) => lostOrRepeated)),
          '',
          { isHeadline: true },
        ),
        atMost(
          'Delivery to 1,000 visitors, p99, usual delay included',
          1000,
          asUsual.delivered.fromAccepted.p99,
          'ms',
          { isHeadline: true },
        ),
        atMost('RLS checks for a change, 1,000 visitors', 1, asUsual.checks, ''),
      ],
    };
  },
};

/** Measures a server that has served nobody before. */
async function measureSize(visitors: number, delay: Delay) {
  await using league = await openLeague();
  await using connected = startVisitors();
  const { worker } = league;
  await worker.call('delayDelivery', delay);
  await warmUp(league, connected);
  const before = await worker.call('memory');
  const joined = await connected.connect(league.socketUrl, visitors, true);
  const after = await worker.call('memory');
  const { delivered, checks } = await deliver(league, connected, writes, rate);
  await connected.disconnect();
  const bareUrl = league.lowerBoundUrl.replace('http', 'ws');
  const bareJoined = await connected.connect(bareUrl, visitors, false);
  // Makes the message as long as the server's about a result.
  const padding = 'x'.repeat(760);
  const bare = await connected.deliver(writes, rate, (index) =>
    league.sendBare([null, null, 'realtime:league', { team1: teamOf(index), padding }]),
  );
  const each = (bytes: number) => bytes / visitors / 1000;
  return {
    visitors,
    delay,
    /** Joins a second. */
    joins: (visitors / joined) * 1000,
    bareJoins: (visitors / bareJoined) * 1000,
    /** kB for each visitor: of the server's process, and of its JavaScript. */
    resident: each(after.resident - before.resident),
    heap: each(after.heap - before.heap),
    delivered,
    bare,
    checks,
  };
}

/** Measures one load after the other on one server. */
async function measureLoads() {
  await using league = await openLeague();
  await using connected = startVisitors();
  await league.worker.call('delayDelivery', noDelay);
  await warmUp(league, connected);
  const figures = [];
  for (const load of loads) {
    await connected.connect(league.socketUrl, load.visitors, true);
    figures.push({
      ...load,
      ...(await deliver(league, connected, load.rate * load.seconds, load.rate)),
    });
    await connected.disconnect();
  }
  return figures;
}

async function deliver(league: League, connected: Visitors, writes: number, rate: number) {
  const before = await league.worker.call('statistics');
  const delivered = await connected.deliver(writes, rate, (index) =>
    league.addResults(teamOf(index)),
  );
  const after = await league.worker.call('statistics');
  // How often row-level security was evaluated, for each change.
  return { delivered, checks: (after.visibilityQueries - before.visibilityQueries) / writes };
}

/** A first run costs more than every other. */
async function warmUp(league: League, connected: Visitors) {
  await connected.connect(league.socketUrl, 20, true);
  await connected.deliver(20, 20, (index) => league.addResults(teamOf(index)));
  await connected.disconnect();
}

function startTable({ memory, bareMemory, folder, bareFolder }: Starts): Table {
  const starts = [
    { data: 'in memory, new and seeded', times: memory, bound: bareMemory },
    { data: 'in an existing folder', times: folder, bound: bareFolder },
  ];
  return tableOf(
    'From a new process to its first response',
    starts,
    {
      data: ({ data }) => data,
      'league, ms': ({ times }) => summarise(times),
      'bare Postgres, ms': ({ bound }) => summarise(bound),
      times: ({ times, bound }) => median(times) / median(bound),
    },
    `Median [min–max] of ${memory.length} starts of supabase/embedded/start.ts over a built site, until the page and 50 results have come; the lower bound is a process that opens the same Postgres (PGlite) and runs \`select 1\`.`,
  );
}

function sizeTable(bySize: readonly SizeFigures[]): Table {
  // The memory of a single visitor is lost in the noise of everything else.
  const ofMany = (visitors: number, bytes: number) => (visitors < 100 ? null : bytes);
  return tableOf(
    'A single change, to every visitor',
    bySize,
    {
      visitors: ({ visitors, delay }) =>
        delay === usualDelay ? `${visitors}, usual delay` : String(visitors),
      'p50, ms': ({ delivered }) => delivered.fromAccepted.p50,
      'p99, ms': ({ delivered }) => delivered.fromAccepted.p99,
      'p99 from sending, ms': ({ delivered }) => delivered.fromSent.p99,
      'lower bound, ms': ({ bare }) => bare.fromSent.p99,
      times: ({ delivered, bare }) => delivered.fromSent.p99 / bare.fromSent.p99,
      'lost or repeated': ({ delivered }) => delivered.fromAccepted.lostOrRepeated,
      'RLS checks a change': ({ checks }) => checks,
      'joins/s': ({ joins }) => joins,
      'lower bound, joins/s': ({ bareJoins }) => bareJoins,
      'heap, kB each': ({ visitors, heap }) => ofMany(visitors, heap),
      'resident, kB each': ({ visitors, resident }) => ofMany(visitors, resident),
    },
    `p50 and p99 over all visitors of ${writes} changes, from the arrival of the response to the write; the next two from its sending, because the bare WebSocket server that is the lower bound responds and sends at once. The delay by which the embedded server imitates the hosted one (${usualDelay.min}–${usualDelay.max} ms) is off except in the last row. Server, visitors and writer are three processes on one clock.`,
  );
}

function loadTable(byLoad: readonly LoadFigures[]): Table {
  return tableOf(
    'Many changes a second',
    byLoad,
    {
      visitors: ({ visitors }) => visitors,
      'changes/s': ({ rate }) => rate,
      'for, s': ({ seconds }) => seconds,
      'delivered/s': ({ visitors, rate, seconds, delivered }) =>
        Math.round((visitors * rate * seconds * 1000) / delivered.duration),
      'p50, ms': ({ delivered }) => delivered.fromAccepted.p50,
      'p95, ms': ({ delivered }) => delivered.fromAccepted.p95,
      'p99, ms': ({ delivered }) => delivered.fromAccepted.p99,
      'lost or repeated': ({ delivered }) => delivered.fromAccepted.lostOrRepeated,
      'RLS checks a change': ({ checks }) => checks,
    },
    'The writer sends by the clock, whether responses come or not. For the last row Supabase publishes a p95 of 228 ms, of a hosted project’s smallest computer with row-level security.',
  );
}
