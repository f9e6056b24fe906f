import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';
import { holdRealtime, isRead, watchRequests } from '../../support/requests.ts';

const league = leagueForThisFile();

const results = isRead('results');
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Goes to a page without leaving the site. */
async function goTo(page: Page, name: 'Nosotros' | 'Resultados' | 'Próximos Partidos') {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
  await expectSoon(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The results, loaded, live, and with nothing under way any more. */
async function openResults(page: Page) {
  const release = await holdRealtime(page);
  await page.clock.install();
  await page.goto('/resultados');
  await expectSoon(cards(page)).toHaveCount(50);
  const confirmed = page.waitForResponse((answer) => results(new URL(answer.url())));
  release();
  await (await confirmed).finished();
  await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
}

describe('§4 and §9 “Read lists are cached in memory for 5 minutes”', () => {
  test('within them one comes back to the list without a request; after them with one', async () => {
    const { page } = await prepare(league);
    await openResults(page);
    const requests = watchRequests(page, results);

    await goTo(page, 'Nosotros');
    await page.clock.fastForward('04:00');
    await goTo(page, 'Resultados');
    await expectSoon(cards(page)).toHaveCount(50);
    // A request of the list that was come back to would have left before this one was answered.
    await goTo(page, 'Próximos Partidos');
    await expectSoon(cards(page).first()).toBeVisible();
    expect(requests).toHaveLength(0);

    await page.clock.fastForward('01:01');
    await goTo(page, 'Resultados');
    await expectSoon.poll(() => requests.length).toBe(1);
    await expectSoon(cards(page)).toHaveCount(50);
  });

  test('in memory: a page that is loaded anew asks anew', async () => {
    const { page } = await prepare(league);
    await openResults(page);
    const requests = watchRequests(page, results);
    await page.reload();
    await expectSoon(cards(page)).toHaveCount(50);
    expect(requests.length).toBeGreaterThan(0);
  });

  test('“any add or delete clears the cache”: the list is read again, and the others are right too', async () => {
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
    await page.getByRole('button', { name: 'Agregar Resultado' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Equipo 1').fill('Los Recién Cargados');
    await dialog.getByLabel('Equipo 2').fill('Doble Pared');
    await dialog.getByRole('textbox', { name: 'Resultado' }).fill('6-4, 6-3');
    await dialog.getByLabel('Categoría').selectOption('Quinta Libre');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expectSoon(dialog).toBeHidden();
    // “it is put at the top of the list if it matches the category filter”
    await expectSoon(cards(page).first()).toContainText('Los Recién Cargados');
    await expectSoon.poll(() => reads.length).toBeGreaterThan(0);
    await openCategory();
    await expectSoon(list.getByRole('listitem').first()).toContainText('Los Recién Cargados');

    await goTo(page, 'Resultados');
    const readsBefore = reads.length;
    await page.getByRole('button', { name: /Eliminar .*Los Recién Cargados/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectSoon(page.getByText('Los Recién Cargados')).toHaveCount(0);
    await expectSoon.poll(() => reads.length).toBeGreaterThan(readsBefore);
    await openCategory();
    await expectSoon(list.getByRole('listitem').first()).toBeVisible();
    await expectSoon(page.getByText('Los Recién Cargados')).toHaveCount(0);
  });

  test('a result of another category is not put into a category’s list', async () => {
    const session = await signIn(league, 'admin');
    const { page } = await league.visit('/categorias/octava-damas', withSession(league, session));
    const list = page.getByRole('region', { name: 'Últimos Resultados - Octava Damas' });
    await expectSoon(list.getByRole('listitem').first()).toBeVisible();
    const other = await league.visit('/resultados', withSession(league, session));
    await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
    for (const [team, category] of [
      ['De Otra Categoría', 'Sexta Libre'],
      ['De Esta Categoría', 'Octava Damas'],
    ] as const) {
      await other.page.getByRole('button', { name: 'Agregar Resultado' }).click();
      const dialog = other.page.getByRole('dialog');
      await dialog.getByLabel('Equipo 1').fill(team);
      await dialog.getByLabel('Equipo 2').fill('Doble Pared');
      await dialog.getByRole('textbox', { name: 'Resultado' }).fill('6-4, 6-3');
      await dialog.getByLabel('Categoría').selectOption(category);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expectSoon(dialog).toBeHidden();
    }
    await expectSoon(list.getByRole('listitem').first()).toContainText('De Esta Categoría');
    await expectSoon(page.getByText('De Otra Categoría')).toHaveCount(0);
  });
});
