import type { Page } from 'playwright';
import { expect } from 'vitest';
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
import { faultsOf } from '../support/faults.ts';
import { addResult, expectSameAsTable, notification, openAddDialog } from '../support/site.ts';
import { openAs, organiserOf, preparePage } from '../support/site.ts';

const league = leagueForThisFile();
const { testFault, testRareFault } = faultsOf('browser: writes');

function watchWrites(page: Page, method: 'POST' | 'DELETE') {
  return watchRequests(
    page,
    (url, request) => isResultWrite(url, request) && request.method() === method,
  );
}

testRareFault('a deletion never reached the server: a message, and the row stays', async () => {
  const page = await openAs(league, 'admin');
  await organiserOf(league).add('Sigue En Pie');
  await expectSoon(results(page).first()).toContainText('Sigue En Pie');
  const { confirm } = await askToDelete(page, 'Sigue En Pie');
  await page.context().setOffline(true);
  await confirm.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error al eliminar el resultado.' });
  await expectSoon(alert).toHaveCount(1);
  await expectSoon(results(page).first()).toContainText('Sigue En Pie');
  await page.context().setOffline(false);
  await (await askToDelete(page, 'Sigue En Pie')).confirm.click();
  await expectSoon(notification(page, 'Resultado eliminado.')).toHaveCount(1);
  await expectSameAsTable(page, league);
});

testFault('a result was already deleted in another tab: it goes, with one message', async () => {
  const page = await openAs(league, 'admin');
  const team = 'Ya Borrado';
  const { faults } = league.supabase.realtime;
  await organiserOf(league).add(team);
  await expectSoon(results(page).first()).toContainText(team);
  faults.deliverChanges(false);
  try {
    await organiserOf(league).remove(team);
    await (await askToDelete(page, team)).confirm.click();
    await expectSoon(notification(page, 'Resultado eliminado.')).toHaveCount(1);
    await expectSoon(page.getByRole('alert')).toHaveCount(0);
    await expectSameAsTable(page, league);
  } finally {
    faults.deliverChanges(true);
  }
});

async function doubleClickSave(team: string) {
  const page = await openAs(league, 'admin');
  const saves = watchWrites(page, 'POST');
  const { dialog, save } = await openAddDialog(page, team);
  await save.dblclick();
  await expectSoon(dialog).toBeHidden();
  await expectSoon(notification(page, 'Resultado guardado.')).toHaveCount(1);
  expect(saves).toHaveLength(1);
  expect(await organiserOf(league).count(team)).toBe(1);
}

testFault('a double click on Guardar saves once', () => doubleClickSave('Doble Clic 1'));

for (const team of ['Doble Adiós 1', 'Doble Adiós 2']) {
  testRareFault(`double clicks on X and on Eliminar delete once (${team})`, async () => {
    const page = await openAs(league, 'admin');
    await organiserOf(league).add(team, 'Queda');
    await expectSoon(results(page).nth(1)).toContainText(team);
    const deletions = watchWrites(page, 'DELETE');
    await deleteButtonOf(page, team).dblclick();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Eliminar' });
    await expectSoon(confirm).toHaveCount(1);
    await confirm.dblclick();
    await expectSoon(notification(page, 'Resultado eliminado.')).toHaveCount(1);
    await expectSoon(page.getByRole('dialog')).toHaveCount(0);
    expect(deletions).toHaveLength(1);
    await expectSameAsTable(page, league);
  });
}

testFault('the list changes under an open dialog: focus, selection and text stay', async () => {
  const page = await openAs(league, 'admin');
  const { dialog } = await openAddDialog(page, 'Los Concentrados');
  const field = fieldOf(dialog, 'Pareja 1');
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 9));
  const organiser = organiserOf(league);
  for (let round = 1; round <= 10; round += 1) {
    await organiser.add(`Debajo ${round}`);
    if (round % 2 === 0) await organiser.remove(`Debajo ${round - 1}`);
  }
  league.supabase.realtime.faults.dropSockets();
  await organiser.add('Debajo 11');
  // Behind a dialog nothing has a role: only the text can be awaited.
  await expectSoon(page.locator('main').getByText('Debajo 11').first()).toBeVisible();
  await expectSoon(field).toBeFocused();
  await expectSoon(field).toHaveValue('Los Concentrados');
  const selection = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd];
  expect(await field.evaluate(selection)).toEqual([4, 9]);
  await page.keyboard.press('Delete');
  await expectSoon(field).toHaveValue('Los ntrados');
});

testRareFault('two tabs of the administrator add, delete and show the same rows', async () => {
  const pages = [await openAs(league, 'admin'), await openAs(league, 'admin')] as const;
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
  expect(await organiserOf(league).count('De La Otra')).toBe(0);
});

testFault('the network is lost while a fixture is planned: what was typed stays', async () => {
  // A list that is empty may not be any more: that is what failed.
  await organiserOf(league).exec('delete from public.upcoming_matches');
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
