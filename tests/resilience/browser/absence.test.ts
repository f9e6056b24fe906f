import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import { setVisibility, stopClock } from '../../support/clock.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { expectLive, expectNeverReloaded, expectSoon } from '../../support/page.ts';
import { databaseOf, expectSameAsTable, openResults } from '../support/site.ts';

const league = leagueForThisFile();
const statistics = () => league.supabase.realtime.statistics();

/** How a page is away while `happen` happens. */
const absences: Record<string, (page: Page, happen: () => Promise<void>) => Promise<void>> = {
  async 'a tab was hidden for six minutes'(page, happen) {
    await setVisibility(page, 'hidden');
    await stopClock(page);
    await happen();
    await page.clock.fastForward('06:00');
    await page.clock.resume();
    await setVisibility(page, 'visible');
  },
  async 'the browser froze the tab, and resumed it'(page, happen) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await happen();
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  },
  async 'the laptop slept: the page stood still'(page, happen) {
    const renderers = await rendererIds(page);
    expect(renderers.length).toBeGreaterThan(0);
    for (const id of renderers) process.kill(id, 'SIGSTOP');
    try {
      await happen();
      await expectSoon.poll(() => statistics().sockets).toBe(0);
    } finally {
      for (const id of renderers) process.kill(id, 'SIGCONT');
    }
  },
  async 'the clock jumped two hours, as after a night with the lid closed'(page, happen) {
    await stopClock(page);
    await happen();
    await page.clock.fastForward('02:00:00');
    await page.clock.resume();
  },
};

test.each(Object.entries(absences))('%s, and the server dropped it', async (_, beAway) => {
  const page = await openResults(league);
  const database = databaseOf(league);
  await beAway(page, async () => {
    await database.add('Ausente 1', 'Ausente 2');
    league.supabase.realtime.faults.dropSockets();
    await database.add('Ausente 3');
    await database.remove('Ausente 1');
  });
  await expectLive(page);
  await expectSameAsTable(page, league);
  await expectNeverReloaded(page);
  await expectSoon.poll(statistics).toMatchObject({ sockets: 1, channels: 1 });
});

/** The processes in which the browser runs its pages. */
async function rendererIds(page: Page): Promise<number[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

test('back and forward, restored from the back/forward cache', async () => {
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
    const session = await page.context().newCDPSession(page);
    // `page.goBack` would wait for a load, and a restored page has none.
    // `history.back()` would race with the answer of its own evaluation.
    const goBack = async () => {
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
      const entryId = entries[currentIndex - 1]?.id ?? -1;
      await session.send('Page.navigateToHistoryEntry', { entryId });
      await page.waitForURL('**/resultados', { waitUntil: 'commit' });
      // A page that is not loaded yet is replaced by the next one, and no entry of the history leads back to it.
      await page.waitForFunction(() => document.readyState === 'complete');
    };
    await page.goto('/resultados');
    await expectLive(page);
    for (let round = 1; round <= 20; round += 1) {
      await page.goto('/favicon.svg');
      await databaseOf(league).add(`Atrás ${round}`);
      await goBack();
    }
    await expectLive(page);
    await expectSameAsTable(page, league);
    await expectSoon.poll(() => statistics().sockets).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('yes');
  } finally {
    await browser.close();
  }
});
