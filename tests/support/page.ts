import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

// Where things are on a page: a change of the layout changes this file.

/** Waits until the page shows what is expected, on a busy machine too. */
export const expectSoon = expect.configure({ timeout: 15_000 });

/** The browser's own line in the console for a response that is an error, or for none. */
export const browserLog = /Failed to load resource|net::ERR_/;

/** The site's line in the console for lists that could not be read. */
export const readFailure = /^No se pudieron leer los datos:/u;

export const bannerOf = (page: Page) => page.getByRole('banner');
export const mainOf = (page: Page) => page.getByRole('main');
export const footerOf = (page: Page) => page.getByRole('contentinfo');

/** The list with this title, without the rows. */
export const listOf = (page: Page, title: string) =>
  mainOf(page).getByRole('region', { name: title, exact: true });

/** The rows of one list, or of all on the page; chips and links are list items too. */
export function cardsOf(page: Page, title?: string) {
  const root = title === undefined ? mainOf(page) : listOf(page, title);
  return root.getByRole('listitem').filter({ has: page.getByRole('article') });
}

/** The cards of the results, on a page that shows all of them. */
export const results = (page: Page) => cardsOf(page, 'Últimos Resultados');

/** The card of a team. */
export const cardOf = (page: Page, team: string) => cardsOf(page).filter({ hasText: team });

/** The administrator's button on a card, or on all of them. */
export const deleteButtonOf = (page: Page, team = '') =>
  page.getByRole('button', { name: new RegExp(`^Elimina(?:r|ndo) .*${team}`, 'u') });

/** Chooses in the menu of a card. */
export async function chooseInMenu(card: Locator, item: string) {
  await card.getByRole('button', { name: /^Más:/u }).click();
  await card.page().getByRole('menuitem', { name: item }).click();
}

/** Waits until the page says that it is live: what happens from now on reaches it. */
export async function expectLive(page: Page) {
  await expectSoon(bannerOf(page).getByText('En vivo')).toBeVisible({ timeout: 30_000 });
}

/** Waits until no list is being loaded. */
export async function expectLoaded(page: Page) {
  await expectSoon(mainOf(page).getByText(/^Cargando/u)).toHaveCount(0);
}

/** Whom the header shows as signed in: `Admin` and `Usuario` are badges, `visitor` has the link. */
export async function expectViewer(page: Page, viewer: 'Admin' | 'Usuario' | 'visitor') {
  const banner = bannerOf(page);
  const link = banner.getByRole('link', { name: 'Admin', exact: true });
  if (viewer === 'visitor') return expectSoon(link).toBeVisible();
  await expectSoon(link).toHaveCount(0);
  await expectSoon(banner.getByText(viewer, { exact: true })).toBeVisible();
}

/** Marks the page: a reload would be noticed. */
export async function markLoaded(page: Page) {
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
}

export async function expectNeverReloaded(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true);
}

/** The form of the sign-in page. */
export function signInForm(page: Page) {
  return {
    email: page.getByLabel('Correo Electrónico'),
    password: page.getByRole('textbox', { name: 'Contraseña' }),
    submit: page.getByRole('button', { name: /^Inici/ }),
    error: mainOf(page).getByRole('alert'),
  };
}

export async function submitSignIn(page: Page, { email, password }: Credentials) {
  const form = signInForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}

type Credentials = { email: string; password: string };

/** Waits until the server has made a page with its rows: until it has once, a busy one gives the frame of the build. */
export const expectMade = ({ supabase }: { supabase: { url: string } }, path: string) =>
  expectSoon
    .poll(async () => (await fetch(supabase.url + path)).headers.has('server-timing'))
    .toBe(true);
