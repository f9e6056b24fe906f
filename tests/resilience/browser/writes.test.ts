import { expect, test } from 'vitest';
import { askToDelete, fieldOf } from '../../support/dialogs.ts';
import { leagueForThisFile, signIn } from '../../support/league.ts';
import {
  cardOf,
  deleteButtonOf,
  expectLive,
  expectSoon,
  mainOf,
  results,
} from '../../support/page.ts';
import { isRead, isResultWrite, watchRequests } from '../../support/requests.ts';
import { addResult, expectSameAsTable, notification, openAddDialog } from '../support/site.ts';
import { databaseOf, openAsAdmin, preparePage } from '../support/site.ts';

const league = leagueForThisFile();

test('a double click on Guardar saves once', async () => {
  // Known pairs: nothing is asked.
  await databaseOf(league).query(
    `insert into public.pairs (category, name)
      select 'Sexta Libre', name from unnest(array['Doble Clic', 'Doble Pared']) as name
      on conflict do nothing`,
  );
  const page = await openAsAdmin(league);
  const saves = watchRequests(page, isResultWrite);
  const { dialog, save } = await openAddDialog(page, 'Doble Clic');
  await save.dblclick();
  await expectSoon(dialog).toBeHidden();
  await expectSoon(notification(page, 'Resultado guardado.')).toHaveCount(1);
  expect(saves).toHaveLength(1);
  expect(await databaseOf(league).count('Doble Clic')).toBe(1);
});

test('double clicks on X and on Eliminar delete once', async () => {
  const page = await openAsAdmin(league);
  const team = 'Doble Adiós';
  await databaseOf(league).add(team, 'Queda');
  await expectSoon(results(page).nth(1)).toContainText(team);
  const deletions = watchRequests(page, isResultWrite);
  await deleteButtonOf(page, team).dblclick();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Eliminar' });
  await expectSoon(confirm).toHaveCount(1);
  await confirm.dblclick();
  await expectSoon(notification(page, 'Resultado eliminado.')).toHaveCount(1);
  await expectSoon(page.getByRole('dialog')).toHaveCount(0);
  expect(deletions).toHaveLength(1);
  await expectSameAsTable(page, league);
});

test('the list changes under an open dialog: focus, selection and text stay', async () => {
  const page = await openAsAdmin(league);
  const { dialog } = await openAddDialog(page, 'Los Concentrados');
  const field = fieldOf(dialog, 'Pareja 1');
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 9));
  const database = databaseOf(league);
  for (let round = 1; round <= 10; round += 1) {
    await database.add(`Debajo ${round}`);
    if (round % 2 === 0) await database.remove(`Debajo ${round - 1}`);
  }
  league.supabase.realtime.faults.dropSockets();
  await database.add('Debajo 11');
  // Behind a dialog nothing has a role: only the text can be awaited.
  await expectSoon(page.locator('main').getByText('Debajo 11').first()).toBeVisible();
  await expectSoon(field).toBeFocused();
  await expectSoon(field).toHaveValue('Los Concentrados');
  const selection = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd];
  expect(await field.evaluate(selection)).toEqual([4, 9]);
  await page.keyboard.press('Delete');
  await expectSoon(field).toHaveValue('Los ntrados');
});

test('two tabs of the administrator add, delete and show the same rows', async () => {
  const pages = [await openAsAdmin(league), await openAsAdmin(league)] as const;
  const [one, other] = pages;
  await addResult(one, 'De Una Ventana');
  await addResult(other, 'De La Otra');
  for (const page of pages) await expectSameAsTable(page, league);
  await (await askToDelete(other, 'De Una Ventana')).confirm.click();
  for (const page of pages) {
    await expectSoon(cardOf(page, 'De Una Ventana')).toHaveCount(0);
    await expectSameAsTable(page, league);
  }
  // The two pages delete one row at the same moment.
  const questions = [await askToDelete(one, 'De La Otra'), await askToDelete(other, 'De La Otra')];
  await Promise.all(questions.map(({ confirm }) => confirm.click()));
  for (const page of pages) {
    await expectSameAsTable(page, league);
    await expectSoon(page.getByRole('alert')).toHaveCount(0);
    await expectSoon(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await databaseOf(league).count('De La Otra')).toBe(0);
});

test('the network is lost while a fixture is planned: what was typed stays', async () => {
  // A list that is empty may not be any more: that is what failed.
  await databaseOf(league).exec('delete from public.upcoming_matches');
  const page = await preparePage(league, await signIn(league, 'admin'));
  await page.goto('/admin/fixture');
  const hours = mainOf(page).getByLabel('Horarios');
  await hours.fill('19:45');
  await expectLive(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    isRead('upcoming_matches')(new URL(request.url())),
  );
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.clock.fastForward('05:00');
  await failed;
  // The second attempt fails as well.
  await page.clock.fastForward(5000);
  await page.waitForTimeout(300);
  await expectSoon(hours).toHaveValue('19:45');
});
