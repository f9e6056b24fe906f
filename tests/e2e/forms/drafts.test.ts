import type { Session } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { phone } from '../support/league.ts';
import { fakeRows, resultRow } from '../support/requests.ts';
import { browserLog, expectSoon, leagueForThisFile, signIn } from '../support/visits.ts';
import {
  adminVisit,
  cardsOf,
  dialogs,
  expectValues,
  fieldOf,
  fill,
  openDialog,
  openTab,
  rowsOf,
  type DialogCase,
} from '../support/dialogs.ts';

const league = leagueForThisFile();
let admin: Session;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

const [resultDialog] = dialogs;
const visit = (path: string) => adminVisit(league, admin, path, phone);

const restored = (dialog: Locator) => dialog.getByText('Recuperamos lo que habías escrito.');
const alreadySaved = (dialog: Locator) =>
  dialog.getByText('Lo último que escribiste ya está guardado.');

const isWrite = (url: URL) => /^\/rest\/v1\/(results|upcoming_matches)$/u.test(url.pathname);

/** From now on what is written arrives, and its answer does not. */
async function loseAnswers(page: Page) {
  await page.route(isWrite, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    return route.abort();
  });
}

describe.each(dialogs)('What is typed into “$title”', (spec) => {
  const typed = { ...spec.fields, 'Equipo 1': 'A medio escribir' };

  async function expectNothingKept(page: Page) {
    const { dialog } = await openDialog(page, spec);
    await expectSoon(fieldOf(dialog, 'Equipo 1')).toHaveValue('');
    await expectSoon(dialog.getByText(/Recuperamos|Lo último/u)).toHaveCount(0);
  }

  test('is back after a reload, is saved once, and is then forgotten', async () => {
    const name = `Recargado ${spec.table}`;
    const { page } = await visit(spec.path);
    const first = await openDialog(page, spec);
    await fill(first.dialog, { ...spec.fields, 'Equipo 1': name });
    await page.reload();
    const { dialog, save } = await openDialog(page, spec);
    await expectSoon(restored(dialog)).toBeVisible();
    await expectValues(dialog, { ...spec.fields, 'Equipo 1': name });
    await save.click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(cardsOf(page, name)).toHaveCount(1);
    expect(await rowsOf(league, spec.table, name)).toHaveLength(1);
    await page.reload();
    await expectNothingKept(page);
  });

  test('is back after the tab crashed, or was closed', async () => {
    const { page, allow } = await visit(spec.path);
    allow(/crash/iu);
    await fill((await openDialog(page, spec)).dialog, typed);
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const second = await openTab(league, page.context(), spec.path);
    const { dialog } = await openDialog(second, spec);
    await expectValues(dialog, typed);
    await fieldOf(dialog, 'Equipo 2').fill('Y cerrado');
    await second.close();
    const third = await openTab(league, page.context(), spec.path);
    await expectValues((await openDialog(third, spec)).dialog, {
      ...typed,
      'Equipo 2': 'Y cerrado',
    });
  });

  test('is kept by ×, Escape and a click beside the dialog, and discarded by Cancelar', async () => {
    const { page } = await visit(spec.path);
    const first = await openDialog(page, spec);
    await fill(first.dialog, typed);
    const accidents = [
      (dialog: Locator) => dialog.getByRole('button', { name: 'Cerrar' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 3),
    ];
    let { dialog } = first;
    for (const close of accidents) {
      await close(dialog);
      await expectSoon(dialog).toBeHidden();
      ({ dialog } = await openDialog(page, spec));
      await expectSoon(restored(dialog)).toBeVisible();
      await expectValues(dialog, typed);
    }
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expectSoon(dialog).toBeHidden();
    await expectNothingKept(page);
  });

  test('is given up for an empty form, which is another row', async () => {
    const [lost, next] = [`Sin respuesta ${spec.table}`, `De nuevo ${spec.table}`];
    const { page, allow } = await visit(spec.path);
    allow(browserLog);
    const first = await openDialog(page, spec);
    await fill(first.dialog, { ...spec.fields, 'Equipo 1': lost });
    await loseAnswers(page);
    await first.save.click();
    await expectSoon(first.dialog.getByRole('alert')).toHaveText(spec.failure);
    await page.unrouteAll();
    await fill(first.dialog, { 'Equipo 2': 'Corregido' });
    await page.keyboard.press('Escape');
    const { dialog, save } = await openDialog(page, spec);
    await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await expectSoon(fieldOf(dialog, 'Equipo 1')).toHaveValue('');
    await expectSoon(fieldOf(dialog, 'Equipo 1')).toBeFocused();
    await expectSoon(restored(dialog)).toHaveCount(0);
    await fill(dialog, { ...spec.fields, 'Equipo 1': next });
    await save.click();
    await expectSoon(dialog).toBeHidden();
    expect(await rowsOf(league, spec.table, lost)).toMatchObject([{ team2: 'Doble Pared' }]);
    expect(await rowsOf(league, spec.table, next)).toHaveLength(1);
  });

  test('is stored once if the answer was lost and the page is loaded anew', async () => {
    const name = `Respuesta perdida ${spec.table}`;
    const { page, allow } = await visit(spec.path);
    allow(browserLog);
    const first = await openDialog(page, spec);
    await fill(first.dialog, { ...spec.fields, 'Equipo 1': name });
    await loseAnswers(page);
    await first.save.click();
    await expectSoon(first.dialog.getByRole('alert')).toHaveText(spec.failure);
    await page.unrouteAll();
    // What is corrected now is not what was saved: it is kept, and saved over it.
    await fill(first.dialog, { 'Equipo 2': 'Corregido' });
    await page.reload();
    const { dialog, save } = await openDialog(page, spec);
    await expectSoon(restored(dialog)).toBeVisible();
    await expectSoon(fieldOf(dialog, 'Equipo 2')).toHaveValue('Corregido');
    await save.click();
    await expectSoon(dialog).toBeHidden();
    expect(await rowsOf(league, spec.table, name)).toMatchObject([{ team2: 'Corregido' }]);
  });

  test('is known to be saved, once the list shows it, though no answer said so', async () => {
    const name = `Guardado sin saberlo ${spec.table}`;
    const { page, allow } = await visit(spec.path);
    allow(browserLog);
    const first = await openDialog(page, spec);
    await fill(first.dialog, { ...spec.fields, 'Equipo 1': ` ${name} ` });
    await loseAnswers(page);
    await first.save.click();
    await expectSoon(first.dialog.getByRole('alert')).toHaveText(spec.failure);
    await page.unrouteAll();
    await page.reload();
    await expectSoon(cardsOf(page, name)).toHaveCount(1);
    const { dialog } = await openDialog(page, spec);
    await expectSoon(alreadySaved(dialog)).toBeVisible();
    await expectSoon(fieldOf(dialog, 'Equipo 1')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expectNothingKept(page);
  });
});

test('the same save is tried again where the list does not tell that it is stored', async () => {
  const name = 'Sin lista';
  const { page, allow } = await visit(resultDialog.path);
  allow(browserLog);
  const first = await openDialog(page, resultDialog);
  await fill(first.dialog, { ...resultDialog.fields, 'Equipo 1': name });
  await loseAnswers(page);
  await first.save.click();
  await expectSoon(first.dialog.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await fakeRows(page, 'results', [resultRow(1)]);
  await page.reload();
  const { dialog, save } = await openDialog(page, resultDialog);
  await expectSoon(restored(dialog)).toBeVisible();
  await save.click();
  await expectSoon(dialog).toBeHidden();
  expect(await rowsOf(league, 'results', name)).toHaveLength(1);
});

test('on a category’s page what was typed wins over the page’s category', async () => {
  const { page } = await visit('/resultados');
  await fill((await openDialog(page, resultDialog)).dialog, { Categoría: 'Sexta Damas' });
  await page.goto(`${league.supabase.url}/categorias/septima-libre`);
  const { dialog } = await openDialog(page, resultDialog);
  await expectSoon(fieldOf(dialog, 'Categoría')).toHaveValue('Sexta Damas');
  await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expectSoon(fieldOf(dialog, 'Categoría')).toHaveValue('Séptima Libre');
});

describe('Two tabs with the same draft', () => {
  async function openTwice(spec: DialogCase, name: string) {
    const { page } = await visit(spec.path);
    const one = await openDialog(page, spec);
    await fill(one.dialog, { ...spec.fields, 'Equipo 1': name });
    const second = await openTab(league, page.context(), spec.path);
    const other = await openDialog(second, spec);
    await expectSoon(restored(other.dialog)).toBeVisible();
    return { one, other };
  }

  test('save two rows: what is typed in one is never written over the other’s', async () => {
    const { one, other } = await openTwice(resultDialog, 'Pestaña uno');
    await one.save.click();
    await expectSoon(one.dialog).toBeHidden();
    // The list of the second tab has heard of it: so has its dialog.
    await expectSoon(cardsOf(other.page, 'Pestaña uno')).toHaveCount(1);
    await fill(other.dialog, { 'Equipo 1': 'Pestaña dos' });
    await other.save.click();
    await expectSoon(other.dialog).toBeHidden();
    expect(await rowsOf(league, 'results', 'Pestaña uno')).toHaveLength(1);
    expect(await rowsOf(league, 'results', 'Pestaña dos')).toHaveLength(1);
  });
});

describe('Whose draft it is', () => {
  const keys = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));

  test('signing out removes it from the device', async () => {
    const { page } = await adminVisit(league, admin, '/resultados');
    const { dialog } = await openDialog(page, resultDialog);
    await fill(dialog, resultDialog.fields);
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();
    expect(await keys(page)).toHaveLength(1);
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectSoon(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
    // The page is a visitor's at once, the storage once the server has heard of it.
    await expectSoon.poll(() => keys(page)).toEqual([]);
  });

  test('a session that ends by itself leaves it for the next sign-in', async () => {
    const { page } = await adminVisit(league, admin, '/resultados');
    await fill((await openDialog(page, resultDialog)).dialog, resultDialog.fields);
    const session = await page.evaluate(() => {
      const text = localStorage.getItem('league-session') ?? '';
      localStorage.removeItem('league-session');
      return text;
    });
    await page.reload();
    await expectSoon(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
    await page.evaluate((text) => localStorage.setItem('league-session', text), session);
    await page.reload();
    await expectValues((await openDialog(page, resultDialog)).dialog, resultDialog.fields);
  });

  test('visitors do not even fetch the code that keeps it', async () => {
    const holdsIt = async (page: Page) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.url());
      });
      await page.goto(`${league.supabase.url}/resultados`);
      await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Read apart: the browser has no text any more of what came while the page was left.
      const texts = scripts.map(async (script) => (await fetch(script)).text());
      return (await Promise.all(texts)).some((text) => text.includes('Recuperamos'));
    };
    expect(await holdsIt((await league.visit('/nosotros')).page)).toBe(false);
    expect(await holdsIt((await visit('/nosotros')).page)).toBe(true);
  });
});
