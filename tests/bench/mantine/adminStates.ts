import type { Page } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import type { League } from '../support/league.ts';

const chat = `[21/11 21:40] Nico Ferrero: Los Primos le ganaron a Los Smash 6-4 7-5
[21/11 21:52] Juli: Pala y Fernet vs Contragolpe Serrano 6-3 4-6 10-8
[21/11 22:05] Leo: Doble Pared cayó ante Los Inventados 4-6 6-7
[21/11 22:10] Seba: ganamos 6-4 6-3
[21/11 22:26] Caro: Felicitaciones a todas!`;

const dialog = '[role="dialog"]';

/**
 * Opens every form and dialog of the administrator, one after the other.
 * @param count counts what is shown, in `scope` or the page's content
 */
export async function adminStates(
  page: Page,
  { admin }: League,
  count: (name: string, scope?: string) => Promise<void>,
): Promise<void> {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first();
  const inDialog = async (name: string, open: () => Promise<void>) => {
    await open();
    await page.getByRole('dialog').waitFor();
    await count(name, dialog);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const goTo = async (path: string) => {
    await page.goto(new URL(path, page.url()).href);
  };

  await page.getByLabel('Correo Electrónico').waitFor();
  await count('sign-in');
  await page.getByLabel('Correo Electrónico').fill(admin.email);
  await page.getByLabel(/^Contraseña/).fill(admin.password);
  await button('Iniciar Sesión').click();
  await page.waitForURL((url) => url.pathname === paths.home());

  await goTo(paths.admin());
  await button('Agregar Resultado').waitFor();
  await page.waitForLoadState('networkidle');
  await count(paths.admin());
  await inDialog('Agregar Resultado', () => button('Agregar Resultado').click());
  await inDialog('Agregar Partido', () => button('Agregar Partido').click());
  await inDialog('Cargar Resultado', () => button(/^Cargar/).click());
  for (const tool of ['Papelera', 'Historial', 'Parejas']) await button(new RegExp(tool)).click();
  await main.getByLabel('Categoría').last().selectOption('Sexta Libre');
  await button(/^Editar /).click();
  await button('Agregar Pareja').click();
  await count('Parejas, Papelera, Historial');

  await goTo(paths.results());
  await button(/^Corregir/).waitFor();
  await inDialog('Corregir Resultado', () => button(/^Corregir/).click());
  await inDialog('Eliminar', () => button(/^Eliminar/).click());
  await inDialog('search', () =>
    page
      .getByRole('button', { name: /^Buscar/ })
      .first()
      .click(),
  );
  await inDialog('share', () => button(/^Compartir/).click());

  await goTo(paths.paste());
  await button('Elegir archivo').waitFor();
  await count(paths.paste());
  await main.getByRole('textbox', { name: /^Mensajes/ }).fill(chat);
  await button('Leer').click();
  await button(/^Corregir/).waitFor();
  await button(/^Corregir/).click();
  await count('paste, review');

  await goTo(paths.fixture());
  await main.getByLabel('Categoría').selectOption('Sexta Libre');
  await main.getByLabel('Lugares').fill('Club Norte');
  await count(paths.fixture());
  const year = new Date().getFullYear() + 1;
  await main.getByLabel('Primera fecha').fill(`${year}-03-01`);
  await button('Armar el fixture').click();
  await button(/^Anunciar/).waitFor();
  await count('fixture, review');
}
