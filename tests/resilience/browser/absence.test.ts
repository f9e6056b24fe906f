import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import { setVisibility, stopClock } from '../../support/clock.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { expectLive, expectNeverReloaded, expectSoon } from '../../support/page.ts';
import { scale } from '../../support/scale.ts';
import { faultsOf } from '../support/faults.ts';
import { expectSameAsTable, openResults, organiserOf } from '../support/site.ts';

const league = leagueForThisFile();
const { testFault, testRareFault } = faultsOf('browser: absence');
const faults = () => league.supabase.realtime.faults;

/** The page has one connection, and the list is the table's. */
async function expectConverged(page: Page) {
  await expectLive(page);
  await expectSameAsTable(page, league);
  await expectNeverReloaded(page);
  const { statistics } = league.supabase.realtime;
  await expectSoon.poll(statistics).toMatchObject({ sockets: 1, channels: 1 });
}

async function hideForSixMinutes(what: string, happen: () => void) {
  const page = await openResults(league);
  await setVisibility(page, 'hidden');
  await stopClock(page);
  await organiserOf(league).add(`Oculta ${what} 1`, `Oculta ${what} 2`);
  happen();
  await organiserOf(league).add(`Oculta ${what} 3`);
  await organiserOf(league).remove(`Oculta ${what} 1`);
  await page.clock.fastForward('06:00');
  await page.clock.resume();
  await setVisibility(page, 'visible');
  await expectConverged(page);
}

testFault('a tab was hidden for six minutes, and the server dropped its connection', () =>
  hideForSixMinutes('sin conexión', () => faults().dropSockets()),
);

testRareFault('the browser froze the tab, and resumed it', async () => {
  const page = await openResults(league);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await organiserOf(league).add('Helada 1', 'Helada 2');
  faults().dropSockets();
  await organiserOf(league).remove('Helada 1');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expectConverged(page);
});

testRareFault('the laptop slept: the page stood still, and the server dropped it', async () => {
  const page = await openResults(league);
  const renderers = await rendererIds(page);
  expect(renderers.length).toBeGreaterThan(0);
  for (const id of renderers) process.kill(id, 'SIGSTOP');
  try {
    await organiserOf(league).add('Dormida 1', 'Dormida 2');
    faults().dropSockets();
    await organiserOf(league).remove('Dormida 1');
    await expectSoon.poll(() => league.supabase.realtime.statistics().sockets).toBe(0);
  } finally {
    for (const id of renderers) process.kill(id, 'SIGCONT');
  }
  await expectConverged(page);
});

/** The processes in which the browser runs its pages. */
async function rendererIds(page: Page): Promise<number[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

testRareFault('the clock jumped two hours, as after a night with the lid closed', async () => {
  const page = await openResults(league);
  await stopClock(page);
  faults().dropSockets();
  await organiserOf(league).add('Despertada 1', 'Despertada 2');
  await page.clock.fastForward('02:00:00');
  await page.clock.resume();
  await expectConverged(page);
});

testFault('back and forward, restored from the back/forward cache', async () => {
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
        if (persisted) sessionStorage.setItem('restored', 'yes');
      });
    });
    await page.goto('/resultados');
    await expectLive(page);
    for (let round = 1; round <= scale(20, 3); round += 1) {
      await page.goto('/favicon.svg');
      await organiserOf(league).add(`Atrás ${round}`);
      // `goBack` would wait for a load, and a restored page has none.
      await page.evaluate(() => history.back());
      await page.waitForURL('**/resultados', { waitUntil: 'commit' });
    }
    await expectLive(page);
    await expectSameAsTable(page, league);
    await expectSoon.poll(() => league.supabase.realtime.statistics().sockets).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('yes');
  } finally {
    await browser.close();
  }
});
