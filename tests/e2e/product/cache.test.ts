import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { add, askToDelete, dialogs } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import { cardsOf, expectLive, expectSoon } from '../../support/page.ts';
import { holdRealtime, isRead, watchRequests } from '../../support/requests.ts';

const league = leagueForThisFile();

const [resultDialog] = dialogs;
const results = isRead('results');

/** Goes to a page without leaving the site. */
async function goTo(page: Page, name: 'Nosotros' | 'Resultados' | 'Próximos Partidos') {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
  await expectSoon(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The results, loaded, live, and with no request in flight. */
async function openResults(page: Page) {
  const release = await holdRealtime(page);
  await page.clock.install();
  await page.goto('/resultados');
  await expectSoon(cardsOf(page)).toHaveCount(50);
  const confirmed = page.waitForResponse((answer) => results(new URL(answer.url())));
  release();
  await (await confirmed).finished();
  await expectLive(page);
}

test('within five minutes a list is shown again without a request; after them with one', async () => {
  const { page } = await prepare(league);
  await openResults(page);
  const requests = watchRequests(page, results);

  await goTo(page, 'Nosotros');
  await page.clock.fastForward('04:00');
  await goTo(page, 'Resultados');
  await expectSoon(cardsOf(page)).toHaveCount(50);
  // A request of the first list would have left before this one is answered.
  await goTo(page, 'Próximos Partidos');
  await expectSoon(cardsOf(page).first()).toBeVisible();
  expect(requests).toHaveLength(0);

  await page.clock.fastForward('01:01');
  await goTo(page, 'Resultados');
  await expectSoon.poll(() => requests.length).toBe(1);
  await expectSoon(cardsOf(page)).toHaveCount(50);
});

test('any save or deletion clears what is kept: the list is read again, and the others are right too', async () => {
  const session = await signIn(league, 'admin');
  const { page } = await prepare(league, withSession(league, session));
  await openResults(page);
  const banner = page.getByRole('banner');
  const openCategory = async () => {
    await banner.getByRole('button', { name: 'Categorías' }).click();
    await banner.getByRole('link', { name: 'Quinta Libre' }).click();
    await expectSoon(page.getByRole('heading', { level: 1, name: 'Quinta Libre' })).toBeVisible();
  };
  await openCategory();
  const list = page.getByRole('region', { name: 'Últimos Resultados - Quinta Libre' });
  await expectSoon(list.getByRole('listitem').first()).toBeVisible();

  await goTo(page, 'Resultados');
  const reads = watchRequests(
    page,
    (url, request) => results(url) && request.method() === 'GET' && url.searchParams.has('order'),
  );
  await add(page, resultDialog, { 'Pareja 1': 'Los Recién Cargados', Categoría: 'Quinta Libre' });
  // “it is put at the top of the list if it matches the category filter”
  await expectSoon(cardsOf(page).first()).toContainText('Los Recién Cargados');
  await expectSoon.poll(() => reads.length).toBeGreaterThan(0);
  await openCategory();
  await expectSoon(list.getByRole('listitem').first()).toContainText('Los Recién Cargados');

  await goTo(page, 'Resultados');
  const readsBefore = reads.length;
  await (await askToDelete(page, 'Los Recién Cargados')).confirm.click();
  await expectSoon(page.getByText('Los Recién Cargados')).toHaveCount(0);
  await expectSoon.poll(() => reads.length).toBeGreaterThan(readsBefore);
  await openCategory();
  await expectSoon(list.getByRole('listitem').first()).toBeVisible();
  await expectSoon(page.getByText('Los Recién Cargados')).toHaveCount(0);
});
