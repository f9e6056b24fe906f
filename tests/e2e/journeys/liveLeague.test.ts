import { expect, test } from 'vitest';
import { addResults } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
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
  const teams = ['Los Primeros', 'Los Segundos', 'Los Fugaces'];
  await addResults(league, ...teams.map((team1) => ({ team1 })));
  await expectSoon(page.getByRole('button', { name: '3 resultados nuevos' })).toBeVisible();
  await expectSoon(page.getByText('3 novedades en la liga')).toBeAttached();
  expect(await read.boundingBox()).toEqual(box);

  // A row that is deleted before it was shown is not counted any more.
  await serviceClient(league).from('results').delete().eq('team1', 'Los Fugaces');
  await page.getByRole('button', { name: '2 resultados nuevos' }).click();
  await expectSoon(results(page).first()).toBeInViewport();
  await expectSoon(results(page).filter({ hasText: /Los Primeros|Los Segundos/ })).toHaveCount(2);
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
});
