import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { today, waitForClosedDialog } from '../../support/dialogs.ts';
import { serviceClient } from '../../support/league.ts';
import {
  bannerOf,
  cardsOf,
  chooseInMenu,
  expectLoaded,
  expectSoon,
  mainOf,
} from '../../support/page.ts';
import { phone } from '../../support/screens.ts';
import {
  signCategories,
  signContact,
  signLeagueForThisFile,
  signPairs,
  signPlace,
  signSeason,
} from '../../support/signLeague.ts';

// The unit of the same name renders thousands of names without a browser. These are few, in a site that is built for
// them, where forms, dialogs, the paste and downloads can be opened. Every line in the console is a failure.

const timeout = 400_000;
const league = signLeagueForThisFile('.cache/sign-names-site');
const names = signCategories.map(({ name }) => name);
const [one, other, third] = signPairs;

/** Waits until a part of a page shows all of these, in whatever case its style writes them. */
async function expectTexts(part: Locator, texts: readonly string[], where: string) {
  const missing = async () => {
    const shown = (await part.innerText()).toLowerCase();
    return texts.filter((each) => !shown.includes(each.toLowerCase()));
  };
  await expectSoon.poll(missing, { message: where }).toEqual([]);
}

async function openPage(page: Page, path: string, texts: readonly string[] = []) {
  await page.goto(path);
  await expectSoon(mainOf(page).getByRole('heading').first()).toBeVisible();
  await expectLoaded(page);
  await expectTexts(mainOf(page), texts, path);
}

/** Waits until these are all that can be chosen. */
async function expectOptions(field: Locator, texts: readonly string[]) {
  await expectSoon(field.locator('option:not([value=""])')).toHaveText([...texts]);
}

test('every page of a visitor shows categories and pairs by their names', { timeout }, async () => {
  const { page } = await league.visit('about:blank', phone);
  await openPage(page, '/', [one, other]);
  await bannerOf(page).getByRole('button', { name: 'Menú' }).tap();
  await bannerOf(page)
    .getByRole('button', { name: /^Categorías/u })
    .tap();
  await expectTexts(bannerOf(page), names, 'the menu');
  await openPage(page, '/resultados', [one, other]);
  await openPage(page, '/proximos-partidos', [one, third, signPlace]);
  await openPage(page, '/categorias', names);
  await openPage(page, '/tablas', names);
  await openPage(page, '/mi-pareja');
  await openPage(page, '/nosotros', [signContact]);
  await openPage(page, '/reglamento', [signSeason]);
  await openPage(page, '/nada');
  await openPage(page, '/tv', [one]);
  for (const { name, slug } of signCategories) {
    await openPage(page, `/categorias/${slug}`, [name, one, other, third]);
    expect((await page.title()).split(' · ')[0]).toBe(name);
    await openPage(page, `/categorias/${slug}/falta`, [name, one, third]);
    await openPage(page, `/tablas/${slug}/clausura`, [name, signSeason]);
    await openPage(page, `/tablas/${slug}`, [name, one, other, third]);
    const main = mainOf(page);
    const pair = (await main.getByRole('link', { name: other }).first().getAttribute('href')) ?? '';
    await main
      .getByRole('button', { name: /^Compartir/u })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    const whatsapp = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(name);
    await openPage(page, pair, [name, one, other]);
  }
});

test('every page and dialog of the administrator opens, with the names', { timeout }, async () => {
  const { page } = await league.visitAs('admin', '/admin', phone);
  const main = mainOf(page);
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await waitForClosedDialog(page);
  };
  await expectTexts(main, [signContact, ...names, signPlace], '/admin');
  for (const title of ['Agregar Resultado', 'Agregar Partido']) {
    await button(title).tap();
    const category = dialog.getByLabel('Categoría');
    await expectOptions(category, names);
    for (const name of names) {
      await category.selectOption(name);
      const pair = dialog.getByRole('combobox', { name: /^Pareja 1/u });
      await pair.fill('elite');
      await expectSoon(dialog.getByRole('option', { name: third }).first()).toBeVisible();
      await pair.fill('');
    }
    await close();
  }
  const match = `${other} contra ${third}`;
  await button(`Más: ${match}`).first().tap();
  await page.getByRole('menuitem', { name: 'Dar fecha' }).tap();
  await expectSoon(dialog.getByLabel('Pareja 1')).toHaveValue(other);
  await close();
  await button(`Cargar: ${match}`).first().tap();
  await dialog.getByRole('textbox', { name: 'Resultado' }).fill('6-4 6-3');
  await expectTexts(dialog, [other, third], 'the dialog of a result');
  await close();

  // The tools to which the desk leads, and the parts of the settings.
  const openTool = async (slug: string, texts: readonly string[]) => {
    await openPage(page, `/admin/${slug}`);
    await expectSoon(main.getByText('Cargando…')).toHaveCount(0);
    await expectTexts(main, texts, slug);
  };
  const open = async (title: RegExp, texts: readonly string[]) => {
    const control = button(title);
    await control.tap();
    await expectSoon(control).toHaveAttribute('aria-expanded', 'true');
    const part = main.getByRole('region', { name: title }).first();
    await expectSoon(part.getByText('Cargando…')).toHaveCount(0);
    await expectTexts(part, texts, String(title));
    return part;
  };
  await openTool('atrasados', []);
  await openTool('partidos', []);
  await openTool('choques', []);
  await openTool('revisar', []);
  await openTool('parejas', []);
  for (const name of names) {
    await main.getByLabel('Categoría').selectOption(name);
    await expectTexts(main, signPairs, name);
  }
  await openTool('lista', []);
  const pasted = names.map((name) => `*${name}*\n1. Ana Pérez / Luz Gómez`).join('\n');
  await main.getByLabel('La lista de parejas').fill(pasted);
  const added = `Agregar ${names.length} parejas`;
  await expectSoon(main.getByRole('button', { name: added })).toBeVisible();
  await expectTexts(main, names, 'a list of pairs');
  await openTool('papelera', []);
  await openTool('historial', [one, other]);
  await openTool('copia', []);
  await openTool('cuenta', []);
  await openTool('llevarse-todo', []);
  const zip = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Descargar ZIP' }).tap();
  const files = unzipSync(await readFile(await (await zip).path()));
  const csv = strFromU8(files['resultados.csv'] ?? new Uint8Array());
  const quoted = (name: string) => name.replaceAll('"', '""');
  expect(names.filter((name) => !csv.includes(quoted(name)))).toEqual([]);

  await openPage(page, '/admin/liga');
  await open(/^Nombre y colores/u, []);
  const categories = await open(/^Categorías/u, names);
  for (const name of names) {
    // One is part of another's.
    const edit = { name: `Corregir categoría ${name}`, exact: true };
    await categories.getByRole('button', edit).tap();
    await expectSoon(categories.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(
      name,
    );
    await categories.getByRole('button', { name: 'Cancelar' }).tap();
  }
  const seasons = await open(/^Temporadas y reglas/u, [signSeason]);
  await seasons.getByRole('button', { name: /^Categorías de la temporada/u }).tap();
  await expectTexts(seasons, names, 'the categories of a season');
  await open(/^Contactos/u, [signContact]);
  await open(/^Clubes/u, []);
  await open(/^Auspiciantes/u, []);
  await open(/^Portada/u, []);
  await open(/^Nosotros/u, []);

  await openPage(page, '/admin/fixture');
  const category = main.getByLabel('Categoría');
  await expectOptions(category, names);
  for (const name of names) {
    await category.selectOption(name);
    await expectTexts(main, ['Parejas: 3', ...signPairs], name);
  }

  // The dialogs of rows, and of the table.
  for (const { name, slug } of signCategories.slice(0, 3)) {
    await openPage(page, `/categorias/${slug}`, [name]);
    await chooseInMenu(cardsOf(page).last(), 'Corregir');
    await expectSoon(dialog.getByLabel('Categoría')).toHaveValue(name);
    await close();
    await cardsOf(page)
      .getByRole('button', { name: /^Eliminar/u })
      .last()
      .tap();
    await expectTexts(dialog, [other], 'a deletion');
    await close();
    await openPage(page, `/tablas/${slug}`, [name]);
    await button('Dar o quitar puntos').tap();
    await dialog.getByRole('button', { name: 'Dar o quitar puntos' }).tap();
    const pair = dialog.getByRole('combobox', { name: /^Pareja/u });
    for (const team of signPairs) await pair.selectOption(team);
    await close();
  }
});

test('a message that names such categories is read, saved, and seen in each', async () => {
  const { page } = await league.visitAs('admin', '/admin/pegar', phone);
  const main = mainOf(page);
  await expectOptions(main.getByLabel('Categoría'), names);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Resultados', exact: true }).tap();
  await readFile(await (await download).path());
  const message = names.map((name) => `*${name}*\n${third} le ganaron a ${one} 6-4 6-3`);
  await main.getByRole('textbox', { name: 'Mensajes' }).fill(message.join('\n\n'));
  await main.getByRole('button', { name: 'Leer' }).tap();
  const rows = main.getByRole('list', { name: 'Resultados leídos' }).getByRole('listitem');
  await expectSoon(rows).toHaveCount(names.length);
  await expectTexts(main, names, 'what was read');
  await main.getByRole('button', { name: `Guardar ${names.length} resultados` }).tap();
  const saved = main.getByRole('heading', { name: `${names.length} resultados guardados.` });
  await expectSoon(saved).toBeVisible();
  const { data } = await serviceClient(league).from('results').select('category').eq('date', today);
  const stored = (data ?? []).map((row) => String(row.category));
  expect(stored.toSorted()).toEqual(names.toSorted());
  for (const { slug } of signCategories.slice(0, 3)) {
    await openPage(page, `/categorias/${slug}`);
    await expectSoon(cardsOf(page).filter({ hasText: third }).first()).toContainText(
      '6 a 4 y 6 a 3',
    );
  }
});
