import type { Session } from '@supabase/supabase-js';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import {
  adminVisit,
  dialogs,
  expectValues,
  fieldOf,
  fill,
  openDialog,
  openTab,
  rowsOf,
  saveAsTyped,
} from '../../support/dialogs.ts';
import { leagueForThisFile, signIn } from '../../support/league.ts';
import {
  bannerOf,
  browserLog,
  cardOf,
  expectLive,
  expectSoon,
  expectViewer,
  chooseInMenu,
  results,
} from '../../support/page.ts';
import { loseWriteResponses } from '../../support/requests.ts';
import { fewRows } from '../../support/sharedServer.ts';
import { desktop, phone } from '../../support/screens.ts';

// The dialogs' stories show which ways out of a dialog keep a draft.

const league = leagueForThisFile({ seed: fewRows });
let admin: Session;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

async function visit(path: string, screen: BrowserContextOptions = phone) {
  const { page, allow } = await adminVisit(league, admin, path, screen);
  allow(browserLog);
  allow(/crash/iu);
  allow(/^No se pudo guardar:/u);
  return page;
}

const [resultDialog] = dialogs;
const restored = (dialog: Locator) => dialog.getByText('Se recuperó lo que estaba escrito.');

/** Types a row and saves it; the response is lost. */
async function saveWithoutResponse(page: Page, team: string) {
  const { dialog, save } = await openDialog(page, resultDialog);
  await fill(dialog, { ...resultDialog.fields, 'Pareja 1': team });
  await loseWriteResponses(page);
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog.getByRole('alert')).toHaveText(resultDialog.failure);
  await page.unrouteAll();
  return dialog;
}

// The dialogs share their code: one of them is used.
async function expectNothingKept(page: Page) {
  const { dialog } = await openDialog(page, resultDialog);
  await expectSoon(fieldOf(dialog, 'Pareja 1')).toHaveValue('');
  await expectSoon(dialog.getByText(/Recuperamos|Lo último/u)).toHaveCount(0);
}

test('what is typed is restored after a reload, saved once, and then removed', async () => {
  const typed = { ...resultDialog.fields, 'Pareja 1': 'Recargado' };
  const page = await visit('/resultados');
  await fill((await openDialog(page, resultDialog)).dialog, typed);
  await page.reload();
  const { dialog, save } = await openDialog(page, resultDialog);
  await expectSoon(restored(dialog)).toBeVisible();
  await expectValues(dialog, typed);
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog).toBeHidden();
  await expectSoon(cardOf(page, typed['Pareja 1'])).toHaveCount(1);
  expect(await rowsOf(league, 'results', typed['Pareja 1'])).toHaveLength(1);
  await page.reload();
  await expectNothingKept(page);
});

test('it is stored once if the response was lost and the page is reloaded', async () => {
  const team = 'Respuesta perdida';
  const page = await visit('/resultados');
  const first = await saveWithoutResponse(page, team);
  // A correction differs from what was saved: it is kept, and replaces it.
  await fill(first, { 'Pareja 2': 'Corregido' });
  await page.reload();
  const { dialog, save } = await openDialog(page, resultDialog);
  await expectSoon(restored(dialog)).toBeVisible();
  await expectSoon(fieldOf(dialog, 'Pareja 2')).toHaveValue('Corregido');
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog).toBeHidden();
  expect(await rowsOf(league, 'results', team)).toMatchObject([{ team2: 'Corregido' }]);
});

test('a draft is restored after the tab crashed, or was closed', async () => {
  const typed = { ...resultDialog.fields, 'Pareja 1': 'A medio escribir' };
  const page = await visit('/resultados');
  await fill((await openDialog(page, resultDialog)).dialog, typed);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const second = await openTab(page.context(), '/resultados');
  const { dialog } = await openDialog(second, resultDialog);
  await expectValues(dialog, typed);
  await fieldOf(dialog, 'Pareja 2').fill('Y cerrado');
  await second.close();
  const third = await openTab(page.context(), '/resultados');
  const last = await openDialog(third, resultDialog);
  await expectValues(last.dialog, { ...typed, 'Pareja 2': 'Y cerrado' });
  await saveAsTyped(last);
  await expectSoon(last.dialog).toBeHidden();
  expect(await rowsOf(league, 'results', typed['Pareja 1'])).toMatchObject([
    { team2: 'Y cerrado' },
  ]);
});

test('after “Empezar de nuevo” the next save is another row', async () => {
  const page = await visit('/resultados');
  const first = await saveWithoutResponse(page, 'Sin respuesta');
  await fill(first, { 'Pareja 2': 'Corregido' });
  await page.keyboard.press('Escape');
  const { dialog, save } = await openDialog(page, resultDialog);
  await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expectSoon(fieldOf(dialog, 'Pareja 1')).toHaveValue('');
  await fill(dialog, { ...resultDialog.fields, 'Pareja 1': 'De nuevo' });
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog).toBeHidden();
  expect(await rowsOf(league, 'results', 'Sin respuesta')).toMatchObject([
    { team2: 'Doble Pared' },
  ]);
  expect(await rowsOf(league, 'results', 'De nuevo')).toHaveLength(1);
});

test('a correction that was not saved is kept for its own row', async () => {
  const page = await visit('/resultados');
  // The page may be one of before: a newer row would move the others.
  await expectLive(page);
  const dialog = page.getByRole('dialog', { name: 'Corregir Resultado' });
  const team = fieldOf(dialog, 'Pareja 1');
  const correct = (row: number) => chooseInMenu(results(page).nth(row), 'Corregir');
  await correct(0);
  await team.fill('Sin guardar');
  for (const row of [1, 0]) {
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();
    await correct(row);
    await expectSoon(team).toHaveValue(row === 0 ? 'Sin guardar' : /^(?!Sin guardar)./u);
  }
});

test('two tabs with the same draft save two rows: neither overwrites the other', async () => {
  const page = await visit('/resultados');
  const one = await openDialog(page, resultDialog);
  await fill(one.dialog, { ...resultDialog.fields, 'Pareja 1': 'Pestaña uno' });
  const other = await openDialog(await openTab(page.context(), '/resultados'), resultDialog);
  await expectSoon(restored(other.dialog)).toBeVisible();
  await saveAsTyped(one);
  await expectSoon(one.dialog).toBeHidden();
  await expectSoon(cardOf(other.page, 'Pestaña uno')).toHaveCount(1);
  await fill(other.dialog, { 'Pareja 1': 'Pestaña dos' });
  await saveAsTyped(other);
  await expectSoon(other.dialog).toBeHidden();
  expect(await rowsOf(league, 'results', 'Pestaña uno')).toHaveLength(1);
  expect(await rowsOf(league, 'results', 'Pestaña dos')).toHaveLength(1);
});

test('signing out removes a draft from the device', async () => {
  const page = await visit('/resultados', desktop);
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
  const { dialog } = await openDialog(page, resultDialog);
  await fill(dialog, resultDialog.fields);
  await page.keyboard.press('Escape');
  await expectSoon(dialog).toBeHidden();
  expect(await keys()).toHaveLength(1);
  await bannerOf(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expectViewer(page, 'visitor');
  await expectSoon.poll(keys).toEqual([]);
});
