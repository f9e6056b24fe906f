import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteFolder } from '../../support/buildSite.ts';
import { launchChromium } from '../../support/chromium.ts';
import { openBaselineClient, openChromiumPage, type ChromiumPage } from '../support/clients.ts';
import { faultsOf } from '../support/faults.ts';
import { createRandom, openStreamLeague, type StreamLeague } from '../support/league.ts';
import { runQuiet, runStress } from '../support/scenarios.ts';
import { isReached } from '../support/time.ts';
import type { Outcomes, Watcher } from '../support/watcher.ts';

// `npm run soak` runs the long forms. Shorter ones could miss the baseline clients by chance.
const cycles = 5;
const disconnects = 30;
const paths = ['/resultados', '/resultados', '/categorias/sexta-libre'];

const random = createRandom();
const { note } = faultsOf('stress');
let league: StreamLeague;
let browser: Browser;
let pages: ChromiumPage[];
/** Clients as in tutorials: if they are not found wrong, these tests prove nothing. */
let subscriber: Watcher;
let loader: Watcher;

beforeAll(async () => {
  console.log(`SEED=${random.seed} repeats this run’s moments`);
  league = await openStreamLeague(random);
  await league.resizeTo(30);
  league.supabase.serveSite(siteFolder);
  browser = await launchChromium();
  const { supabase } = league;
  pages = await Promise.all(paths.map((path) => openChromiumPage(browser, supabase, path)));
  subscriber = await openBaselineClient(supabase, 'on SUBSCRIBED');
  loader = await openBaselineClient(supabase, 'once');
});
afterAll(async () => {
  await subscriber.close();
  await loader.close();
  await browser.close();
  await league.close();
});

/** Each page was equal to the table each time, is live, and holds one socket. */
async function expectRight(outcomes: Outcomes) {
  for (const page of pages) {
    const message = `${page.name}, SEED=${random.seed}`;
    const right = { timesWrong: 0, lost: 0, stale: 0, doubled: 0, oldSettings: 0 };
    expect(outcomes.get(page), message).toMatchObject(right);
    expect(await isReached(() => page.sockets.open === 1, 30_000), 'one socket a page').toBe(true);
    expect(await isReached(() => page.isLive(), 30_000), 'live').toBe(true);
  }
}

/** How often pages were wrong, all of them together. */
function timesWrong(outcomes: Outcomes): number {
  return pages.reduce((sum, page) => sum + (outcomes.get(page)?.timesWrong ?? 0), 0);
}

test('what is written before a new subscription is active, and nothing after it, is on every page', async () => {
  const watchers = [...pages, subscriber, loader];
  const outcomes = await runQuiet({ league, random, watchers }, cycles);
  note(cycles * pages.length, cycles * pages.length - timesWrong(outcomes));
  await expectRight(outcomes);
  expect(outcomes.get(subscriber)?.timesWrong).toBeGreaterThan(0);
  expect(outcomes.get(loader)?.timesWrong).toBe(cycles);
});

test('no disconnect under a steady stream of writes loses or leaves a row', async () => {
  const watchers = [...pages, subscriber, loader];
  const outcomes = await runStress({ league, random, watchers }, disconnects);
  note(disconnects, timesWrong(outcomes) === 0 ? disconnects : 0);
  await expectRight(outcomes);
  // The list that never loads again lacks what was written during its interruptions.
  expect(outcomes.get(loader)).toMatchObject({ timesWrong: 1 });
});
