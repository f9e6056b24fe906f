import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { league as settings } from '../../../src/league/league.config.ts';
import { phone } from '../support/league.ts';
import {
  leagueForThisFile,
  narrow,
  expectSoon,
  signIn,
  tabTo,
  wide,
  withSession,
} from '../support/visits.ts';

const league = leagueForThisFile();

const categoryLinks = [
  ['Octava Damas', '/categorias/octava-damas'],
  ['Séptima Damas', '/categorias/septima-damas'],
  ['Sexta Damas', '/categorias/sexta-damas'],
  ['Octava Libre', '/categorias/octava-libre'],
  ['Séptima Libre', '/categorias/septima-libre'],
  ['Sexta Libre', '/categorias/sexta-libre'],
  ['Quinta Libre', '/categorias/quinta-libre'],
];

function bar(page: Page) {
  const banner = page.getByRole('banner');
  const navigation = banner.getByRole('navigation', { name: 'Principal' });
  return {
    banner,
    navigation,
    brand: banner.getByRole('link', { name: settings.name }),
    menu: banner.getByRole('button', { name: 'Menú' }),
    categories: banner.getByRole('button', { name: 'Categorías' }),
    link: (name: string) => navigation.getByRole('link', { name, exact: true }),
    signOut: banner.getByRole('button', { name: 'Cerrar Sesión' }),
  };
}

/** The links that can be seen, as text and address, in their order. */
async function seenLinks(page: Page) {
  const links = bar(page).navigation.getByRole('link');
  return links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
}

/** Whether the page went on without a reload, as it does inside of one application. */
async function expectAt(page: Page, path: string) {
  await expectSoon(page).toHaveURL(league.supabase.url + path);
}

describe('§2 Navigation bar, where there is room for all links', () => {
  test('brand, links and a dropdown with the seven categories', async () => {
    const { page } = await league.visit('/resultados', wide);
    const { brand, menu, categories } = bar(page);
    await expectSoon(menu).toBeHidden();
    await expectSoon(brand).toHaveAttribute('href', '/');
    expect(await seenLinks(page)).toEqual([
      ['Nosotros', '/nosotros'],
      ['Resultados', '/resultados'],
      ['Próximos Partidos', '/proximos-partidos'],
      ['Admin', '/admin'],
    ]);
    await categories.click();
    await expectSoon(categories).toHaveAttribute('aria-expanded', 'true');
    expect((await seenLinks(page)).slice(1, 8)).toEqual(categoryLinks);
  });

  test('every link leads where it says, and a category closes the dropdown', async () => {
    const { page } = await league.visit('/', wide);
    const { brand, categories, link } = bar(page);
    for (const [name, path] of [
      ['Nosotros', '/nosotros'],
      ['Resultados', '/resultados'],
      ['Próximos Partidos', '/proximos-partidos'],
      ['Admin', '/admin'],
    ] as const) {
      await link(name).click();
      await expectAt(page, path);
    }
    for (const [name = '', path = ''] of categoryLinks) {
      await categories.click();
      await link(name).click();
      await expectAt(page, path);
      await expectSoon(link(name)).toBeHidden();
    }
    await brand.click();
    await expectAt(page, '/');
  });

  test('a click elsewhere closes the dropdown', async () => {
    const { page } = await league.visit('/nosotros', wide);
    const { categories, link } = bar(page);
    await categories.click();
    await expectSoon(link('Octava Damas')).toBeVisible();
    await page.getByRole('main').click();
    await expectSoon(link('Octava Damas')).toBeHidden();
  });

  test('by keyboard: Enter opens, Tab goes through, Escape closes and Enter goes there', async () => {
    const { page } = await league.visit('/nosotros', wide);
    const { categories, link } = bar(page);
    await tabTo(page, 'Categorías');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectSoon(link('Octava Damas')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectSoon(link('Octava Damas')).toBeHidden();
    await expectSoon(categories).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, 'Resultados');
    // Whoever has gone past it no longer has it in the way.
    await expectSoon(link('Octava Damas')).toBeHidden();
    await tabTo(page, 'Categorías', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Quinta Libre');
    await page.keyboard.press('Enter');
    await expectAt(page, '/categorias/quinta-libre');
    await expectSoon(page.getByRole('heading', { level: 1, name: 'Quinta Libre' })).toBeFocused();
  });

  test('the first Tab offers to skip the bar', async () => {
    const { page } = await league.visit('/nosotros', wide);
    await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSoon(page.getByRole('main')).toBeFocused();
  });
});

describe('§2 “On small screens a menu button toggles the links; choosing a link closes the menu”', () => {
  test('the menu opens, leads on, and closes behind one', async () => {
    const { page } = await league.visit('/', phone);
    const { menu, link } = bar(page);
    await expectSoon(link('Resultados')).toBeHidden();
    await menu.tap();
    await expectSoon(menu).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Nosotros', 'Resultados', 'Próximos Partidos', 'Admin']) {
      await expectSoon(link(name)).toBeVisible();
    }
    await link('Resultados').tap();
    await expectAt(page, '/resultados');
    await expectSoon(link('Resultados')).toBeHidden();
    await expectSoon(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.tap();
    await menu.tap();
    await expectSoon(link('Resultados')).toBeHidden();
  });

  test('a category closes it too, and so does the brand', async () => {
    const { page } = await league.visit('/resultados', phone);
    const { brand, menu, categories, link } = bar(page);
    await menu.tap();
    await categories.tap();
    for (const [name = ''] of categoryLinks) await expectSoon(link(name)).toBeVisible();
    await link('Sexta Damas').tap();
    await expectAt(page, '/categorias/sexta-damas');
    await expectSoon(link('Sexta Damas')).toBeHidden();
    await menu.tap();
    await brand.tap();
    await expectAt(page, '/');
    await expectSoon(link('Nosotros')).toBeHidden();
  });

  test('§4 “opening the menu resets the dropdown”', async () => {
    const { page } = await league.visit('/nosotros', phone);
    const { menu, categories, link } = bar(page);
    await menu.tap();
    await categories.tap();
    await expectSoon(link('Octava Damas')).toBeVisible();
    await menu.tap();
    await menu.tap();
    await expectSoon(link('Nosotros')).toBeVisible();
    await expectSoon(link('Octava Damas')).toBeHidden();
    await expectSoon(categories).toHaveAttribute('aria-expanded', 'false');
  });

  test('by keyboard: one Escape closes the dropdown, the next the menu', async () => {
    const { page } = await league.visit('/nosotros', narrow);
    const { menu, link } = bar(page);
    await tabTo(page, 'Menú');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Categorías');
    await page.keyboard.press('Enter');
    await expectSoon(link('Octava Damas')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSoon(link('Octava Damas')).toBeHidden();
    await expectSoon(link('Nosotros')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSoon(link('Nosotros')).toBeHidden();
    await expectSoon(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Próximos Partidos');
    await page.keyboard.press('Enter');
    await expectAt(page, '/proximos-partidos');
    await expectSoon(link('Próximos Partidos')).toBeHidden();
  });
});

describe('§2 and §6 Who is signed in', () => {
  test('“/admin link (Admin) shown only when nobody is signed in”', async () => {
    const { page } = await league.visit('/', wide);
    const { banner, link, signOut } = bar(page);
    await expectSoon(link('Admin')).toHaveAttribute('href', '/admin');
    await expectSoon(signOut).toHaveCount(0);
    await expectSoon(banner.getByText('Usuario')).toHaveCount(0);
  });

  test('“Admin signed in: an Admin badge and a Cerrar Sesión button”', async () => {
    const session = await signIn(league, 'admin');
    const { page } = await league.visit('/', withSession(league, session, wide));
    const { banner, link, signOut } = bar(page);
    await expectSoon(signOut).toBeVisible();
    await expectSoon(banner.getByText('Admin', { exact: true })).toBeVisible();
    await expectSoon(link('Admin')).toHaveCount(0);
  });

  test('“Other signed-in user: a Usuario badge and Cerrar Sesión”, who reads only', async () => {
    const session = await signIn(league, 'user');
    const { page } = await league.visit('/resultados', withSession(league, session, wide));
    const { banner, link, signOut } = bar(page);
    await expectSoon(banner.getByText('Usuario', { exact: true })).toBeVisible();
    await expectSoon(banner.getByText('Admin', { exact: true })).toHaveCount(0);
    await expectSoon(link('Admin')).toHaveCount(0);
    await expectSoon(page.getByRole('main').getByRole('listitem')).toHaveCount(50);
    await expectSoon(page.getByRole('button', { name: /Agregar|Eliminar/ })).toHaveCount(0);
    await expectSoon(page.getByText('ℹ️ Solo los administradores pueden')).toBeVisible();
    await signOut.click();
    await expectSoon(link('Admin')).toBeVisible();
  });

  test('§4 “Logout returns to signed out and closes the mobile menu”', async () => {
    const session = await signIn(league, 'admin');
    const { page } = await league.visit('/nosotros', withSession(league, session, phone));
    const { menu, link, signOut } = bar(page);
    await menu.tap();
    await signOut.tap();
    await expectSoon(menu).toHaveAttribute('aria-expanded', 'false');
    await expectSoon(link('Nosotros')).toBeHidden();
    await menu.tap();
    await expectSoon(link('Admin')).toBeVisible();
    await expectSoon(signOut).toHaveCount(0);
  });
});
