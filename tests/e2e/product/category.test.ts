import { describe, expect, test } from 'vitest';
import { categories } from '../../../src/league/category.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import {
  browserLog,
  cardsOf,
  expectNewTab,
  expectSoon,
  mainOf,
  readFailure,
} from '../../support/page.ts';
import { failReads, fakeRows, hold, isRead, matchRow, resultRow } from '../../support/requests.ts';
import { sample } from '../../support/scale.ts';

const league = leagueForThisFile();

describe('The page of a category', () => {
  test.each(
    sample(categories, 3).map(({ slug, name, spreadsheet }) => ({ slug, name, spreadsheet })),
  )(
    '$name: title, its spreadsheet in a new tab, its results, its matches',
    async ({ slug, name, spreadsheet }) => {
      const { page } = await league.visit(`/categorias/${slug}`);
      await expectSoon(mainOf(page).getByRole('heading', { level: 1, name })).toBeVisible();
      const link = mainOf(page).getByRole('link', { name: 'Ver Tabla de Posiciones' });
      await expectNewTab(link, spreadsheet);
      for (const title of [`Últimos Resultados - ${name}`, `Próximos Partidos - ${name}`]) {
        await expectSoon(cardsOf(page, title).first()).toBeVisible();
        for (const text of await cardsOf(page, title).allTextContents()) {
          expect(text).toContain(name);
        }
      }
    },
  );

  test('each category has a spreadsheet of its own', () => {
    expect(new Set(categories.map(({ spreadsheet }) => spreadsheet)).size).toBe(7);
  });

  test('says which category it loads, from one to another too', async () => {
    const { page } = await prepare(league);
    const release = await hold(page, isRead('results'));
    await page.goto('/categorias/septima-damas');
    await expectSoon(page.getByText('Cargando datos de Séptima Damas...')).toBeVisible();
    release();
    await expectSoon(cardsOf(page).first()).toBeVisible();
    await expectSoon(page.getByText('Cargando datos de')).toHaveCount(0);
    const releaseNext = await hold(page, isRead('results'));
    await mainOf(page).getByRole('link', { name: 'Octava Damas' }).click();
    await expectSoon(page.getByRole('heading', { level: 1, name: 'Octava Damas' })).toBeVisible();
    await expectSoon(page.getByText('Cargando datos de Octava Damas...')).toBeVisible();
    await expectSoon(cardsOf(page).filter({ hasText: 'Séptima Damas' })).toHaveCount(0);
    releaseNext();
    await expectSoon(cardsOf(page, 'Últimos Resultados - Octava Damas').first()).toBeVisible();
  });

  test('shows the error text, and a second try succeeds', async () => {
    const { page, allow } = await prepare(league);
    allow(browserLog);
    allow(readFailure);
    // A confirmed channel would load the lists before the click.
    await page.routeWebSocket(/realtime/u, () => {});
    await failReads(page, 'results');
    await failReads(page, 'upcoming_matches');
    await page.goto('/categorias/sexta-libre');
    const error = page.getByText(
      'Error al cargar los datos de la categoría. Intenta de nuevo más tarde.',
    );
    await expectSoon(error).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectSoon(cardsOf(page).first()).toBeVisible();
    await expectSoon(error).toHaveCount(0);
  });

  test('if only one of the lists fails, the other is there and the error is its own', async () => {
    const { page, allow } = await prepare(league);
    allow(browserLog);
    allow(readFailure);
    await failReads(page, 'upcoming_matches');
    await page.goto('/categorias/sexta-libre');
    await expectSoon(
      page.getByText('Error al cargar los próximos partidos. Intenta de nuevo más tarde.'),
    ).toBeVisible();
    await expectSoon(cardsOf(page, 'Últimos Resultados - Sexta Libre').first()).toBeVisible();
  });

  test('without rows: the empty texts', async () => {
    const { page } = await prepare(league);
    await fakeRows(page, 'results', []);
    await fakeRows(page, 'upcoming_matches', []);
    await page.goto('/categorias/octava-libre');
    await expectSoon(page.getByText('No hay resultados disponibles')).toBeVisible();
    await expectSoon(page.getByText('No hay próximos partidos disponibles')).toBeVisible();
  });

  test('its address is found in any letter case', async () => {
    const { page } = await prepare(league);
    await fakeRows(page, 'results', [resultRow(1, { category: 'SEXTA libre' })]);
    await fakeRows(page, 'upcoming_matches', [matchRow(1, { category: 'sexta LIBRE' })]);
    await page.goto('/categorias/sexta-libre');
    await expectSoon(cardsOf(page).filter({ hasText: 'Sexta Libre' })).toHaveCount(2);
  });
});
