import { expect, test } from 'vitest';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile, organiserClient } from '../../support/league.ts';
import { expectLive, expectSoon, results } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile();

test('what arrives while one reads further down moves nothing, and waits behind the pill', async () => {
  const { page } = await league.visit('/resultados', phone);
  await expectLive(page);
  const read = results(page).nth(20);
  await read.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const box = await read.boundingBox();
  const organiser = organiserClient(league);
  const saved = await organiser
    .from('results')
    .insert(['Los Primeros', 'Los Segundos', 'Los Fugaces'].map(row))
    .select('id,team1');
  expect(saved.error).toBeNull();
  await expectSoon(page.getByRole('button', { name: '3 resultados nuevos' })).toBeVisible();
  await expectSoon(page.getByText('3 novedades en la liga')).toBeAttached();
  expect(await read.boundingBox()).toEqual(box);

  // A row that is deleted before it was shown is not counted any more.
  await organiser.from('results').delete().eq('team1', 'Los Fugaces');
  await page.getByRole('button', { name: '2 resultados nuevos' }).click();
  await expectSoon(results(page).first()).toBeInViewport();
  await expectSoon(results(page).filter({ hasText: /Los Primeros|Los Segundos/ })).toHaveCount(2);
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
});

function row(team1: string) {
  return {
    team1,
    team2: 'Doble Pared',
    score: '6-4, 6-3',
    date: today,
    category: 'Sexta Libre',
  };
}
