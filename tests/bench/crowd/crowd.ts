import { setTimeout as sleep } from 'node:timers/promises';
import { noDelay, openLeague, usualDelay, type Write } from '../support/league.ts';
import { rowOf, type Bench, type Column, type Version } from '../support/report.ts';
import { each } from '../support/statistics.ts';
import { now, startWorker, type Worker } from '../support/worker.ts';
import type { VisitorsApi } from './visitorsWorker.ts';

type Load = { visitors: number; delay: typeof noDelay; rate: number; writes: number };
type Visitors = Worker<VisitorsApi>;
type Figures = Awaited<ReturnType<typeof measure>>;

/** One change after the other, then streams of them. */
const loads: readonly Load[] = [
  ...[1, 100, 500, 1_000, 2_000].map((visitors) => single(visitors, noDelay)),
  single(1_000, usualDelay),
  { visitors: 100, delay: noDelay, rate: 25, writes: 100 },
  { visitors: 100, delay: noDelay, rate: 100, writes: 1_000 },
  // What a hosted project's smallest computer is published to bear with row-level security.
  { visitors: 500, delay: noDelay, rate: 30, writes: 150 },
];

/** When nothing has arrived for so long, nothing will, ms. */
const silence = 10_000;

export const title = 'many visitors on the embedded server';

/** How many visitors and changes one server bears. */
export async function run({ versions }: Bench) {
  const rows = await each(loads, async (load) => {
    const isUsual = load.delay === usualDelay;
    const measured = await each(versions, (version) => measure(version, load));
    const of = `${load.visitors}${isUsual ? ', usual delay' : ''}, ${load.rate} changes/s`;
    return rowOf(of, measured, columns(isUsual));
  });
  return [rows.flat()];
}

function columns(isUsual: boolean): readonly Column<Figures>[] {
  const headline = 'Delivery to 1,000 visitors, usual delay included, p99, ms';
  const lost = 'Changes lost or repeated, all sizes and loads';
  return [
    { what: 'p50, ms', read: ({ delivered }) => delivered.p50 },
    {
      what: 'p99, ms',
      read: ({ delivered }) => delivered.p99,
      limit: isUsual ? { limit: 1000, headline } : undefined,
    },
    { what: 'p99 from sending, ms', read: ({ fromSent }) => fromSent.p99 },
    { what: 'lower bound, ms', read: ({ bound }) => bound.p99 },
    { what: 'times', read: ({ fromSent, bound }) => fromSent.p99 / bound.p99 },
    {
      what: 'lost or repeated',
      read: ({ lostOrRepeated }) => lostOrRepeated,
      limit: { limit: 0, headline: lost },
    },
    { what: 'RLS checks a change', read: ({ checks }) => checks, limit: { limit: 1 } },
    { what: 'joins/s', read: ({ joins }) => joins },
  ];
}

function single(visitors: number, delay: typeof noDelay): Load {
  return { visitors, delay, rate: 5, writes: 20 };
}

/** Measures a server that has served nobody before, and a bare WebSocket server in its place. */
async function measure(version: Version, load: Load) {
  const { visitors: count, delay } = load;
  await using league = await openLeague(version);
  await using visitors = startWorker<VisitorsApi>(new URL('visitorsWorker.ts', import.meta.url));
  const { worker, socketUrl } = league;
  await worker.call('delayDelivery', delay);
  const addResult = (index: number) => league.addResults(`Bench ${index}`);
  // A first run costs more than every other.
  await visitors.call('connect', { url: socketUrl, count: 20, joins: true });
  await deliver(visitors, { ...load, writes: 20, rate: 20 }, addResult);
  await visitors.call('disconnect');
  const before = await worker.call('countChecks');
  const joins = await visitors.call('connect', { url: socketUrl, count, joins: true });
  const delivered = await deliver(visitors, load, addResult);
  const checks = ((await worker.call('countChecks')) - before) / load.writes;
  await visitors.call('disconnect');
  const url = league.lowerBoundUrl.replace('http', 'ws');
  await visitors.call('connect', { url, count, joins: false });
  // As long as the server's message about a result.
  const padding = 'x'.repeat(760);
  const bound = await deliver(visitors, load, (index) =>
    league.sendBare([null, null, 'realtime:league', { team1: `Bench ${index}`, padding }]),
  );
  return { ...delivered, joins, checks, bound: bound.fromSent };
}

/** Writes, and waits until every visitor has received every write or nothing comes any more. */
async function deliver(
  visitors: Visitors,
  { writes, rate }: Load,
  write: (index: number) => Promise<Write>,
) {
  await visitors.call('expectWrites', writes);
  const started = now();
  const responses: Promise<Write>[] = [];
  for (let index = 0; index < writes; index += 1) {
    // By the clock: a server that falls behind is not spared.
    await sleep(Math.max(0, started + (index * 1000) / rate - now()));
    responses.push(write(index));
  }
  const made = await Promise.all(responses);
  let missing = Number.POSITIVE_INFINITY;
  let lastArrival = now();
  while (missing > 0 && now() - lastArrival < silence) {
    await sleep(20);
    const count = await visitors.call('countMissing');
    if (count < missing) lastArrival = now();
    missing = count;
  }
  const [sent, accepted] = [made.map(({ sent }) => sent), made.map(({ accepted }) => accepted)];
  return {
    fromSent: await visitors.call('compare', sent),
    delivered: await visitors.call('compare', accepted),
    lostOrRepeated: await visitors.call('lostOrRepeated'),
  };
}
