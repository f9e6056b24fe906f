import { expect, test } from 'vitest';
import { formatShortDay } from '../../../src/padel/spanishDate.ts';
import { daysBefore } from '../../../src/reading/dates.ts';
import { today } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { cardsOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile({ seed: '' });

const [pair, rival] = ['Los Andantes', 'Las Constantes'];
const [first, second, third] = [2, 5, 9].map((days) => daysBefore(today, -days));

test('a match is announced, rained on twice, put off, played and gone, on the pages of two browsers', async () => {
  const client = serviceClient(league);
  const { page: visitor } = await league.visit('/categorias/sexta-libre', phone);
  await expectLive(visitor);
  const { error } = await client.from('upcoming_matches').insert({
    team1: pair,
    team2: rival,
    date: first,
    time: '20:30',
    location: 'Cancha 1',
    category: 'Sexta Libre',
  });
  expect(error).toBeNull();
  const seen = cardsOf(visitor, 'Próximos Partidos - Sexta Libre');
  await expectSoon(seen).toContainText('20:30');

  const { page: admin } = await league.visitAs('admin', '/proximos-partidos', phone);
  const row = cardsOf(admin, 'Próximos Partidos');
  const edit = row.getByRole('button', { name: /^Corregir/u });
  const putOff = visitor.getByRole('heading', { name: 'A reprogramar' });
  for (const [before, after] of [
    [first, second],
    [second, third],
  ] as const) {
    // Two taps from the row.
    await edit.tap();
    await admin.getByRole('button', { name: 'No se juega: a reprogramar' }).tap();
    await expectSoon(putOff).toBeVisible();
    await expectSoon(seen).toContainText(`A reprogramar · era el ${formatShortDay(before ?? '')}`);
    await expectSoon(seen).not.toContainText('20:30');
    await expectSoon(mainOf(visitor).getByText('Todavía no hay un próximo partido')).toBeVisible();

    await edit.tap();
    const dialog = admin.getByRole('dialog', { name: 'Dar fecha' });
    await dialog.getByLabel('Fecha').fill(after ?? '');
    await dialog.getByRole('button', { name: 'Guardar' }).tap();
    await expectSoon(putOff).toBeHidden();
    await expectSoon(seen).toContainText('20:30');
  }
  await edit.tap();
  await admin.getByRole('button', { name: 'No se juega: a reprogramar' }).tap();
  await expectSoon(putOff).toBeVisible();

  await row.getByRole('button', { name: /^Cargar resultado/u }).tap();
  const pad = admin.getByRole('dialog', { name: 'Cargar Resultado' });
  await expectSoon(pad.getByText(/A reprogramar · era el/u)).toBeVisible();
  await pad.getByRole('textbox', { name: 'Resultado' }).fill('6-4, 6-2');
  await pad.getByRole('button', { name: 'Guardar', exact: true }).tap();
  await expectSoon(putOff).toBeHidden();
  await expectSoon(cardsOf(visitor, 'Últimos Resultados - Sexta Libre')).toContainText(pair ?? '');
  const { data } = await client.from('results').select('date,time,location');
  expect(data).toEqual([{ date: today, time: null, location: null }]);
  expect((await client.from('upcoming_matches').select('id')).data).toEqual([]);
});
