import type { Session } from '@supabase/supabase-js';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { desktop } from './league.ts';
import { expectSoon, withSession, type SpecLeague } from './visits.ts';

/** The two add dialogs: where they are, what they are called, and one good value for each field. */
export const dialogs = [
  {
    path: '/resultados',
    table: 'results',
    title: 'Agregar Resultado',
    failure: 'Error al guardar el resultado. Intenta de nuevo.',
    done: 'Resultado guardado.',
    fields: {
      'Equipo 1': 'Los Smash',
      'Equipo 2': 'Doble Pared',
      Resultado: '6-4, 6-3',
      Fecha: '2026-03-01',
      Categoría: 'Sexta Libre',
    },
  },
  {
    path: '/proximos-partidos',
    table: 'upcoming_matches',
    title: 'Agregar Partido',
    failure: 'Error al guardar el partido. Intenta de nuevo.',
    done: 'Partido guardado.',
    fields: {
      'Equipo 1': 'Los Smash',
      'Equipo 2': 'Doble Pared',
      Fecha: '2099-03-01',
      Hora: '20:30',
      Lugar: 'Club Norte',
      Categoría: 'Sexta Libre',
    },
  },
] as const;

export type DialogCase = (typeof dialogs)[number];

/** What is typed, by the labels of the fields. */
export type Values = Readonly<Record<string, string>>;

export type OpenDialog = { page: Page; dialog: Locator; save: Locator };

/** A browser in which the administrator has signed in before. */
export function adminVisit(
  league: SpecLeague,
  session: Session,
  path: string,
  options: BrowserContextOptions = desktop,
) {
  return league.visit(path, withSession(league, session, options));
}

/** Another tab of the same browser. */
export async function openTab(league: SpecLeague, context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(league.supabase.url + path);
  return page;
}

/** Opens the dialog on a page that stands, with its list loaded. */
export async function openDialog(page: Page, { title }: DialogCase): Promise<OpenDialog> {
  await expectSoon(page.getByRole('main').getByText(/^Cargando/u)).toHaveCount(0);
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expectSoon(dialog).toBeVisible();
  return { page, dialog, save: dialog.getByRole('button', { name: 'Guardar' }) };
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

export function cardsOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}

/** The rows of a table in which a team plays, as the database has them. */
export async function rowsOf(league: SpecLeague, table: DialogCase['table'], team: string) {
  return league.supabase.database.exclusive(async (postgres) => {
    const { rows } = await postgres.query<{ id: string; team1: string; team2: string }>(
      `select id, team1, team2 from public.${table} where team1 = $1 or team2 = $1`,
      [team],
    );
    return rows;
  });
}
