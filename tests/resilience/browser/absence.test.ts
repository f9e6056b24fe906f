import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import { pass, setVisibility, stopClock } from '../../support/clock.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectLive, expectNeverReloaded, expectSoon, markLoaded } from '../../support/page.ts';
import { expectSameAsTable, faultsOf, networkLog, organiserOf } from '../support/browser.ts';

const league = leagueForThisFile();
const survive = faultsOf('absence');

/** The results, live, on a clock that the test may stop. */
async function openResults() {
  const { page, allow } = await prepare(league);
  allow(networkLog);
  allow(/No se pudieron leer/u);
  await page.clock.install();
  await page.goto('/resultados');
  await expectLive(page);
  await expectSameAsTable(page, league);
  await markLoaded(page);
  return page;
}

/** The page holds one connection, and the list is the table's. */
async function expectConverged(page: Page) {
  await expectLive(page);
  await expectSameAsTable(page, league);
  await expectNeverReloaded(page);
  await expectSoon.poll(() => league.supabase.realtime.statistics().sockets).toBe(1);
  await expectSoon.poll(() => league.supabase.realtime.statistics().channels).toBe(1);
}

const absences: Record<string, (page: Page) => Promise<void>> = {
  'and its connection stood': () => Promise.resolve(),
  async 'and the server gave its connection up'() {
    league.supabase.realtime.faults.dropSockets();
    await wait(0);
  },
  async 'and the server closed its channel'() {
    league.supabase.realtime.faults.closeChannels();
    await wait(0);
  },
};

for (const [what, happen] of Object.entries(absences)) {
  test(
    `a tab was hidden for six minutes with its timers stopped, ${what}`,
    survive(async () => {
      const page = await openResults();
      await setVisibility(page, 'hidden');
      await stopClock(page);
      await organiserOf(league).add(`Oculta ${what} 1`, `Oculta ${what} 2`);
      await happen(page);
      await organiserOf(league).add(`Oculta ${what} 3`);
      await organiserOf(league).remove(`Oculta ${what} 1`);
      await page.clock.fastForward('06:00');
      await page.clock.resume();
      await setVisibility(page, 'visible');
      await expectConverged(page);
    }),
  );
}

test(
  'the browser froze the tab, and thawed it',
  survive(async () => {
    const page = await openResults();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await organiserOf(league).add('Helada 1', 'Helada 2');
    league.supabase.realtime.faults.dropSockets();
    await organiserOf(league).remove('Helada 1');
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await expectConverged(page);
  }),
);

test(
  'the laptop slept: nothing of the page ran, and the server forgot it',
  survive(async () => {
    const page = await openResults();
    const renderers = await rendererIds(page);
    expect(renderers.length).toBeGreaterThan(0);
    for (const id of renderers) process.kill(id, 'SIGSTOP');
    try {
      await organiserOf(league).add('Dormida 1', 'Dormida 2');
      league.supabase.realtime.faults.dropSockets();
      await organiserOf(league).remove('Dormida 1');
      await expectSoon.poll(() => league.supabase.realtime.statistics().sockets).toBe(0);
    } finally {
      for (const id of renderers) process.kill(id, 'SIGCONT');
    }
    await expectConverged(page);
  }),
);

/** The processes in which the browser runs its pages. */
async function rendererIds(page: Page): Promise<number[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

test(
  'the clock jumped two hours ahead, as after a night with the lid closed',
  survive(async () => {
    const page = await openResults();
    await stopClock(page);
    league.supabase.realtime.faults.dropSockets();
    await organiserOf(league).add('Despertada 1', 'Despertada 2');
    await page.clock.fastForward('02:00:00');
    await page.clock.resume();
    await expectConverged(page);
  }),
);

test(
  'the network came and went twenty times, and a second was between',
  survive(async () => {
    const page = await openResults();
    await stopClock(page);
    for (let round = 1; round <= 20; round += 1) {
      await page.context().setOffline(round % 2 === 1);
      await organiserOf(league).add(`Intermitente ${round}`);
      await pass(page, 1000);
    }
    await page.clock.resume();
    await expectConverged(page);
  }),
);

test(
  'back and forward twenty times, through the browser’s own cache of pages',
  survive(async () => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: chromiumArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    try {
      const page = await browser.newPage({ baseURL: league.supabase.url });
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          const before = Number(sessionStorage.getItem('cached') ?? 0);
          if (persisted) sessionStorage.setItem('cached', String(before + 1));
        });
      });
      await page.goto('/resultados');
      await expectLive(page);
      for (let round = 1; round <= 20; round += 1) {
        await page.goto('/favicon.svg');
        await organiserOf(league).add(`Atrás ${round}`);
        // Not `goBack`: it waits for a load, and a page out of the cache has none.
        await page.evaluate(() => history.back());
        await page.waitForURL('**/resultados', { waitUntil: 'commit' });
      }
      await expectLive(page);
      await expectSameAsTable(page, league);
      await expectSoon.poll(() => league.supabase.realtime.statistics().sockets).toBe(1);
      expect(Number(await page.evaluate(() => sessionStorage.getItem('cached')))).toBeGreaterThan(
        0,
      );
    } finally {
      await browser.close();
    }
  }),
);
