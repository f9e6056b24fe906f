import { describe, expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { cardsOf, expectNewTab, expectSoon, mainOf } from '../../support/page.ts';
import { fakeRows, matchRow, resultRow } from '../../support/requests.ts';
import { sample } from '../../support/scale.ts';

const league = leagueForThisFile();

describe('The page of a category', () => {
  test.each(
    sample(demoSettings.categories, 3).map(({ slug, name, spreadsheet }) => ({
      slug,
      name,
      spreadsheet,
    })),
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
    expect(new Set(demoSettings.categories.map(({ spreadsheet }) => spreadsheet)).size).toBe(7);
  });

  test('its address is found in any letter case', async () => {
    const { page } = await prepare(league);
    await fakeRows(page, 'results', [resultRow(1, { category: 'SEXTA libre' })]);
    await fakeRows(page, 'upcoming_matches', [matchRow(1, { category: 'sexta LIBRE' })]);
    await page.goto('/categorias/sexta-libre');
    await expectSoon(cardsOf(page).filter({ hasText: 'Sexta Libre' })).toHaveCount(2);
  });
});
