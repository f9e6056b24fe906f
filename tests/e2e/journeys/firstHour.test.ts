import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { emptyLeagueForThisFile } from '../../support/league.ts';
import {
  bannerOf,
  expectLive,
  expectNeverReloaded,
  expectSoon,
  mainOf,
  markLoaded,
  submitSignIn,
} from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

// Nobody has told the organiser anything: the guide leads from an empty database to the first table.

const league = emptyLeagueForThisFile();

const pairs = `*SEXTA DAMAS* 🎾
1. Ana Pérez / Luz Gómez
2. Mía Sosa - Eva Paz
3. Los Smash (Sol Vega y Mar Ríos)
nos vemos!`;
/** As a spreadsheet gives its cells. */
const results = `Torneo 2026\t\t\t
Pareja 1\tPareja 2\tResultado\tDía
6ta damas\t\t\t
Perez - Gomez\tSosa - Paz\t6-4 3-6 10-8\t12/8
Vega / Ríos\tPérez / Gómez\t6-1 6-2\t19-ago
Sosa / Paz\tVega / Ríos\t6-0 6-0\t30/06/2026`;

test('a league is begun on a phone, and each step is on an open page at once', async () => {
  const { page: visitor } = await league.visit('/categorias', phone);
  const { page } = await league.visit('/admin', phone);
  await noteDeskAlone(page);
  await submitSignIn(page, demoAdmin);
  const guide = mainOf(page).getByRole('region', { name: 'La liga en seis pasos' });
  const chip = (title: string) =>
    guide.locator('label').filter({ hasText: new RegExp(`^${title}$`, 'u') });
  await expectSoon(guide.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'wasDeskAlone'))).toBe(false);
  await expectLive(visitor);

  await guide.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Liga de Pádel del Sur');
  await expectSoon(guide.getByRole('textbox', { name: 'Nombre corto' })).toHaveValue('Sur');
  await guide.getByLabel('Color principal').fill('#a3123f');
  await guide.getByRole('textbox', { name: 'Ciudad' }).fill('Bahía Blanca, Argentina');
  await expectSoon(guide.getByRole('combobox', { name: 'Zona horaria' })).toHaveValue(
    /^America\/(?:Argentina\/)?Cordoba$/u,
  );
  await guide.getByRole('button', { name: 'Guardar' }).tap();
  await expectSoon(bannerOf(visitor)).toContainText('Liga de Pádel del Sur');

  await tapFreely(chip('Damas'));
  await chip('Octava').tap();
  await chip('Quinta').tap();
  await guide.getByLabel('Otras').fill('Principiantes');
  await guide.getByRole('button', { name: 'Crear 3 categorías' }).tap();
  await expectSoon(mainOf(visitor)).toContainText('Principiantes');
  await visitor.goto('/tablas/sexta-damas');
  await expectLive(visitor);
  await markLoaded(visitor);

  await guide.getByRole('textbox', { name: 'Nombre', exact: true }).last().fill('Copa de Prueba');
  await guide.getByLabel('Primer día').fill('2026-07-01');
  await guide.getByRole('combobox', { name: /^Puntos/u }).selectOption('Ganar 3, perder 0');
  await guide.getByRole('button', { name: 'Guardar' }).tap();
  await expectSoon(mainOf(visitor)).toContainText('Copa de Prueba');

  await guide.getByLabel('La lista de parejas').fill(pairs);
  await guide.getByRole('button', { name: 'Agregar 3 parejas' }).tap();
  await expectSoon(mainOf(visitor)).toContainText('Mía Sosa / Eva Paz');
  await expectSoon(mainOf(visitor)).toContainText('Ganar da 3 puntos');
  // The next step is open; the last one keeps what was not understood, also after a reload.
  await expectSoon(guide.getByRole('link', { name: 'Pegar resultados' })).toBeVisible();
  await page.reload();
  await guide.getByRole('button', { name: /^Parejas/u }).tap();
  await expectSoon(guide.getByLabel('La lista de parejas')).toHaveValue('nos vemos!');
  await guide.getByRole('button', { name: /^Resultados anteriores/u }).tap();
  await guide.getByRole('link', { name: 'Pegar resultados' }).tap();

  await mainOf(page)
    .getByLabel(/^Mensajes/u)
    .fill(results);
  await mainOf(page).getByRole('button', { name: 'Leer' }).tap();
  await mainOf(page).getByRole('button', { name: 'Dejar la fecha como está' }).tap();
  await expectSoon(mainOf(page).getByText(/^1 partido es de antes del 1/u)).toBeVisible();
  await mainOf(page).getByRole('button', { name: 'Guardar 3 resultados' }).tap();
  const first = mainOf(visitor).getByRole('row').nth(1);
  await expectSoon(first).toContainText('Los Smash');
  await expectNeverReloaded(visitor);

  // What is left can wait, and is found again.
  await mainOf(page).getByRole('link', { name: 'Administración' }).tap();
  await expectSoon(guide.getByText('5 de 6')).toBeVisible();
  await guide.getByRole('button', { name: 'Ahora no' }).tap();
  await expectSoon(guide).toHaveCount(0);
  await mainOf(page).getByRole('link', { name: 'Guía de inicio' }).tap();
  await guide.getByRole('textbox', { name: 'Nombre', exact: true }).last().fill('Ana Carranza');
  await guide.getByLabel('WhatsApp').fill('+54 9 351 555-0100');
  await guide.getByRole('button', { name: 'Guardar', exact: true }).tap();
  // In the list: the preview of the form has the name until the form closes.
  await expectSoon(guide.locator('bdi', { hasText: 'Ana Carranza' })).toBeVisible();
  await guide.getByRole('link', { name: 'Portada' }).tap();
  await expectSoon(mainOf(page).getByRole('button', { name: 'Agregar foto' })).toBeVisible();
  await page.reload();
  await mainOf(page).getByRole('link', { name: 'Volver a la guía' }).last().tap();
  await expectSoon(guide.getByRole('heading', { level: 2 })).toBeFocused();
});

/** Notes whether the desk was ever shown without its guide, which would push it down as it comes. */
async function noteDeskAlone(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { wasDeskAlone: false });
    new MutationObserver(() => {
      const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
      if (!titles.includes('Esta noche') || titles.includes('La liga en seis pasos')) return;
      Object.assign(window, { wasDeskAlone: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Taps where the page stands, without scrolling: no message may cover the place. */
async function tapFreely(target: Locator) {
  await expectSoon(target).toBeInViewport();
  const isReached = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit);
  });
  expect(isReached).toBe(true);
  await target.tap();
}
