import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { demoSettings as settings } from '../../../src/league/demo/demoSettings.ts';
import { leagueForThisFile } from '../../support/league.ts';
import {
  bannerOf,
  cardsOf,
  deleteButtonOf,
  expectSoon,
  expectViewer,
  tabTo,
} from '../../support/page.ts';
import { narrow, phone, wide } from '../../support/screens.ts';

const league = leagueForThisFile();

const pages = [
  ['Nosotros', '/nosotros'],
  ['Resultados', '/resultados'],
  ['Próximos Partidos', '/proximos-partidos'],
  ['Tablas', '/tablas'],
  ['Mi pareja', '/mi-pareja'],
  ['Admin', '/admin'],
];
const categoryPages = settings.categories.map(({ name, slug }) => [name, `/categorias/${slug}`]);

function bar(page: Page) {
  const banner = bannerOf(page);
  const navigation = banner.getByRole('navigation', { name: 'Principal' });
  return {
    brand: banner.getByRole('link', { name: settings.name }),
    menu: banner.getByRole('button', { name: 'Menú' }),
    categories: banner.getByRole('button', { name: 'Categorías' }),
    link: (name: string) => navigation.getByRole('link', { name, exact: true }),
    signOut: banner.getByRole('button', { name: 'Cerrar Sesión' }),
    /** The links that can be seen, as text and address, in their order. */
    links: () =>
      navigation
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')])),
  };
}

describe('The navigation bar, where there is room for all links', () => {
  test('brand, links and a dropdown with the seven categories; each leads where it says', async () => {
    const { page } = await league.visit('/', wide);
    const { brand, menu, categories, link, links } = bar(page);
    await expectSoon(menu).toBeHidden();
    expect(await links()).toEqual(pages);
    for (const [name = '', path = ''] of pages) {
      await link(name).click();
      await expectSoon(page).toHaveURL(path);
    }
    await categories.click();
    await expectSoon(categories).toHaveAttribute('aria-expanded', 'true');
    expect((await links()).slice(1, 8)).toEqual(categoryPages);
    await link('Sexta Damas').click();
    await expectSoon(page).toHaveURL('/categorias/sexta-damas');
    await expectSoon(link('Sexta Damas')).toBeHidden();
    await categories.click();
    await page.getByRole('main').click({ position: { x: 4, y: 4 } });
    await expectSoon(link('Sexta Damas')).toBeHidden();
    await brand.click();
    await expectSoon(page).toHaveURL('/');
  });

  test('by keyboard: past the bar, or into the dropdown, out of it and to a category', async () => {
    const { page } = await league.visit('/nosotros', wide);
    const { link } = bar(page);
    await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSoon(page.getByRole('main')).toBeFocused();
    await tabTo(page, 'Categorías', 'Shift+Tab');
    await page.keyboard.press('Space');
    await expectSoon(link('Octava Damas')).toBeVisible();
    await tabTo(page, 'Resultados');
    // Once the focus has gone past it, the dropdown is closed.
    await expectSoon(link('Octava Damas')).toBeHidden();
    await tabTo(page, 'Categorías', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Quinta Libre');
    await page.keyboard.press('Enter');
    await expectSoon(page).toHaveURL('/categorias/quinta-libre');
    await expectSoon(page.getByRole('heading', { level: 1, name: 'Quinta Libre' })).toBeFocused();
  });
});

describe('The menu of small screens', () => {
  test('pages, categories and the brand close it; opening it closes the dropdown', async () => {
    const { page } = await league.visit('/', phone);
    const { brand, menu, categories, link } = bar(page);
    await expectSoon(link('Resultados')).toBeHidden();
    await menu.tap();
    await expectSoon(menu).toHaveAttribute('aria-expanded', 'true');
    for (const [name = ''] of pages) await expectSoon(link(name)).toBeVisible();
    await link('Resultados').tap();
    await expectSoon(page).toHaveURL('/resultados');
    await expectSoon(link('Resultados')).toBeHidden();
    await menu.tap();
    await categories.tap();
    await expectSoon(link('Sexta Damas')).toBeVisible();
    await menu.tap();
    await menu.tap();
    await expectSoon(link('Nosotros')).toBeVisible();
    await expectSoon(link('Sexta Damas')).toBeHidden();
    await categories.tap();
    await link('Sexta Damas').tap();
    await expectSoon(page).toHaveURL('/categorias/sexta-damas');
    await expectSoon(link('Sexta Damas')).toBeHidden();
    await menu.tap();
    await brand.tap();
    await expectSoon(page).toHaveURL('/');
    await expectSoon(link('Nosotros')).toBeHidden();
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
  });
});

describe('Who is signed in', () => {
  test('nobody: the link Admin, no badge, nothing to sign out of', async () => {
    const { page } = await league.visit('/', wide);
    await expectViewer(page, 'visitor');
    await expectSoon(bar(page).signOut).toHaveCount(0);
    await expectSoon(bannerOf(page).getByText('Usuario')).toHaveCount(0);
  });

  test('another user: the badge Usuario and Cerrar Sesión, and nothing to write with', async () => {
    const { page } = await league.visitAs('user', '/resultados', wide);
    await expectViewer(page, 'Usuario');
    await expectSoon(bannerOf(page).getByText('Admin', { exact: true })).toHaveCount(0);
    await expectSoon(cardsOf(page)).toHaveCount(50);
    await expectSoon(deleteButtonOf(page)).toHaveCount(0);
    await expectSoon(page.getByText('ℹ️ Solo los administradores pueden')).toBeVisible();
    await bar(page).signOut.click();
    await expectViewer(page, 'visitor');
  });

  test('the admin: a badge; signing out returns to signed out and closes the menu', async () => {
    const { page } = await league.visitAs('admin', '/nosotros', phone);
    const { menu, link, signOut } = bar(page);
    await menu.tap();
    await expectViewer(page, 'Admin');
    await expectSoon(link('Admin')).toHaveCount(0);
    await signOut.tap();
    await expectSoon(menu).toHaveAttribute('aria-expanded', 'false');
    await expectSoon(link('Nosotros')).toBeHidden();
    await menu.tap();
    await expectSoon(link('Admin')).toBeVisible();
    await expectSoon(signOut).toHaveCount(0);
  });
});
