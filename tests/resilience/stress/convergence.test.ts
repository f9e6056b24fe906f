import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteFolder } from '../../support/buildSite.ts';
import { launchChromium, openChromiumPage, type ChromiumPage } from '../support/streamChromium.ts';
import { countFaults } from '../support/streamCount.ts';
import { openStreamLeague, type StreamLeague } from '../support/streamLeague.ts';
import { openBaselineClient } from '../support/streamBaselineClient.ts';
import { runQuiet } from '../support/streamQuiet.ts';
import { chooseSeed, createRandom, type Random } from '../support/streamRandom.ts';
import { runStress } from '../support/streamStress.ts';
import type { Outcome } from '../support/streamOutcome.ts';
import { isReached } from '../support/streamWaiting.ts';
import type { Watcher } from '../support/streamWatcher.ts';

// Short forms; `npm run soak` runs the long ones.
const cycles = 5;
const disconnects = 30;

let random: Random;
let league: StreamLeague;
let browser: Browser;
let pages: ChromiumPage[];
/** Made as tutorials make a page: both must be found wrong, or these tests are asleep. */
let subscriber: Watcher;
let loader: Watcher;
const faults = countFaults();

// Waiting ends as soon as it may; a busy machine is given its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

beforeAll(async () => {
  random = createRandom(chooseSeed());
  console.log(`SEED=${random.seed} repeats this run’s moments`);
  league = await openStreamLeague(random);
  for (let row = 0; row < 30; row += 1) await league.add();
  league.supabase.serveSite(siteFolder);
  browser = await launchChromium();
  pages = await Promise.all(
    ['/resultados', '/resultados', '/categorias/sexta-libre'].map((path) =>
      openChromiumPage(browser, league.supabase, path),
    ),
  );
  subscriber = await openBaselineClient(league.supabase, 'on SUBSCRIBED');
  loader = await openBaselineClient(league.supabase, 'once');
});
afterAll(async () => {
  faults.print('storm');
  await subscriber.close();
  await loader.close();
  await browser.close();
  await league.close();
});

/** Each page was equal to the table each time, and holds one socket. */
async function expectRight(outcomes: ReadonlyMap<Watcher, Outcome>) {
  for (const page of pages) {
    const told = `${page.name}, SEED=${random.seed}`;
    expect(outcomes.get(page), told).toMatchObject({ lost: 0, ghosts: 0, doubled: 0 });
    expect(outcomes.get(page), told).toMatchObject({ timesWrong: 0 });
    expect(await isReached(() => page.sockets() === 1, 5000), 'one socket a page').toBe(true);
    expect(await page.isLive()).toBe(true);
  }
}

/** How often pages were wrong, all of them together. */
function timesWrong(outcomes: ReadonlyMap<Watcher, Outcome>): number {
  return pages.reduce((sum, page) => sum + (outcomes.get(page)?.timesWrong ?? 0), 0);
}

test('what is written before a new subscription stands, and nothing after it, is on every page', async () => {
  const watchers = [...pages, subscriber, loader];
  const outcomes = await runQuiet({ league, random, watchers, cycles });
  faults.note(cycles * pages.length, cycles * pages.length - timesWrong(outcomes));
  await expectRight(outcomes);
  expect(outcomes.get(subscriber)?.timesWrong).toBeGreaterThan(0);
  expect(outcomes.get(loader)?.timesWrong).toBe(cycles);
});

test('no disconnect under a steady stream of writes costs or leaves a row', async () => {
  const watchers = [...pages, subscriber, loader];
  const outcomes = await runStress({ league, random, watchers, disconnects });
  faults.note(disconnects, timesWrong(outcomes) === 0 ? disconnects : 0);
  await expectRight(outcomes);
  // It never loads again: what was written while it was away is lost to it for good.
  expect(outcomes.get(loader)).toMatchObject({ timesWrong: 1 });
});
