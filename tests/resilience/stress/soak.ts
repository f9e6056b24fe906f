import { parseArgs } from 'node:util';
import { setup as buildSite, siteFolder } from '../../support/buildSite.ts';
import { launchChromium, openChromiumPage, type ChromiumPage } from '../support/streamChromium.ts';
import { measureHeap } from '../support/streamHeap.ts';
import { openStreamLeague } from '../support/streamLeague.ts';
import { openBaselineClient } from '../support/streamBaselineClient.ts';
import { runOutage } from '../support/streamOutage.ts';
import { runQuiet } from '../support/streamQuiet.ts';
import { chooseSeed, createRandom } from '../support/streamRandom.ts';
import { runSteady } from '../support/streamSteady.ts';
import { runStress } from '../support/streamStress.ts';
import type { Outcome } from '../support/streamOutcome.ts';
import { isReached, delay } from '../support/streamWaiting.ts';
import type { Watcher } from '../support/streamWatcher.ts';

// The long forms of tests/resilience/stress, with figures: `npm run soak`, about five minutes.

const { values } = parseArgs({
  options: {
    /** Disconnects with writes before the new subscriptions stand, and silence after it. */
    cycles: { type: 'string', default: '100' },
    /** Disconnects under a steady stream of writes. */
    disconnects: { type: 'string', default: '200' },
    /** Writes that every page hears of, one after the other. */
    events: { type: 'string', default: '2000' },
    /** How long the server is away at the end, s. */
    outage: { type: 'string', default: '60' },
  },
});
const cycles = Number(values.cycles);
const disconnects = Number(values.disconnects);
const events = Number(values.events);
const outage = Number(values.outage) * 1000;

/** A page that lives for a day must not fill the phone. */
const mostGrowth = 0.1;
const mostRetries = 10;
/** After so long a row no longer counts as just arrived, ms. */
const arrivalTime = 6000;

const random = createRandom(chooseSeed());
console.log(`SEED=${random.seed}`);
buildSite();
const league = await openStreamLeague(random);
league.supabase.serveSite(siteFolder);
for (let row = 0; row < 30; row += 1) await league.add();
const browser = await launchChromium();
const complaints: string[] = [];
const open = (path: string) => openChromiumPage(browser, league.supabase, path);
const first = await open('/resultados');
const pages: readonly ChromiumPage[] = [
  first,
  await open('/resultados'),
  await open('/categorias/sexta-libre'),
  await open('/categorias/quinta-libre'),
];
const doubles = [
  await openBaselineClient(league.supabase, 'on SUBSCRIBED'),
  await openBaselineClient(league.supabase, 'once'),
];
const watchers: readonly Watcher[] = [...pages, ...doubles];

// The browser compiles what runs often: that is done before the heap is measured.
await runQuiet({ league, random, watchers, cycles: 5 });
await runSteady({ league, watchers, events: 1500 });
const heapBefore = await restingHeap();

tell('quiet', cycles, await count(() => runQuiet({ league, random, watchers, cycles })));
tell('storm', disconnects, await count(() => runStress({ league, random, watchers, disconnects })));

tell('steady', 0, await count(() => runSteady({ league, watchers, events })));

const growth = (await restingHeap()) / heapBefore - 1;
console.log(`heap growth: ${(growth * 100).toFixed(1)} % of ${(heapBefore / 1e6).toFixed(1)} MB`);
if (growth > mostGrowth) complaints.push('the heap grows');

if (outage > 0) {
  const { retries, outcomes } = await runOutage({ league, pages, watchers, duration: outage });
  console.log(`outage of ${outage / 1000} s: at most ${retries} tries to connect a page`);
  if (retries > mostRetries) complaints.push('too many tries to connect');
  tell('outage', 1, { outcomes, writes: 0 });
}

await browser.close();
for (const double of doubles) await double.close();
await league.close();
if (complaints.length > 0) {
  console.error(
    `Not as promised: ${complaints.join('; ')}. SEED=${random.seed} repeats the moments.`,
  );
  process.exit(1);
}
console.log('Everything as promised.');

/** The heap of a page that has shown the same number of rows for a while. */
async function restingHeap() {
  await league.resizeTo(40);
  await delay(arrivalTime);
  return measureHeap(first);
}

async function count(run: () => Promise<ReadonlyMap<Watcher, Outcome>>) {
  const before = league.writes();
  const outcomes = await run();
  const settled = () => pages.every((page) => page.sockets() === 1);
  if (!(await isReached(settled, 5000))) complaints.push('not one socket a page');
  return { outcomes, writes: league.writes() - before };
}

type Counted = { outcomes: ReadonlyMap<Watcher, Outcome>; writes: number };

function tell(name: string, broken: number, { outcomes, writes }: Counted) {
  const sockets = pages.map((page) => page.sockets()).join('+');
  console.log(
    `\n${name}: ${broken} disconnects, ${writes} writes, ${pages.length} pages, sockets ${sockets}`,
  );
  console.table(
    watchers.map((watcher) => {
      const { timesWrong, lost, ghosts, doubled, slowest } = outcomes.get(watcher) ?? {};
      const isWrong = timesWrong !== 0 || lost !== 0 || ghosts !== 0 || doubled !== 0;
      if (watcher.isDouble !== true && isWrong)
        complaints.push(`${watcher.name} is wrong (${name})`);
      if (broken > 1 && watcher.name.includes('once') && !isWrong) {
        complaints.push(`the naive client is right (${name}): this test is asleep`);
      }
      return {
        who: watcher.name,
        'times wrong': timesWrong,
        lost,
        ghosts,
        doubled,
        'slowest recovery, ms': Math.round(slowest ?? Number.NaN),
      };
    }),
  );
}
