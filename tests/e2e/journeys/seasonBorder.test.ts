import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { seasonsUntil } from '../../../src/league/seasonLists.ts';
import { daysBefore } from '../../../src/reading/dates.ts';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { cardOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';

const league = leagueForThisFile({ seed: '' });
const [pair, rival] = ['Los Postergados', 'Los Rivales'];

test('a match that was put off over a season’s border counts in its own season, on the pages of two browsers', async () => {
  const [now, before] = seasonsUntil(today, demoSettings);
  if (now === undefined || before === undefined) throw new Error('There are two seasons.');
  const client = serviceClient(league);
  const day = daysBefore(now.firstDay, 3);
  const match = {
    team1: pair,
    team2: rival,
    date: day,
    time: '20:30',
    location: 'Cancha 1',
    category: 'Sexta Libre',
    postponed_at: `${day}T18:00:00Z`,
  };
  expect((await client.from('upcoming_matches').insert(match)).error).toBeNull();
  const { page: earlier } = await league.visit(`/tablas/sexta-libre/${before.slug}`);
  const { page: current } = await league.visit('/tablas/sexta-libre');
  for (const page of [earlier, current]) await expectLive(page);
  const rowOn = (page: typeof current) =>
    mainOf(page).getByRole('row').filter({ hasText: pair }).getByText('12', { exact: true });

  const { page: admin } = await league.visitAs('admin', '/proximos-partidos');
  await cardOf(admin, pair)
    .getByRole('button', { name: /^Cargar resultado/u })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Cargar Resultado' });
  await dialog.getByRole('textbox', { name: 'Resultado' }).fill('6-0, 6-0');
  await expectSoon(dialog.getByText(`Era un partido de ${before.name}`)).toBeVisible();
  await dialog.getByRole('button', { name: `Pertenece a ${before.name}` }).click();
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectSoon(dialog).toBeHidden();

  await expectSoon(rowOn(earlier).first()).toBeVisible();
  await expectSoon(rowOn(current)).toHaveCount(0);
  const { data } = await client.from('results').select('date,season_id').eq('team1', pair);
  expect(data).toEqual([{ date: today, season_id: before.id }]);
  // Read again from the database, by its conditions.
  for (const page of [earlier, current]) await page.reload();
  await expectSoon(rowOn(earlier).first()).toBeVisible();
  await expectSoon(rowOn(current)).toHaveCount(0);

  await admin
    .getByRole('status')
    .filter({ hasText: 'Resultado guardado.' })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expectSoon(rowOn(earlier)).toHaveCount(0);
  await expectSoon(cardOf(admin, pair)).toContainText('A reprogramar');
});
