import type { Session } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchRequests } from '../support/requests.ts';
import {
  expectSoon,
  leagueForThisFile,
  prepare,
  signIn,
  wide,
  withSession,
} from '../support/visits.ts';

// Whatever stands in the address bar: a page that says what it is, nothing in the console (which
// would fail the file when it is closed), no way to another site, nobody signed in or out.

const league = leagueForThisFile();
let admin: Session;
let handled = 0;
let tried = 0;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

afterAll(() => {
  console.info(`bad addresses handled: ${handled} of ${tried}`);
});

/** The browser's own lines for an address that is answered 404, and for leaving while connecting. */
const leaving = [/status of 404/u, /^WebSocket connection to .* failed/u];

const nowhere = [
  ['/no-existe', 'Página no encontrada'],
  ['/resultados/%2e%2e%2fadmin', 'Página no encontrada'],
  ['/%', 'Página no encontrada'],
  ['/%E0%A4%A', 'Página no encontrada'],
  ['/%00', 'Página no encontrada'],
  ['/__proto__', 'Página no encontrada'],
  ['/javascript:alert(1)', 'Página no encontrada'],
  ['/<script>alert(1)</script>', 'Página no encontrada'],
  [`/${'a'.repeat(300)}`, 'Página no encontrada'],
  ['/categorias/__proto__', 'Categoría no encontrada'],
  ['/categorias/constructor', 'Categoría no encontrada'],
  ['/categorias/toString', 'Categoría no encontrada'],
  ['/categorias/%E0%A4%A', 'Categoría no encontrada'],
  ['/categorias/%ff', 'Categoría no encontrada'],
  ['/categorias/Octava-Damas', 'Categoría no encontrada'],
  ['/categorias/octava-damas%20', 'Categoría no encontrada'],
  ['/categorias/octava%2Ddamas%00', 'Categoría no encontrada'],
  ['/categorias/s%C3%A9ptima-damas', 'Categoría no encontrada'],
  ["/categorias/');drop table results;--", 'Categoría no encontrada'],
] as const;

test.each(nowhere)('%s leads nowhere, and says so', async (path, heading) => {
  tried += 1;
  const { page, allow } = await prepare(league);
  for (const line of leaving) allow(line);
  const strangers = watchRequests(page, (url) => url.origin !== league.supabase.url);
  const answer = await page.goto(league.supabase.url + path);
  expect(answer?.request().redirectedFrom()).toBeNull();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(new URL(page.url()).origin).toBe(league.supabase.url);
  // What is wrong in the address stays in the address bar: the links lead on as everywhere.
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expectSoon(page).toHaveURL(`${league.supabase.url}/`);
  expect(strangers).toEqual([]);
  handled += 1;
});

describe('An address that looks like another site’s, or like a way out of the folder', () => {
  const paths = [
    '//evil.example',
    '//evil.example/resultados',
    '/\\\\evil.example',
    '/resultados/..%2fadmin',
  ];

  test.each(paths)('%s: our server answers 404 itself, and leads nowhere', async (path) => {
    tried += 1;
    const { page, allow } = await prepare(league);
    for (const line of leaving) allow(line);
    const answer = await page.goto(league.supabase.url + path);
    expect(answer?.status()).toBe(404);
    expect(new URL(page.url()).origin).toBe(league.supabase.url);
    handled += 1;
  });

  test.each(paths)('%s: a host that serves the page for everything', async (path) => {
    tried += 1;
    const { page, allow } = await prepare(league);
    for (const line of leaving) allow(line);
    const html = await (await fetch(`${league.supabase.url}/no-existe`)).text();
    await page.route(
      (url) => url.pathname.includes('evil') || url.pathname.includes('%2f'),
      (route) => route.fulfill({ contentType: 'text/html', body: html }),
    );
    const strangers = watchRequests(page, (url) => url.origin !== league.supabase.url);
    await page.goto(league.supabase.url + path);
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
    await expectSoon(page).toHaveURL(`${league.supabase.url}/`);
    expect(strangers).toEqual([]);
    handled += 1;
  });
});

test('a browser walks up the folders itself: /resultados/../admin is /admin', async () => {
  const { page } = await league.visit('/resultados/../admin');
  expect(new URL(page.url()).pathname).toBe('/admin');
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador');
});

/** A token as an attacker would put it into a link. */
const token = ['{"alg":"HS256"}', '{"role":"service_role"}', 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const additions = [
  '?',
  '#',
  '?a=1&a=2&__proto__[x]=1',
  '?%E0%A4%A=%',
  '?redirect=//evil.example&next=javascript:alert(1)',
  `?code=${token}`,
  '?error=access_denied&error_description=<b>x</b>',
  `#access_token=${token}&refresh_token=x&expires_in=3600&token_type=bearer&type=recovery`,
  `#access_token=${token}&refresh_token=x&expires_in=3600&token_type=bearer&type=magiclink`,
  '#error=server_error&error_code=500&error_description=otp_expired',
  '#%E0%A4%A',
  '#__proto__',
  `#${'a'.repeat(300)}`,
];

describe('What follows the address is nothing to the site', () => {
  const isAuth = (url: URL) => url.pathname.startsWith('/auth/v1/');

  const storedSession = (page: Page) =>
    page.evaluate(() => localStorage.getItem('league-session') ?? '');

  /** Follows each of them in one browser, which starts anew every time. */
  async function follow(page: Page, see: (addition: string) => Promise<void>) {
    for (const addition of additions) {
      tried += 1;
      await page.goto(`${league.supabase.url}/favicon.svg`);
      await page.goto(`${league.supabase.url}/resultados${addition}`);
      await see(addition);
      handled += 1;
    }
  }

  test('a visitor stays a visitor, and Auth is not asked', { timeout: 120_000 }, async () => {
    const { page } = await prepare(league, wide);
    const asked = watchRequests(page, isAuth);
    const banner = page.getByRole('banner');
    await follow(page, async (addition) => {
      await expectSoon(page.getByRole('heading', { level: 1 }), addition).toHaveText('Resultados');
      await expectSoon(banner.getByText('En vivo'), addition).toBeVisible();
      await expectSoon(banner.getByRole('link', { name: 'Admin' }), addition).toBeVisible();
      expect(asked, addition).toEqual([]);
      expect(await storedSession(page), addition).toBe('');
    });
  });

  test('the administrator keeps the session', { timeout: 120_000 }, async () => {
    const { page } = await prepare(league, withSession(league, admin, wide));
    const badge = page.getByRole('banner').getByText('Admin', { exact: true });
    await follow(page, async (addition) => {
      await expectSoon(badge, addition).toBeVisible();
      expect(await storedSession(page), addition).toContain(admin.access_token);
    });
  });
});

test('in a whole visit nobody else is asked for anything', async () => {
  const { page } = await league.visit('/nosotros', wide);
  const asked = watchRequests(page, () => true);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  for (const path of ['/', '/categorias', '/categorias/sexta-libre', '/proximos-partidos']) {
    await page.goto(league.supabase.url + path);
    await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  const { page: adminPage } = await league.visit('/resultados', withSession(league, admin, wide));
  adminPage.on('request', (request) => asked.push(new URL(request.url())));
  await adminPage.getByRole('button', { name: 'Agregar Resultado' }).click();
  await expectSoon(adminPage.getByRole('dialog')).toBeVisible();
  const { host } = new URL(league.supabase.url);
  expect(asked.length).toBeGreaterThan(50);
  const strangers = asked.filter((url) => url.host !== host && url.protocol !== 'data:');
  expect(strangers.map(String)).toEqual([]);
  expect(sockets.length).toBeGreaterThan(0);
  expect(sockets.filter((socket) => new URL(socket).host !== host)).toEqual([]);
});
