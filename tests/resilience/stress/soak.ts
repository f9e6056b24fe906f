import { parseArgs } from 'node:util';
import { setup as buildSite, siteFolder } from '../../support/buildSite.ts';
import { launchChromium } from '../../support/chromium.ts';
import { measureHeap, openBaselineClient, openChromiumPage } from '../support/clients.ts';
import { createRandom, openStreamLeague } from '../support/league.ts';
import { runOutage, runQuiet, runSteady, runStress } from '../support/scenarios.ts';
import { delay, isReached } from '../support/time.ts';
import type { Outcomes } from '../support/watcher.ts';
import { measureMemory } from './memory.ts';

// `npm run soak`: the long forms of convergence.test.ts, with figures, in about five minutes. With --minutes
// it measures the memory of `npm start` instead, with --against <commit> beside that commit's.
const { values } = parseArgs({
  options: {
    /** Disconnects with writes before the new subscriptions are active, and silence after them. */
    cycles: { type: 'string', default: '100' },
    /** Disconnects under a steady stream of writes. */
    disconnects: { type: 'string', default: '200' },
    /** Writes on connections that stay open. */
    writes: { type: 'string', default: '2000' },
    /** How long the server is away at the end, s. */
    outage: { type: 'string', default: '60' },
    /** Instead of all this: how long `npm start` is held under writes, to measure its memory. */
    minutes: { type: 'string' },
    /** A commit whose `npm start` is held beside it. */
    against: { type: 'string' },
  },
});
if (values.minutes !== undefined) {
  await measureMemory(Number(values.minutes), values.against);
  process.exit();
}
const cycles = Number(values.cycles);
const disconnects = Number(values.disconnects);
const outage = Number(values.outage) * 1000;

/** Most growth of the heap: a page that is open for a day must not fill the phone. */
const mostGrowth = 0.1;
const mostAttempts = 10;
/** How long a row is highlighted as new, ms. */
const highlight = 6000;

// Where there is no page, the site's code shows the demo league.
await import('../../support/startSettings.ts');
const random = createRandom();
console.log(`SEED=${random.seed}`);
await buildSite();
const league = await openStreamLeague(random);
const { supabase } = league;
supabase.serveSite(siteFolder);
await league.resizeTo(30);
const browser = await launchChromium();
const first = await openChromiumPage(browser, supabase, '/resultados');
const pages = [first];
for (const path of ['/resultados', '/categorias/sexta-libre', '/categorias/quinta-libre']) {
  pages.push(await openChromiumPage(browser, supabase, path));
}
const baselines = [
  await openBaselineClient(supabase, 'on SUBSCRIBED'),
  await openBaselineClient(supabase, 'once'),
];
const watchers = [...pages, ...baselines];
const scenario = { league, random, watchers };
const complaints: string[] = [];

// The browser compiles code that runs often: that is over before the heap is measured.
await runQuiet(scenario, 5);
await runSteady(scenario, 1500);
const heapBefore = await restingHeap();
await report('quiet', cycles, () => runQuiet(scenario, cycles));
await report('stress', disconnects, () => runStress(scenario, disconnects));
await report('steady', 0, () => runSteady(scenario, Number(values.writes)));
const growth = (await restingHeap()) / heapBefore - 1;
console.log(`heap growth: ${(growth * 100).toFixed(1)} % of ${(heapBefore / 1e6).toFixed(1)} MB`);
if (growth > mostGrowth) complaints.push('the heap grows');

if (outage > 0) {
  const before = pages.map(({ sockets }) => sockets.opened);
  await report('outage', 1, () => runOutage(scenario, outage));
  const attempts = pages.map(({ sockets }, index) => sockets.opened - (before[index] ?? 0));
  console.log(`outage of ${outage / 1000} s: at most ${Math.max(...attempts)} attempts a page`);
  if (Math.max(...attempts) > mostAttempts) complaints.push('too many attempts to connect');
}

await browser.close();
for (const baseline of baselines) await baseline.close();
await league.close();
if (complaints.length > 0) {
  console.error(`Failed: ${complaints.join('; ')}. SEED=${random.seed} repeats the moments.`);
  process.exit(1);
}
console.log('Passed.');

/** The heap of a page that has shown the same number of rows for a while. */
async function restingHeap() {
  await league.resizeTo(40);
  await delay(highlight);
  return measureHeap(first);
}

async function report(name: string, broken: number, run: () => Promise<Outcomes>) {
  const before = league.writes();
  const outcomes = await run();
  const hasOneSocket = () => pages.every(({ sockets }) => sockets.open === 1);
  if (!(await isReached(hasOneSocket, 5000))) complaints.push('not one socket a page');
  const writes = league.writes() - before;
  console.log(`\n${name}: ${broken} disconnects, ${writes} writes, ${pages.length} pages`);
  console.table(
    [...outcomes].map(([watcher, { timesWrong, lost, stale, doubled, oldSettings, slowest }]) => {
      const isWrong = timesWrong + lost + stale + doubled > 0;
      if (!watcher.isBaseline && isWrong) complaints.push(`${watcher.name} is wrong (${name})`);
      if (broken > 1 && watcher.name.includes('once') && !isWrong) {
        complaints.push(`the baseline client is right (${name}): this proves nothing`);
      }
      const recovery = Math.round(slowest);
      const figures = { timesWrong, lost, stale, doubled, oldSettings, 'slowest, ms': recovery };
      return { watcher: watcher.name, ...figures };
    }),
  );
}
