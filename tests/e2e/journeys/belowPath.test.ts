import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { buildSiteBelow } from '../../support/buildSite.ts';
import { dialogs, fill, openDialog, openTab, saveAsTyped } from '../../support/dialogs.ts';
import { leagueForThisFile, signIn } from '../../support/league.ts';
import {
  bannerOf,
  cardOf,
  cardsOf,
  expectLive,
  expectSoon,
  expectViewer,
  footerOf,
  mainOf,
  submitSignIn,
} from '../../support/page.ts';
import { holdCode, holdRealtime, isRead, watchRequests } from '../../support/requests.ts';
import { desktop, phone } from '../../support/screens.ts';
import { serveFolder } from '../../support/staticServer.ts';

// Two leagues of one owner on one origin, as on GitHub Pages: one at `/`, one below a path with all that a path
// may have, whose Supabase is on another origin.

const given = '/Club/pádel';
const base = '/Club/p%C3%A1del/';
const name = 'Liga de la Costa';
const [resultDialog] = dialogs;
const address = `https://club.example${base.slice(0, -1)}`;

const league = leagueForThisFile({ authLimits: false });
let other: EmbeddedSupabase;
let host: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  other = await startEmbeddedSupabase({ authLimits: false });
  await other.database.exclusive((postgres) =>
    postgres.exec(`update public.league set name = '${name}', address = '${address}'`),
  );
  const { folder, from } = await buildSiteBelow(given, other);
  const replaced = { from, to: other.url };
  host = await serveFolder(folder, base, { replaced, others: league.supabase.url });
}, 600_000);
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  await other.close();
});

/** A phone on the origin of both leagues. */
async function visit(path: string, options: object = {}) {
  return league.visit(path, { ...phone, baseURL: host.origin, ...options });
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const at = (path: string) => base + path;

/** What the browser keeps for the origin. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ]);

test('a site below a path: links, rows, a pair, another spelling, the sign-in and what is shared', async () => {
  const { page } = await visit(at(''));
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === host.origin && !pathname.startsWith(base)) outside.push(pathname);
  });
  await expectLive(page);
  await expectSoon(bannerOf(page).getByText(name)).toBeVisible();
  const results = page.getByRole('link', { name: 'Resultados', exact: true }).first();
  await expectSoon(results).toHaveAttribute('href', at('resultados'));
  await results.click();
  await expectSoon(heading(page)).toHaveText('Resultados');
  expect(pathOf(page)).toBe(at('resultados'));
  const rows = cardsOf(page);
  await expectSoon(rows.first()).toBeVisible();
  // The rows that the head requests are shown before React has started, and not read again.
  const reads = watchRequests(page, isRead('results'));
  const releaseCode = await holdCode(page);
  const releaseRealtime = await holdRealtime(page);
  await page.reload({ waitUntil: 'commit' });
  const link = rows.first().getByRole('link').first();
  await expectSoon(link).toHaveAttribute(
    'href',
    new RegExp(`^${at('')}(?:parejas|categorias)/`, 'u'),
  );
  await link.evaluate((element) => Object.assign(element, { isEarly: true }));
  releaseCode();
  await bannerOf(page)
    .getByRole('button', { name: /^Buscar/u })
    .click();
  await expectSoon(page.getByRole('dialog')).toBeVisible();
  expect(await link.evaluate((element) => Reflect.get(element, 'isEarly'))).toBe(true);
  expect(reads).toHaveLength(1);
  releaseRealtime();
  // The host knows no file of a pair: its 404.html opens the page.
  await page.goto(at('parejas/sexta-damas/furia-azul'));
  await expectSoon(heading(page)).toHaveText('Furia Azul');
  await page.goto(base.slice(0, -1));
  await expectSoon(heading(page)).toHaveText(name);
  expect(pathOf(page)).toBe(base);
  await page.goto(at('Resultados/'));
  await expectSoon(heading(page)).toHaveText('Resultados');
  expect(pathOf(page)).toBe(at('resultados'));
  await page.goto(at('nada'));
  await expectSoon(heading(page)).toHaveText('Página no encontrada');
  // A shared link and the whole addresses of the head.
  await page.goto(at('tablas/quinta-libre'));
  await mainOf(page)
    .getByRole('button', { name: /^Compartir/u })
    .first()
    .click();
  const whatsapp = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' });
  const shared = () => whatsapp.getAttribute('href').then((text) => decodeURIComponent(text ?? ''));
  await expectSoon.poll(shared).toContain(host.origin + at('tablas/quinta-libre/'));
  const head = await page.evaluate(() =>
    ['link[rel=canonical]', 'meta[property="og:image"]', 'link[rel=manifest]'].map((each) => {
      const element = document.querySelector(each);
      return element?.getAttribute('href') ?? element?.getAttribute('content');
    }),
  );
  expect(head).toEqual([
    `${address}/tablas/quinta-libre`,
    `${address}/vistas/tabla-quinta-libre.jpg`,
    at('manifest.webmanifest'),
  ]);
  expect(outside).toEqual([base.slice(0, -1)]);
});

test('a mailed link below a path opens the page that asks for another password', async () => {
  const { access_token, refresh_token } = await signIn({ supabase: other }, 'admin');
  const values = { access_token, refresh_token, token_type: 'bearer', type: 'recovery' };
  const { page } = await visit(`${at('')}#${new URLSearchParams(values)}`, desktop);
  await expectSoon(heading(page)).toHaveText('Elegir otra contraseña');
  await expectSoon(page).toHaveURL(host.origin + at('admin'));
  await expectViewer(page, 'Admin');
});

test('two leagues on one origin: neither has the other’s session, settings, stars, colours or caches', async () => {
  const { page, allow } = await visit('/', { ...desktop, serviceWorkers: 'allow' });
  allow(/net::ERR_|Failed to load resource|WebSocket|No se pudieron leer|Failed to fetch/u);
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(channel: string) {
        super(channel);
        opened.push(channel);
      }
    };
  });
  const controlled = (start: string) =>
    page.waitForFunction(
      (script) => navigator.serviceWorker.controller?.scriptURL === script,
      `${host.origin}${start}sw.js`,
    );
  await controlled('/');
  await expectSoon.poll(() => kept(page)).toContain('answers');
  const before = await kept(page);
  expect(before.filter((each) => !/^(?:league-|site-|answers$|mantine-)/u.test(each))).toEqual([]);

  // The administrator of the one below a path signs in, stars a pair, chooses dark colours and another name.
  await page.goto(at('admin'));
  await expectSoon(heading(page)).toBeVisible();
  await submitSignIn(page, demoAdmin);
  await expectViewer(page, 'Admin');
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([
    `${base}league-session`,
  ]);
  // A picture that is lost is asked for where Storage is, and named.
  await other.database.exclusive((postgres) =>
    postgres.exec(`insert into public.sponsors (name, picture, alt, position)
      values ('Sin logo', 'logos/${'0'.repeat(32)}.png', 'x', 1)`),
  );
  await page.goto(at('admin/liga'));
  const leftOut = mainOf(page).getByText('las páginas no lo muestran').locator('..');
  await expectSoon(leftOut.getByRole('listitem')).toHaveText([
    'Auspiciante «Sin logo»: falta la imagen',
  ]);
  await page.goto(at('parejas/sexta-damas/furia-azul'));
  await page.getByRole('button', { name: 'Mi pareja' }).click();
  await footerOf(page)
    .getByRole('button', { name: /oscuro/iu })
    .click();
  await controlled(base);
  await expectLive(page);
  await other.database.exclusive((postgres) =>
    postgres.exec(`update public.league set name = 'Liga del Faro', brand = '#7c2d12'`),
  );
  await expectSoon(bannerOf(page).getByText('Liga del Faro')).toBeVisible();
  await expectSoon.poll(() => kept(page)).toContain(`${base}answers`);
  const own = (await kept(page)).filter((each) => !before.includes(each));
  expect(own.filter((each) => !each.startsWith(base))).toEqual([]);
  const names = ['league-session', 'league-my-pairs', 'league-settings', 'league-colors'];
  expect(own).toEqual(expect.arrayContaining(names.map((each) => base + each)));
  expect(own).toContain(`${base}mantine-color-scheme-value`);

  const expectOwn = async (path: string, title: string, scheme: string) => {
    await page.goto(path);
    await expectSoon(bannerOf(page).getByText(title)).toBeVisible();
    await expectSoon(cardsOf(page).first()).toBeVisible();
    await expectSoon(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  };
  await expectOwn('/', demoSettings.name, 'light');
  await expectViewer(page, 'visitor');
  // What the first one's worker has kept is there still, and each shows its own without a network.
  expect(await kept(page)).toEqual(expect.arrayContaining([...before, ...own]));
  await expectOwn(at(''), 'Liga del Faro', 'dark');
  await page.context().setOffline(true);
  await expectOwn('/', demoSettings.name, 'light');
  await expectOwn(at(''), 'Liga del Faro', 'dark');
});

test('two tabs below a path with the same draft save two rows: neither overwrites the other', async () => {
  const { page } = await visit(at('admin'), desktop);
  await submitSignIn(page, demoAdmin);
  await expectViewer(page, 'Admin');
  await page.goto(at('resultados'));
  const one = await openDialog(page, resultDialog);
  await fill(one.dialog, { ...resultDialog.fields, 'Pareja 1': 'Pestaña uno' });
  const tab = await openTab(page.context(), at('resultados'));
  const two = await openDialog(tab, resultDialog);
  await expectSoon(two.dialog.getByText('Se recuperó lo que estaba escrito.')).toBeVisible();
  await saveAsTyped(one);
  await expectSoon(one.dialog).toBeHidden();
  await expectSoon(cardOf(tab, 'Pestaña uno')).toHaveCount(1);
  await fill(two.dialog, { 'Pareja 1': 'Pestaña dos' });
  await saveAsTyped(two);
  await expectSoon(two.dialog).toBeHidden();
  const stored = await other.database.exclusive((postgres) =>
    postgres.query(`select team1 from public.results where team1 like 'Pestaña%' order by team1`),
  );
  expect(stored.rows).toEqual([{ team1: 'Pestaña dos' }, { team1: 'Pestaña uno' }]);
});
