import { expect, test } from 'vitest';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import { dialogs, openDialog, saveAsTyped, fill, today } from '../../support/dialogs.ts';
import { cardOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';

const league = leagueForThisFile({ seed: '' });
const [result] = dialogs;

test('a friendly is listed and marked, and counts in the table once it is said to', async () => {
  const [pair, rival] = ['Las Amistosas', 'Las Rivales'];
  const { page: table } = await league.visit('/tablas/sexta-libre');
  const { page: list } = await league.visit('/resultados');
  for (const page of [table, list]) await expectLive(page);
  const { page: admin } = await league.visitAs('admin', '/resultados');
  const { dialog, save } = await openDialog(admin, result);
  await fill(dialog, { ...result.fields, 'Pareja 1': pair, 'Pareja 2': rival, Fecha: today });
  await dialog.getByLabel('Cuenta para').selectOption('Amistoso');
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog).toBeHidden();

  await expectSoon(cardOf(list, pair)).toContainText('Amistoso');
  const row = mainOf(table).getByRole('row').filter({ hasText: pair });
  // Registered, with nothing to its name.
  await expectSoon(row).toContainText('0');
  await expectSoon(row).not.toContainText('2');
  // Read again from the database, by its conditions.
  await table.reload();
  await expectSoon(row).toContainText('0');
  await expectSoon(row).not.toContainText('2');
  const { data } = await serviceClient(league).from('results').select('stage').eq('team1', pair);
  expect(data).toEqual([{ stage: 'AM' }]);

  await cardOf(admin, pair).getByRole('button', { name: /^Más:/u }).click();
  await admin.getByRole('menuitem', { name: 'Corregir' }).click();
  const correction = admin.getByRole('dialog', { name: 'Corregir Resultado' });
  await correction.getByLabel('Cuenta para').selectOption('La tabla');
  await correction.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectSoon(correction).toBeHidden();
  await expectSoon(cardOf(list, pair)).not.toContainText('Amistoso');
  await expectSoon(row).toContainText('2');
});
