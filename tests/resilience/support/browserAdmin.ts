import type { Page } from 'playwright';
import { expectSoon } from '../../support/page.ts';

/** The dialog in which the administrator types a result, open. */
export async function openAddDialog(page: Page, team1: string) {
  await page.getByRole('button', { name: 'Agregar Resultado' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Resultado' });
  await dialog.getByLabel('Equipo 1').fill(team1);
  await dialog.getByLabel('Equipo 2').fill('Las Panteras');
  await dialog.getByRole('textbox', { name: 'Resultado' }).fill('6-4, 6-3');
  await dialog.getByLabel('Fecha').fill('2026-11-20');
  await dialog.getByLabel('Categoría').selectOption('Sexta Libre');
  return { dialog, save: dialog.getByRole('button', { name: 'Guardar' }) };
}

/** Types a result and saves it. */
export async function addResult(page: Page, team1: string) {
  const { dialog, save } = await openAddDialog(page, team1);
  await save.click();
  await expectSoon(dialog).toBeHidden();
}

/** The question whether this result is to be deleted, open; @returns the button that says yes. */
export async function askToDelete(page: Page, team1: string) {
  const what = new RegExp(`Eliminar .*${team1}`, 'u');
  await page.getByRole('button', { name: what }).first().click();
  return page.getByRole('dialog').getByRole('button', { name: 'Eliminar' });
}

/** What the administrator was told in the corner, so far. */
export function told(page: Page, message: string) {
  return page.getByRole('status').filter({ hasText: message });
}

/** Waits until the page shows whom it takes to be the administrator. */
export async function expectAdmin(page: Page) {
  await expectSoon(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
}

/** Waits until the page shows a visitor: the way to sign in, and no control of the administrator's. */
export async function expectVisitor(page: Page) {
  await expectSoon(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await expectSoon(
    page.getByRole('button', { name: /Agregar|Eliminar|Cerrar Sesión/u }),
  ).toHaveCount(0);
}
