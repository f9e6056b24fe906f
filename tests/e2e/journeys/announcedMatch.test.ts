import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { daysBefore } from '../../../src/reading/dates.ts';
import { formatDayInSentence, formatLongDate } from '../../../src/padel/spanishDate.ts';
import { dayAt } from '../../support/clock.ts';
import { dialogs, fill, openDialog, today, waitForClosedDialog } from '../../support/dialogs.ts';
import { leagueForThisFile, serviceClient } from '../../support/league.ts';
import {
  browserLog,
  cardsOf,
  chooseInMenu,
  expectLive,
  expectSoon,
  mainOf,
  results,
} from '../../support/page.ts';
import { loseWriteResponses } from '../../support/requests.ts';
import { phone } from '../../support/screens.ts';

const league = leagueForThisFile({ seed: '' });
const [resultDialog] = dialogs;

const soon = daysBefore(today, -3);
const later = daysBefore(today, -20);
const pair = 'Los Andantes';
const rival = 'Las Constantes';
const typed = {
  'Pareja 1': rival,
  'Pareja 2': pair,
  Resultado: '6-4, 6-3',
  Fecha: today,
  Categoría: 'Sexta Libre',
};

async function announce(...days: string[]) {
  const match = { team1: pair, team2: rival, location: 'Club', category: 'Sexta Libre' };
  const rows = days.map((date) => ({ ...match, date, time: '20:30' }));
  const { error } = await serviceClient(league).from('upcoming_matches').insert(rows);
  expect(error).toBeNull();
}

/** The days for which their matches are announced, and the scores of their results. */
async function standing() {
  const client = serviceClient(league);
  const matches = await client.from('upcoming_matches').select('date').order('date');
  const stored = await client.from('results').select('score,date');
  return {
    announced: (matches.data ?? []).map(({ date }) => String(date)),
    results: (stored.data ?? []).map(({ score, date }) => `${score} ${date}`),
  };
}

const says = (day: string) =>
  `Es el partido anunciado para ${formatDayInSentence(day, today)}: se quita de próximos.`;

/** The matches on the club's screen when it shows them. */
const screenOf = (page: Page) => page.getByRole('listitem').filter({ hasText: pair });

test('a typed result takes its announced match from every page, once, and the second leg stays', async () => {
  await announce(soon, later);
  const { page: matches } = await league.visit('/proximos-partidos', phone);
  const { page: overview } = await league.visit('/categorias', phone);
  const { page: screen } = await league.visit('/tv?segundos=5');
  const { page: home } = await league.visit('/', phone);
  for (const page of [matches, overview, home]) await expectLive(page);
  const announced = cardsOf(matches, 'Próximos Partidos');
  const category = mainOf(overview).getByRole('listitem').filter({ hasText: 'Sexta Libre' });
  await expectSoon(announced).toHaveCount(2);
  await expectSoon(category).toContainText(/Próximo/u);
  await expectSoon(screen.getByRole('heading', { name: 'Próximos partidos' })).toBeVisible({
    timeout: 30_000,
  });
  await expectSoon(screenOf(screen)).toHaveCount(2);

  const { page: admin, allow } = await league.visitAs('admin', '/resultados', phone);
  allow(browserLog);
  allow(/^No se pudo guardar:/u);
  const first = await openDialog(admin, resultDialog);
  await fill(first.dialog, typed);
  await expectSoon(first.dialog.getByText(says(soon))).toBeVisible();
  // One tap says that it is another match, one that it is not.
  await first.dialog.getByRole('button', { name: 'Es otro partido' }).click();
  await expectSoon(first.dialog.getByText(/^Es otro partido: el del?/u)).toBeVisible();
  await first.dialog.getByRole('button', { name: 'Es el mismo' }).click();
  await loseWriteResponses(admin);
  await first.save.click();
  await expectSoon(first.dialog.getByRole('alert')).toBeVisible();
  // Tried again, and in another visit: the second leg would be the nearest now.
  await expectSoon(announced).toHaveCount(1);
  await expectSoon(first.dialog.getByText(/igual que antes/u)).toBeVisible();
  const repeated = admin.waitForEvent('requestfailed');
  await first.save.click();
  await repeated;
  await admin.unrouteAll();
  await admin.reload();
  await expectSoon(results(admin)).toHaveCount(1);
  const again = await openDialog(admin, resultDialog);
  await expectSoon(again.dialog.getByText(/ya está guardado/u)).toBeVisible();
  expect(await standing()).toEqual({ announced: [later], results: [`6-4, 6-3 ${today}`] });

  await expectSoon(home.getByRole('article').filter({ hasText: 'Hoy' }).first()).toBeVisible();
  await expectSoon(category).toContainText(/Último/u);
  await expectSoon(screen.getByRole('heading', { name: 'Próximos partidos' })).toBeVisible({
    timeout: 40_000,
  });
  await expectSoon(screenOf(screen)).toHaveCount(1);
});

test('a correction that turns out to be an announced match asks, settles it, and is undone with it', async () => {
  const client = serviceClient(league);
  for (const table of ['results', 'upcoming_matches']) {
    await client.from(table).delete().neq('team1', '');
  }
  await announce(soon);
  const wrong = { team1: rival, team2: 'Otro Equipo', score: '6-1, 6-1', category: 'Sexta Libre' };
  await client.from('results').insert({ ...wrong, date: today });
  const { page: admin } = await league.visitAs('admin', '/resultados', phone);
  const row = results(admin);
  await chooseInMenu(row, 'Corregir');
  const edit = admin.getByRole('dialog', { name: 'Corregir Resultado' });
  const save = edit.getByRole('button', { name: 'Guardar' });
  await fill(edit, { 'Pareja 2': pair });
  const question = `¿Es el partido anunciado para ${formatDayInSentence(soon, today)}?`;
  await expectSoon(edit.getByText(question)).toBeVisible();
  await save.click();
  await expectSoon(edit.getByRole('button', { name: 'Sí, es ese' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expectSoon(row).toContainText(pair);
  expect(await standing()).toEqual({ announced: [], results: [`6-1, 6-1 ${today}`] });

  await admin.getByRole('button', { name: 'Deshacer' }).click();
  await expectSoon(row).toContainText('Otro Equipo');
  expect(await standing()).toEqual({ announced: [soon], results: [`6-1, 6-1 ${today}`] });
  await waitForClosedDialog(admin);

  await admin.goto('/admin');
  await mainOf(admin).getByRole('link', { name: 'Historial' }).click();
  await expectSoon(
    mainOf(admin).getByText('Resultado corregido: era el partido anunciado'),
  ).toBeVisible();
});

test('a match that was played before its day is of today, and the home page does not say tomorrow', async () => {
  const client = serviceClient(league);
  for (const table of ['results', 'upcoming_matches']) {
    await client.from(table).delete().neq('team1', '');
  }
  // By the calendar, in the night too: of a day that has begun nothing is asked.
  const tomorrow = daysBefore(dayAt(Date.now()), -1);
  await announce(tomorrow);
  const { page: admin } = await league.visitAs('admin', '/proximos-partidos', phone);
  await expectSoon(cardsOf(admin, 'Próximos Partidos')).toHaveCount(1);
  // Before its hour the row has no button for it: the desk's menu has.
  await expectSoon(admin.getByRole('button', { name: /Cargar resultado/u })).toHaveCount(0);
  await admin.goto('/admin/partidos');
  await mainOf(admin)
    .getByRole('button', { name: /^Más: / })
    .click();
  await admin.getByRole('menuitem', { name: 'Cargar' }).click();
  const pad = admin.getByRole('dialog', { name: 'Cargar Resultado' });
  await expectSoon(pad.getByText(/^Estaba anunciado para /u)).toBeVisible();
  await expectSoon(pad.getByText(formatLongDate(tomorrow))).toBeVisible();
  await pad.getByRole('textbox', { name: 'Resultado' }).fill('6-4, 6-2');
  await pad.getByLabel('Fecha en que se jugó').fill(tomorrow);
  await pad.getByRole('button', { name: 'Guardar', exact: true }).click();
  const answer = pad.getByRole('button', { name: 'Sí, se jugó hoy' });
  await expectSoon(answer).toBeFocused();
  await answer.click();
  await expectSoon(pad).toBeHidden();
  expect(await standing()).toEqual({ announced: [], results: [`6-4, 6-2 ${today}`] });
  await waitForClosedDialog(admin);
  await admin.goto('/');
  const newest = mainOf(admin).getByRole('article').filter({ hasText: pair }).first();
  await expectSoon(newest).toContainText('Hoy');
  await expectSoon(newest).not.toContainText('Mañana');
});
