import type { Session } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectSoon, leagueForThisFile, prepare, signIn } from '../support/visits.ts';
import {
  adminVisit,
  dialogs,
  expectValues,
  fieldOf,
  fill,
  openDialog,
  rowsOf,
} from '../support/dialogs.ts';

const league = leagueForThisFile();
const [resultDialog, matchDialog] = dialogs;
let admin: Session;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

/** Adds a result and looks that it is stored, as if there were no drafts. */
async function seeOneAdded(page: Page, name: string) {
  const { dialog, save } = await openDialog(page, resultDialog);
  await expectSoon(fieldOf(dialog, 'Equipo 1')).toHaveValue('');
  await fill(dialog, { ...resultDialog.fields, 'Equipo 1': name });
  await save.click();
  await expectSoon(dialog).toBeHidden();
  expect(await rowsOf(league, 'results', name)).toHaveLength(1);
}

test('without any storage one signs in and adds a result, as long as the page stands', async () => {
  const { page } = await prepare(league);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/admin');
  await page.getByLabel('Correo Electrónico').fill(league.supabase.admin.email);
  await page.locator('input[type=password]').fill(league.supabase.admin.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resultados' }).click();
  await seeOneAdded(page, 'Sin memoria');
});

test('with a storage that is full one adds a result', async () => {
  const { page } = await adminVisit(league, admin, '/resultados');
  await expectSoon(page.getByRole('button', { name: resultDialog.title })).toBeVisible();
  const isFull = await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let part = 0; ; part += 1) {
        try {
          localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
    try {
      localStorage.setItem('league-draft-results', 'x'.repeat(50));
      return false;
    } catch {
      return true;
    }
  });
  expect(isFull).toBe(true);
  await seeOneAdded(page, 'Sin lugar');
});

describe('Where the storage holds something else', () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const rubbish = [
    '',
    'null',
    '42',
    '[]',
    '{',
    '{"id":1,"fields":{}}',
    `{"id":"${id}"}`,
    `{"id":"${id}","fields":null}`,
    `{"id":"${id}","fields":["Los Smash"]}`,
    `{"id":"${id}","fields":{"team1":{"toString":"x"}}}`,
    `{"id":"eq.${id}","fields":{"team1":"Los Smash"}}`,
    JSON.stringify({ id, fields: { team1: 'x'.repeat(1_000_000) } }),
  ];

  test('the dialog is as new, and nothing is brought back', async () => {
    const { page } = await adminVisit(league, admin, '/resultados');
    for (const text of rubbish) {
      await page.evaluate((kept) => localStorage.setItem('league-draft-results', kept), text);
      const { dialog } = await openDialog(page, resultDialog);
      await expectSoon(fieldOf(dialog, 'Equipo 1')).toHaveValue('');
      await expectSoon(dialog.getByText(/Recuperamos|Lo último/u)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expectSoon(dialog).toBeHidden();
    }
    await seeOneAdded(page, 'Entre basura');
  });

  test('what is text is text, and no field shows what it cannot hold', async () => {
    const { page } = await adminVisit(league, admin, '/proximos-partidos');
    const team1 = '<img src=x onerror="document.title=1">';
    const fields = { team1, date: '31/12/2026', time: '7pm', category: 'Novena', constructor: 'x' };
    await page.evaluate(
      (kept) => localStorage.setItem('league-draft-upcoming-matches', kept),
      `{"id":"${id}","fields":{"__proto__":"x",${JSON.stringify(fields).slice(1)}}`,
    );
    const { dialog, save } = await openDialog(page, matchDialog);
    await expectValues(dialog, {
      'Equipo 1': team1,
      'Equipo 2': '',
      Fecha: '',
      Hora: '',
      Lugar: '',
      Categoría: '',
    });
    await fill(dialog, { ...matchDialog.fields, 'Equipo 1': team1 });
    await save.click();
    await expectSoon(dialog).toBeHidden();
    expect(await rowsOf(league, 'upcoming_matches', team1)).toEqual([
      { id, team1, team2: matchDialog.fields['Equipo 2'] },
    ]);
    expect(await page.title()).not.toBe('1');
  });
});
