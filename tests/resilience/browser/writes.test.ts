import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, signIn, withSession } from '../../support/league.ts';
import { expectLive, expectSoon, results } from '../../support/page.ts';
import { isRead, watchRequests } from '../../support/requests.ts';
import { expectSameAsTable, faultsOf, networkLog, organiserOf } from '../support/browser.ts';
import { addResult, askToDelete, openAddDialog, told } from '../support/browserAdmin.ts';

const league = leagueForThisFile({ authLimits: false });
const survive = faultsOf('writes');

/** The results as the administrator sees them, live. */
async function openAsAdmin() {
  const session = await signIn(league, 'admin');
  const { page, allow } = await league.visit('/resultados', withSession(league, session));
  allow(networkLog);
  allow(/^No se pudo (?:eliminar|mostrar un mensaje):/u);
  await expectLive(page);
  return page;
}

function watchWrites(page: Page, method: 'POST' | 'DELETE') {
  const isTable = isRead('results');
  return watchRequests(page, (url, request) => isTable(url) && request.method() === method);
}

test(
  'a result was stored and its answer lost: saved again, it stands once',
  survive(async () => {
    const page = await openAsAdmin();
    const team = 'Sin Respuesta';
    let isLost = false;
    await page.route(isRead('results'), async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    const { dialog, save } = await openAddDialog(page, team);
    await save.click();
    await expectSoon(dialog.getByRole('alert')).toContainText(
      'Error al guardar el resultado. Intenta de nuevo.',
    );
    await expectSoon(dialog.getByLabel('Equipo 1')).toHaveValue(team);
    await save.click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(told(page, 'Resultado guardado.')).toHaveCount(1);
    expect(await organiserOf(league).count(team)).toBe(1);
    await expectSameAsTable(page, league);
  }),
);

test(
  'a result never got there: saved again, it stands once',
  survive(async () => {
    const page = await openAsAdmin();
    const { dialog, save } = await openAddDialog(page, 'Sin Red');
    await page.context().setOffline(true);
    await save.click();
    await expectSoon(dialog.getByRole('alert')).toContainText('Error al guardar el resultado.');
    expect(await organiserOf(league).count('Sin Red')).toBe(0);
    await page.context().setOffline(false);
    await save.click();
    await expectSoon(dialog).toBeHidden();
    expect(await organiserOf(league).count('Sin Red')).toBe(1);
    await expectSameAsTable(page, league);
  }),
);

test(
  'a deletion did not get there: it says so, and the row stands',
  survive(async () => {
    const page = await openAsAdmin();
    await organiserOf(league).add('Sigue En Pie');
    await expectSoon(results(page).first()).toContainText('Sigue En Pie');
    const yes = await askToDelete(page, 'Sigue En Pie');
    await page.context().setOffline(true);
    await yes.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Error al eliminar el resultado.' });
    await expectSoon(alert).toHaveCount(1);
    await expectSoon(results(page).first()).toContainText('Sigue En Pie');
    await page.context().setOffline(false);
    await (await askToDelete(page, 'Sigue En Pie')).click();
    await expectSoon(told(page, 'Resultado eliminado.')).toHaveCount(1);
    await expectSameAsTable(page, league);
  }),
);

test(
  'a result was deleted in another tab already: it goes, with one calm message',
  survive(async () => {
    const page = await openAsAdmin();
    const team = 'Ya Borrado';
    await organiserOf(league).add(team);
    await expectSoon(results(page).first()).toContainText(team);
    league.supabase.realtime.faults.deliverChanges(false);
    try {
      await organiserOf(league).remove(team);
      const yes = await askToDelete(page, team);
      await yes.click();
      await expectSoon(told(page, 'Resultado eliminado.')).toHaveCount(1);
      await expectSoon(page.getByRole('alert')).toHaveCount(0);
      await expectSameAsTable(page, league);
    } finally {
      league.supabase.realtime.faults.deliverChanges(true);
    }
  }),
);

test(
  'a double click on Guardar saves once',
  survive(async (round) => {
    const page = await openAsAdmin();
    const team = `Doble Clic ${round}`;
    const saves = watchWrites(page, 'POST');
    const { dialog, save } = await openAddDialog(page, team);
    await save.dblclick();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(told(page, 'Resultado guardado.')).toHaveCount(1);
    expect(saves).toHaveLength(1);
    expect(await organiserOf(league).count(team)).toBe(1);
  }, 2),
);

test(
  'double clicks on X and on Eliminar delete once',
  survive(async (round) => {
    const page = await openAsAdmin();
    const team = `Doble Adiós ${round}`;
    await organiserOf(league).add(team, 'Queda');
    await expectSoon(results(page).nth(1)).toContainText(team);
    const deletions = watchWrites(page, 'DELETE');
    await page.getByRole('button', { name: new RegExp(`Eliminar .*${team}`, 'u') }).dblclick();
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Eliminar' });
    await expectSoon(yes).toHaveCount(1);
    await yes.dblclick();
    await expectSoon(told(page, 'Resultado eliminado.')).toHaveCount(1);
    await expectSoon(page.getByRole('dialog')).toHaveCount(0);
    expect(deletions).toHaveLength(1);
    await expectSameAsTable(page, league);
  }, 2),
);

test(
  'the list changes under an open dialog: focus, selection and text stay',
  survive(async () => {
    const page = await openAsAdmin();
    const { dialog } = await openAddDialog(page, 'Los Concentrados');
    const field = dialog.getByLabel('Equipo 1');
    await field.focus();
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 9));
    const organiser = organiserOf(league);
    for (let round = 1; round <= 10; round += 1) {
      await organiser.add(`Debajo ${round}`);
      if (round % 2 === 0) await organiser.remove(`Debajo ${round - 1}`);
    }
    league.supabase.realtime.faults.dropSockets();
    await organiser.add('Debajo 11');
    // What lies behind a dialog has no role: only its text can be waited for.
    await expectSoon(page.locator('main').getByText('Debajo 11').first()).toBeVisible();
    await expectSoon(field).toBeFocused();
    await expectSoon(field).toHaveValue('Los Concentrados');
    expect(
      await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
    ).toEqual([4, 9]);
    await page.keyboard.press('Delete');
    await expectSoon(field).toHaveValue('Los ntrados');
  }),
);

test(
  'two tabs of the administrator add, delete and show the same rows',
  survive(async () => {
    const one = await openAsAdmin();
    const other = await openAsAdmin();
    await addResult(one, 'De Una Ventana');
    await addResult(other, 'De La Otra');
    for (const page of [one, other]) await expectSameAsTable(page, league);
    await (await askToDelete(other, 'De Una Ventana')).click();
    for (const page of [one, other]) {
      await expectSoon(results(page).filter({ hasText: 'De Una Ventana' })).toHaveCount(0);
      await expectSameAsTable(page, league);
    }
    // Both delete the same one, at the same moment.
    const answers = [await askToDelete(one, 'De La Otra'), await askToDelete(other, 'De La Otra')];
    await Promise.all(answers.map((yes) => yes.click()));
    for (const page of [one, other]) {
      await expectSameAsTable(page, league);
      await expectSoon(page.getByRole('alert')).toHaveCount(0);
      await expectSoon(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await organiserOf(league).count('De La Otra')).toBe(0);
  }),
);

for (const chunk of ['adminMessages', 'openDeleteConfirmation']) {
  test(
    `the code of what the administrator is told does not come (${chunk})`,
    survive(async () => {
      const page = await openAsAdmin();
      const isChunk = new RegExp(`/assets/${chunk}-.*\\.js`, 'u');
      await page.route(isChunk, (route) => route.abort('internetdisconnected'));
      const { dialog, save } = await openAddDialog(page, `Callado ${chunk}`);
      await save.click();
      // It was stored: whatever else fails, nobody is told that it was not.
      await expectSoon(dialog).toBeHidden();
      expect(await organiserOf(league).count(`Callado ${chunk}`)).toBe(1);
      await expectSameAsTable(page, league);
    }),
  );
}
