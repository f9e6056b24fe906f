import { expect, test } from 'vitest';
import { daysBefore } from '../../../src/reading/dates.ts';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { cardOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';

const league = leagueForThisFile({ seed: '' });
const category = 'Sexta Libre';
const [leaver, winner, rival] = ['Las Que Se Van', 'Las Que Ganaron', 'Las Que Esperan'];

test('a pair leaves: the table, its results and its matches follow on an open page, and one undo brings all back', async () => {
  const client = serviceClient(league);
  const played = { team1: leaver, team2: winner, score: '6-4, 6-3', date: today, category };
  expect((await client.from('results').insert(played)).error).toBeNull();
  const match = {
    team1: leaver,
    team2: rival,
    date: daysBefore(today, -1),
    time: '20:30',
    category,
  };
  const announced = await client.from('upcoming_matches').insert({ ...match, location: 'Club' });
  expect(announced.error).toBeNull();

  const { page: table } = await league.visit('/tablas/sexta-libre');
  const { page: list } = await league.visit('/resultados');
  for (const page of [table, list]) await expectLive(page);
  const row = mainOf(table).getByRole('row').filter({ hasText: leaver });
  await expectSoon(row).toContainText('1');

  const { page: admin } = await league.visitAs('admin', '/parejas/sexta-libre/las-que-se-van');
  await admin.getByRole('button', { name: 'Se baja, o cambia una jugadora' }).click();
  const dialog = admin.getByRole('dialog', { name: `Se baja: ${leaver}` });
  await dialog.getByRole('radio', { name: /Se anula lo que jugó/u }).click();
  await expectSoon(dialog.getByText('Se borra su partido anunciado.')).toBeVisible();
  await dialog.getByRole('button', { name: `Dar de baja a ${leaver}` }).click();
  await expectSoon(dialog).toBeHidden();

  await expectSoon(row).toContainText('se bajó');
  await expectSoon(mainOf(table)).toContainText(`${leaver} se bajó el`);
  await expectSoon(cardOf(list, leaver)).toContainText('Anulado por baja');
  expect((await client.from('upcoming_matches').select('id')).data).toEqual([]);

  await admin
    .getByRole('status')
    .filter({ hasText: `${leaver} se bajó.` })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expectSoon(row).not.toContainText('se bajó');
  await expectSoon(cardOf(list, leaver)).not.toContainText('Anulado');
  expect((await client.from('upcoming_matches').select('team2')).data).toEqual([{ team2: rival }]);
});
