import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bannerOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { failReads, isRead } from '../../support/requests.ts';
import { openHangingProxy } from '../support/hangingProxy.ts';
import { expectSameAsTable, preparePage } from '../support/site.ts';

const league = leagueForThisFile();
const failure = (page: Page) => mainOf(page).getByRole('alert');
/** Goes to the results from a page without rows: one that begins with them has those of the server. */
async function goToResults(page: Page) {
  await page.goto('/nosotros');
  await bannerOf(page).getByRole('link', { name: 'Resultados', exact: true }).click();
}

test('the database never answers: a message, and the page recovers', async () => {
  const page = await preparePage(league);
  const reads = isRead('results');
  await page.route(reads, () => Promise.resolve());
  await goToResults(page);
  await expectSoon(page.getByText('Cargando resultados...')).toBeVisible();
  const countFailures = async () => {
    await page.clock.fastForward(5000);
    return failure(page).count();
  };
  await expectSoon.poll(countFailures).toBe(1);
  await expectSoon(failure(page)).toContainText('Error al cargar los resultados.');
  await page.unroute(reads);
  await expectSoon.poll(countFailures).toBe(0);
  await expectSameAsTable(page, league);
});

// Chrome lets a request wait behind an earlier one for the same address that is not answered.
test('a server never answers the first read: two tabs recover by themselves', async () => {
  const proxy = await openHangingProxy(league.supabase.url, 'GET /rest/v1/results');
  const { page, allow } = await league.visit(`${proxy.url}/resultados`);
  allow(/No se pudieron leer/u);
  const other = await page.context().newPage();
  await other.goto(`${proxy.url}/resultados`);
  await expectSameAsTable(other, league);
  await expectSameAsTable(page, league, 40_000);
  await expectLive(page);
  expect(proxy.hung()).toBe(1);
});

test('the database answers 500: a message, and the page recovers', async () => {
  const page = await preparePage(league);
  await failReads(page, 'results');
  await goToResults(page);
  await expectSoon(failure(page)).toContainText('Error al cargar los resultados.');
  await expectSoon(bannerOf(page)).toContainText('Sin conexión');
  await page.unrouteAll();
  await page.clock.fastForward(30_000);
  await expectSameAsTable(page, league);
  await expectLive(page);
});
