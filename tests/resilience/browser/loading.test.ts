import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectLoaded, expectSoon } from '../../support/page.ts';
import { faultsOf } from '../support/faults.ts';
import { expectSameAsTable, organiserOf } from '../support/site.ts';

const league = leagueForThisFile();
const { survive } = faultsOf('browser: while a page loads');
/** `LOADS=200` for a long run. */
const loads = Number(process.env['LOADS'] ?? 12);
const timeout = loads * 15_000;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A page on a processor four times slower: React takes long enough to be interrupted. */
async function openSlowPhone(): Promise<Page> {
  const { page } = await prepare(league, phone);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

const upToASecond = () => Math.random() * 1000;

test('a tap at any moment of a load is answered', { timeout }, async () => {
  const page = await openSlowPhone();
  const menu = page.getByRole('button', { name: 'Menú' });
  const pause = page.getByRole('button', { name: 'Pausar las fotos' });
  for (let load = 0; load < loads; load += 1) {
    await survive(async () => {
      await page.goto('/', { waitUntil: 'commit' });
      await menu.waitFor();
      const box = await (load % 2 === 0 ? menu : pause).boundingBox();
      await page.waitForTimeout(upToASecond());
      // As a finger, which waits for nothing.
      await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      const answer =
        load % 2 === 0
          ? page.getByRole('button', { name: 'Menú', expanded: true })
          : page.getByRole('button', { name: 'Reproducir las fotos' });
      await expectSoon(answer).toBeVisible();
    });
  }
});

// An error of hydration is a line in the console, which fails the test.
test(
  'a change at any moment of a load is shown, and React takes over the page',
  { timeout },
  async () => {
    const page = await openSlowPhone();
    const organiser = organiserOf(league);
    for (let load = 0; load < loads; load += 1) {
      await survive(async () => {
        await page.goto('/resultados', { waitUntil: 'commit' });
        await page.locator('main section li').first().waitFor();
        const sections = await page.locator('header, main, main section, footer').elementHandles();
        await page.waitForTimeout(upToASecond());
        await organiser.add(`Entre dos cargas ${load}`);
        await expectSameAsTable(page, league);
        await expectLoaded(page);
        const kept = await Promise.all(
          sections.map((each) => each.evaluate((node) => node.isConnected)),
        );
        expect(kept).not.toContain(false);
      });
    }
  },
);
