import type { Session } from '@supabase/supabase-js';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { EmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { dayAt, eveningNow } from './clock.ts';
import { serviceClient, withSession, type FileLeague } from './league.ts';
import { deleteButtonOf, expectLoaded, expectSoon } from './page.ts';
import { desktop } from './screens.ts';

/** In the league: a result of today stands first in every list, in whichever order. */
export const today = eveningNow();

/** Enters results: of today, unless they say something else. */
export async function addResults(
  league: { supabase: EmbeddedSupabase },
  ...rows: readonly { team1: string; team2?: string; category?: string }[]
) {
  const result = { team2: 'Doble Pared', score: '6-4, 6-3', date: today, category: 'Sexta Libre' };
  const all = rows.map((row) => ({ ...result, ...row }));
  expect((await serviceClient(league).from('results').insert(all)).error).toBeNull();
}

/** The two dialogs: where they are, what they say, and one good value for each field. */
export const dialogs = [
  {
    path: '/resultados',
    table: 'results',
    title: 'Agregar Resultado',
    failure: 'Error al guardar el resultado. Intenta de nuevo.',
    refusal: 'No tienes permisos para añadir resultados',
    question: '¿Estás seguro de que quieres eliminar este resultado?',
    deleteFailure: 'Error al eliminar el resultado. Intenta de nuevo.',
    fields: {
      'Pareja 1': 'Los Smash',
      'Pareja 2': 'Doble Pared',
      Resultado: '6-4, 6-3',
      Fecha: today,
      Categoría: 'Sexta Libre',
    },
  },
  {
    path: '/proximos-partidos',
    table: 'upcoming_matches',
    title: 'Agregar Partido',
    failure: 'Error al guardar el partido. Intenta de nuevo.',
    refusal: 'No tienes permisos para añadir próximos partidos',
    question: '¿Estás seguro que deseas eliminar este partido?',
    deleteFailure: 'Error al eliminar el partido. Intenta de nuevo.',
    fields: {
      'Pareja 1': 'Los Smash',
      'Pareja 2': 'Doble Pared',
      Fecha: dayAt(Date.now() + 30 * 24 * 60 * 60 * 1000),
      Hora: '20:30',
      Lugar: 'Club Norte',
      Categoría: 'Sexta Libre',
    },
  },
] as const;

export type DialogCase = (typeof dialogs)[number];

/** What is typed, by the labels of the fields. */
export type Values = Readonly<Record<string, string>>;

/** A browser in which the administrator has signed in before. */
export function adminVisit(
  league: FileLeague,
  session: Session,
  path: string,
  options: BrowserContextOptions = desktop,
) {
  // Without animations, which take a fifth of a test's processor time.
  const calm = { reducedMotion: 'reduce', ...options } as const;
  return league.visit(path, withSession(league, session, calm));
}

/** Another tab of the same browser. */
export async function openTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const addButton = (page: Page, { title }: Pick<DialogCase, 'title'>) =>
  page.getByRole('button', { name: title }).first();

/** Opens the dialog on a page whose list is loaded. */
export async function openDialog(page: Page, spec: Pick<DialogCase, 'title'>) {
  await expectLoaded(page);
  await addButton(page, spec).click();
  const dialog = page.getByRole('dialog', { name: spec.title });
  await expectSoon(dialog).toBeVisible();
  return { page, dialog, save: dialog.getByRole('button', { name: 'Guardar', exact: true }) };
}

export function fieldOf(dialog: Locator, label: string): Locator {
  return dialog.getByLabel(label).first();
}

/** Types into the fields that are named. */
export async function fill(dialog: Locator, values: Values) {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(dialog, label);
    if (label === 'Categoría') await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function expectValues(dialog: Locator, values: Values) {
  for (const [label, value] of Object.entries(values)) {
    await expectSoon(fieldOf(dialog, label)).toHaveValue(value);
  }
}

/** Saves what is typed, and says of each slip that is asked about that it is meant. */
export async function saveAsTyped({ dialog, save }: { dialog: Locator; save: Locator }) {
  const meant = dialog.getByRole('button', {
    name: /^(?:Es una pareja nueva|Guardar así|Sí, es esa fecha|Dejar esa fecha)$/u,
  });
  const refused = dialog.locator('[role="alert"], [aria-invalid="true"]').filter({ visible: true });
  await save.click();
  // Some questions are known once the league's rows are there. The last answer goes on with the save.
  for (;;) {
    let isAsked = false;
    const isSettled = async () => {
      isAsked = (await meant.count()) > 0;
      return isAsked || !(await dialog.isVisible()) || (await refused.count()) > 0;
    };
    await expectSoon.poll(isSettled).toBe(true);
    if (!isAsked) return;
    // With the last answer the dialog closes, and has its buttons until it has faded.
    const answer = (await meant.elementHandles())[0];
    await answer?.click().catch((error: unknown) => {
      if (!String(error).includes('not attached')) throw error;
    });
    await answer?.waitForElementState('hidden');
  }
}

/** Types a whole row and saves it. */
export async function add(page: Page, spec: DialogCase, values: Values = {}) {
  const { dialog, save } = await openDialog(page, spec);
  await fill(dialog, { ...spec.fields, ...values });
  await saveAsTyped({ dialog, save });
  await expectSoon(dialog).toBeHidden();
}

/** Waits until the history entry of a closed dialog is gone: leaving it would abort a navigation. */
export async function waitForClosedDialog(page: Page) {
  await expectSoon(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !('dialog' in Object(history.state)));
}

/** Presses the X of a team's card. */
export async function askToDelete(page: Page, team: string) {
  const button = deleteButtonOf(page, team).first();
  await button.click();
  const question = page.getByRole('dialog');
  await expectSoon(question).toBeVisible();
  return { button, question, confirm: question.getByRole('button', { name: 'Eliminar' }) };
}

/** The rows in which a team plays, as the database has them. */
export async function rowsOf(league: FileLeague, table: DialogCase['table'], team: string) {
  return league.supabase.database.exclusive(async (postgres) => {
    const { rows } = await postgres.query<{ id: string; team1: string; team2: string }>(
      `select id, team1, team2 from public.${table} where team1 = $1 or team2 = $1`,
      [team],
    );
    return rows;
  });
}
