import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { paths } from '../../../src/league/paths.ts';
import { openLeague, type League } from '../support/league.ts';
import { rowOf, type Bench, type Version } from '../support/report.ts';
import { inTurn, percentile, summarise } from '../support/statistics.ts';
import { now } from '../support/worker.ts';

export const title = 'many visitors open pages while results are saved';

const visits = 1_000;
const addresses = 40;
/** In which they come, ms. */
const duration = 10_000;
/** A result of each of so many categories is saved each second. */
const categories = demoSettings.categories.slice(0, 3);

type Figures = Awaited<ReturnType<typeof measure>>;

/** What it costs a server to make pages with the rows of the moment. */
export async function run({ runs, versions }: Bench) {
  const measured = await inTurn(versions, runs, measure);
  const read = (name: keyof Figures) => (rounds: readonly Figures[]) =>
    summarise(rounds.map((figures) => figures[name]));
  return [
    rowOf(`${visits} visits of ${addresses} addresses in ${duration / 1000} s`, measured, [
      { what: 'longest wait, ms', read: read('longest'), limit: { limit: 2_000 } },
      { what: 'p50, ms', read: read('p50') },
      { what: 'share of a core, %', read: read('share'), limit: { limit: 30 } },
      { what: 'without visitors, %', read: read('idleShare') },
      { what: 'memory more than before, MB', read: read('memory'), limit: { limit: 150 } },
      { what: 'pages without a row', read: read('withoutRows') },
    ]),
  ];
}

/** Measures a server that has served nobody before. */
async function measure(version: Version) {
  await using league = await openLeague(version);
  const asked = await addressesOf(league);
  const idle = await whileSaved(league, async () => {
    await sleep(duration);
  });
  const waits: number[] = [];
  let withoutRows = 0;
  const busy = await whileSaved(league, async () => {
    const started = now();
    const visited: Promise<void>[] = [];
    for (let index = 0; index < visits; index += 1) {
      // By the clock: a server that falls behind is not spared.
      await sleep(Math.max(0, started + (index * duration) / visits - now()));
      visited.push(visit(asked[(index * 7) % asked.length] ?? ''));
    }
    await Promise.all(visited);
  });
  return {
    longest: Math.max(...waits),
    p50: percentile(waits, 0.5),
    share: busy.share,
    idleShare: idle.share,
    memory: busy.memory - idle.memory,
    withoutRows,
  };

  async function visit(address: string) {
    const sent = now();
    const text = await open(address);
    waits.push(now() - sent);
    if (!/<article|<tr/u.test(text)) withoutRows += 1;
  }
}

/** Each visitor has a connection of their own. */
async function open(address: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { 'accept-encoding': 'br' };
  get(address, { agent: false, headers }, resolve).on('error', reject);
  const response = await promise;
  const body = await buffer(response);
  const isCompressed = response.headers['content-encoding'] === 'br';
  return String(isCompressed ? brotliDecompressSync(body) : body);
}

/** Does this while results are saved. @returns the server's share of a core, %, and its memory at the end, MB */
async function whileSaved({ worker, addIn }: League, act: () => Promise<void>) {
  const before = await worker.call('usage');
  const started = now();
  const saved: Promise<unknown>[] = [];
  const save = () => {
    const team = `Bench ${(seconds += 1)}.`;
    saved.push(...categories.map(({ name }) => addIn(name, team)));
  };
  const timer = setInterval(save, 1_000);
  await act();
  clearInterval(timer);
  const took = now() - started;
  await Promise.all(saved);
  const after = await worker.call('usage');
  return { share: ((after.busy - before.busy) / took) * 100, memory: after.memory };
}
let seconds = 0;

/** The pages of the league with rows, and pairs. */
async function addressesOf({ url }: League): Promise<readonly string[]> {
  const slugs = demoSettings.categories.map(({ slug }) => slug);
  const response = await fetch(`${url}/rest/v1/pairs?select=category,name&limit=${addresses}`, {
    headers: { apikey: demoPublishableKey },
  });
  const pairs: { category: string; name: string }[] = await response.json();
  const slugOf = (category: string) =>
    demoSettings.categories.find(({ name }) => name === category)?.slug ?? '';
  return [
    paths.home(),
    paths.results(),
    paths.upcoming(),
    paths.categories(),
    paths.tables(),
    ...slugs.flatMap((slug) => [paths.category(slug), paths.table(slug)]),
    ...slugs.map((slug) => `${paths.results()}?categoria=${slug}`),
    ...pairs.map(({ category, name }) => paths.pair(slugOf(category), name)),
  ]
    .slice(0, addresses)
    .map((path) => url + path);
}
