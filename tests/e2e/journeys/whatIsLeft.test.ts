import { expect, test } from 'vitest';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';
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
});
