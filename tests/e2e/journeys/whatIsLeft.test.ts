import { expect, test } from 'vitest';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { browserLog, expectSoon, mainOf } from '../../support/page.ts';
import { holdRealtime, loseWriteResponses } from '../../support/requests.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();

test('a table leads to what is left to play, which a result makes shorter at once', async () => {
  const { page } = await league.visit('/tablas/sexta-libre', phone);
  const main = mainOf(page);
  await main.getByRole('link', { name: 'Lo que falta' }).tap();
  await expectSoon(page).toHaveURL(/\/categorias\/sexta-libre\/falta$/u);
  const counts = main.getByText(/^Hay \d+ resultados y faltan \d+ partidos/u);
  await expectSoon(counts).toBeVisible();
  const numbersOf = async () => (await counts.innerText()).match(/\d+/gu)?.map(Number) ?? [];
  const [played = 0, left = 0] = await numbersOf();
  const undated = main
    .getByRole('region', { name: /^Sin fecha/u })
    .getByRole('listitem')
    .first();
  const [team1 = '', team2 = ''] = await undated.locator('bdi').allInnerTexts();
  const { error } = await serviceClient(league).from('results').insert({
    team1,
    team2,
    score: '6-4, 6-3',
    date: today,
    category: 'Sexta Libre',
  });
  expect(error).toBeNull();
  await expectSoon(counts).toHaveText(
    new RegExp(`^Hay ${played + 1} resultados y faltan ${left - 1} `, 'u'),
  );
  // The category's page has the number too.
  await page.goto('/categorias/sexta-libre');
  await expectSoon(main.getByRole('link', { name: `Lo que falta ${left - 1}` })).toBeVisible();
});

test('a match without a day that was not played, and whose response was lost, is stored once and undone', async () => {
  const { page, allow } = await league.visitAs('admin', '/favicon.svg', phone);
  allow(browserLog);
  allow(/^No se pudo guardar:/u);
  // The page hears of its own result by the response alone.
  await holdRealtime(page);
  await page.goto('/admin/partidos');
  const main = mainOf(page);
  await main
    .getByRole('button', { name: /^Sin fecha, Sexta Libre/u })
    .first()
    .tap();
  const more = main.getByRole('button', { name: /^Más: / }).last();
  const teams = ((await more.getAttribute('aria-label')) ?? '').replace('Más: ', '');
  const [team1 = '', team2 = ''] = teams.split(' contra ');
  const tap = async () => {
    await more.tap();
    await page.getByRole('menuitem', { name: 'No se jugó' }).tap();
  };
  const stored = async () => {
    const { data } = await serviceClient(league)
      .from('results')
      .select('score')
      .match({ team1, team2, score: 'No se jugó' });
    return data?.length;
  };
  await loseWriteResponses(page);
  await tap();
  await expectSoon(
    page.getByText('Error al guardar el resultado. Intenta de nuevo.'),
  ).toBeVisible();
  expect(await stored()).toBe(1);
  await page.unrouteAll();
  await tap();
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expectSoon(page.getByText('Cambio deshecho.')).toBeVisible();
  expect(await stored()).toBe(0);
});
