import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { contentDigest, type WorkerSite } from '../../../src/opening/worker/site.ts';
import { siteFolder } from '../../support/buildSite.ts';
import { dayAt, setVisibility } from '../../support/clock.ts';
import { addResults } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { bannerOf, cardsOf, expectLive, expectSoon, mainOf } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// A server of its own: it serves two versions of the site.
const league = leagueForThisFile({ authLimits: false });
const withWorker = { ...phone, serviceWorkers: 'allow' } as const;
const offlineLog =
  /net::ERR_|Failed to load resource|WebSocket|No se pudieron leer|Failed to fetch/u;

/** Waits until the worker answers this page's requests and keeps its lists. */
async function expectInstalled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectSoon.poll(() => kept(page).then((addresses) => addresses.length)).toBeGreaterThan(0);
}

/**
 * Waits until a new worker has replaced the old one. Chromium may never answer a navigation that begins
 * while the new worker waits for the old one to end.
 */
async function expectExchanged(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const workers = async () => {
    const states = await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return [installing?.state, waiting?.state, active?.state];
    });
    // Chromium ends a worker that has nothing to do, but not while a debugger is attached, as here.
    if (states[1] === 'installed') await devTools.send('ServiceWorker.stopAllWorkers');
    return states;
  };
  await expectSoon.poll(workers, { timeout: 60_000 }).toEqual([undefined, undefined, 'activated']);
}

/** What the browser keeps by itself is not the worker's: a device may have forgotten it. */
async function clearBrowserCache(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
}

/** Chromium would put the site on a home screen; that the test's window is private is its one objection. */
async function expectInstallable(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
}

/** The addresses of the database's responses that are kept. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('answers');
    return (await cache.keys()).map(({ url }) => url);
  });
}

/** The first row of the page that the worker keeps for an address, as its HTML has it; `null`: there is none. */
async function keptRow(page: Page, path: string): Promise<string | null> {
  const html = await page.evaluate(async (address) => {
    const kept = await caches.match(address, { ignoreVary: true });
    return (await kept?.text()) ?? '';
  }, path);
  const [, row] =
    /<main.*?<(?:article|tbody><tr)(?= |>)([^]*?)<\/(?:article|tr)>/su.exec(html) ?? [];
  return row === undefined ? null : row.replace(/^[^>]*>|<[^>]*>/gu, '');
}

/** The minutes on the league's clock from one moment to another, ms. */
function minutesBetween(begin: number, end: number): string[] {
  const count = Math.ceil((end - begin) / 60_000) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(begin + index * 60_000).toLocaleTimeString('es-AR', {
      timeZone: 'America/Argentina/Cordoba',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
  );
}

test('without a network: the last results with their age, and pages that were never visited', async () => {
  const begin = Date.now();
  const { page, allow } = await league.visit('/', withWorker);
  allow(offlineLog);
  await expectInstalled(page);
  await expectInstallable(page);
  // The sentence names the date itself: from nine in the evening, *Hoy* is another day three hours later.
  const card = String(await cardsOf(page).first().textContent());
  const [sentence] = /^.+? de \d{4}\./u.exec(card) ?? [];
  const minutes = minutesBetween(begin, Date.now());
  await page.context().setOffline(true);
  const later = Date.now() + 3 * 3_600_000;
  await page.clock.setFixedTime(later);
  await page.reload();
  await expectSoon(cardsOf(page).first()).toContainText(String(sentence));
  const day = dayAt(later) === dayAt(begin) ? 'las' : 'ayer,';
  const age = new RegExp(`^datos de ${day} (?:${minutes.join('|')})$`, 'u');
  await expectSoon(bannerOf(page).getByText(age)).toBeVisible();
  await page.goto('/tablas/sexta-libre');
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Tabla de Sexta Libre');
  await page.context().setOffline(false);
  await expectLive(page);
  await expectSoon(mainOf(page).locator('tbody tr').first()).toBeVisible();
});

test('without a network each page is there as it was last seen: pairs, a filter, home, a table', async () => {
  const { page, allow } = await league.visit('/', withWorker);
  allow(offlineLog);
  await expectInstalled(page);
  const seen: [string, string][] = [];
  for (const path of [
    '/parejas/sexta-damas/furia-azul',
    '/parejas/septima-libre/vidrio-roto',
    '/resultados',
    '/resultados?categoria=sexta-damas',
    '/tablas/sexta-libre',
    '/',
  ]) {
    await page.goto(path);
    await expectLive(page);
    // The worker asks for it once it is idle.
    await expectSoon.poll(() => keptRow(page, path)).not.toBeNull();
    seen.push([path, String(await keptRow(page, path))]);
  }
  await page.context().setOffline(true);
  for (const [path, text] of seen) {
    await page.goto(path);
    await expectSoon(mainOf(page).locator('article, tbody tr').first()).toHaveText(text);
    expect(await bannerOf(page).getByText('En vivo').count()).toBe(0);
    await expectSoon(bannerOf(page).getByText(/^datos de las \d\d:\d\d$/u)).toBeVisible();
  }
});

test('a category gets another name while a page has no network: no list loses its rows, at either address', async () => {
  const { page, allow } = await league.visit('about:blank', withWorker);
  allow(offlineLog);
  await page.addInitScript(() => {
    let most = 0;
    new MutationObserver(() => {
      const count = document.querySelectorAll('main article').length;
      if (count < most) Object.assign(window, { lost: `${count} of ${most} rows` });
      most = Math.max(most, count);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/categorias/octava-libre');
  await expectInstalled(page);
  await expectLive(page);
  const rows = mainOf(page).getByRole('article');
  const count = await rows.count();
  expect(count).toBeGreaterThan(5);
  const expectNamed = async (name: string) => {
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectSoon(rows).toHaveCount(count);
    expect(await page.evaluate(() => Reflect.get(window, 'lost'))).toBeUndefined();
  };
  await page.context().setOffline(true);
  await league.supabase.database.exclusive((postgres) =>
    postgres.exec(
      `update public.categories set title = 'Octava Caballeros', slug = 'octava-caballeros'
       where name = 'Octava Libre'`,
    ),
  );
  await page.reload();
  await expectNamed('Octava Libre');
  await page.context().setOffline(false);
  await expectNamed('Octava Caballeros');
  await page.context().setOffline(true);
  for (const slug of ['octava-libre', 'octava-caballeros']) {
    await page.goto(`/categorias/${slug}`);
    await expectNamed('Octava Caballeros');
  }
});

test('without a network a page that was never visited leads to those that are kept', async () => {
  const { page, allow } = await league.visit('/parejas/sexta-damas/furia-azul', withWorker);
  allow(offlineLog);
  await expectInstalled(page);
  // The worker reads the page's lists again, one after the other.
  const missing = async () => {
    const addresses = (await kept(page)).join(' ');
    return ['/pairs?', 'pair1_id.eq.', '/upcoming_matches?'].filter(
      (part) => !addresses.includes(part),
    );
  };
  await expectSoon.poll(missing).toEqual([]);
  await page.context().setOffline(true);
  const links = mainOf(page).getByRole('list', { name: 'Guardado en este dispositivo:' });
  // By a link, and by addresses: of the league, of the administrator, of nothing.
  await page.getByRole('link', { name: 'Tablas', exact: true }).first().click();
  await expectSoon(mainOf(page).getByRole('alert')).toContainText('Esta página necesita conexión.');
  for (const path of ['/categorias/quinta-libre', '/admin']) {
    await page.goto(path);
    await expectSoon(links.getByRole('listitem')).toHaveText([
      /^Próximos Partidos de las \d\d:\d\d$/u,
      // Of the pair's table and the matches of all.
      /^Lo que falta - Sexta Damas de las \d\d:\d\d$/u,
      /^Furia Azul de las \d\d:\d\d$/u,
    ]);
  }
  await expectSoon(page).toHaveTitle(/^Acceso de Administrador/u);
  await page.goto('/no-existe');
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
  await page.goBack();
  await links.getByRole('link', { name: 'Furia Azul' }).click();
  await expectSoon(mainOf(page).getByRole('article').first()).toBeVisible();
  await expectSoon(mainOf(page).getByRole('alert')).toHaveCount(0);
  // The search opens too.
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('combobox', { name: /^Buscar/u }).fill('quinta');
  await expectSoon(page.getByRole('option', { name: /^Quinta Libre/u })).toBeVisible();
});

test('a new version: the old one stays whole while it is open, the next visit has the new one', async () => {
  const { page, allow } = await league.visit('/resultados', withWorker);
  allow(offlineLog);
  await expectInstalled(page);
  /** Names the first code of the page: pages that request rows start it themselves. */
  const entry = page.locator('script:is([data-scripts], [type="module"])').first();
  const isNext = () => entry.evaluate((script) => script.outerHTML.includes('/v2-'));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await clearBrowserCache(page);
  league.supabase.serveSite(await publishNext());
  // The old worker opens the old version at once; the browser finds the new worker meanwhile.
  await page.reload();
  expect(await isNext()).toBe(false);
  const versions = () => page.evaluate(() => caches.keys());
  await expectSoon
    .poll(async () => (await versions()).filter((name) => name.startsWith('site-')))
    .toHaveLength(2);
  await expectLive(page);
  // A page of the old version, whose code the server no longer has.
  await page.getByRole('link', { name: 'Nosotros' }).first().click();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Nosotros');
  expect(loads).toBe(1);
  await expectExchanged(page);
  await page.reload();
  expect(await isNext()).toBe(true);
  await expectLive(page);
  expect(loads).toBe(2);
});

test.each<[string, (page: Page) => Promise<void>]>([
  [
    'shown again after a while',
    async (page) => {
      await setVisibility(page, 'hidden');
      await page.clock.setFixedTime(Date.now() + 60_000);
      await setVisibility(page, 'visible');
    },
  ],
  // Chromium freezes no page that a test has in front.
  [
    'resumed after the browser has frozen it',
    (page) => page.evaluate(() => void document.dispatchEvent(new Event('resume'))),
  ],
])('a page that is %s asks for the worker of a new version', async (_, comeBack) => {
  league.supabase.serveSite(siteFolder);
  const { page, allow } = await league.visit('/resultados', withWorker);
  allow(offlineLog);
  await expectInstalled(page);
  await expectLive(page);
  league.supabase.serveSite(await publishNext());
  await comeBack(page);
  const versions = () => page.evaluate(() => caches.keys());
  await expectSoon
    .poll(async () => (await versions()).filter((name) => name.startsWith('site-')))
    .toHaveLength(2);
});

test('a result of a starred pair is announced once, by a notification of the browser', async () => {
  const { page } = await prepare(league, phone);
  // The edge of the browser: what the site hands to it.
  await page.addInitScript(() => {
    const shown: string[] = [];
    class FakeNotification extends EventTarget {
      static permission = 'default';
      static requestPermission() {
        FakeNotification.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string, { body }: NotificationOptions) {
        super();
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: FakeNotification, shownNotifications: shown });
  });
  const shown = () => page.evaluate((): unknown => Reflect.get(window, 'shownNotifications'));
  await page.goto('/parejas/septima-libre/vidrio-roto');
  await page.getByRole('button', { name: 'Avisarme' }).click();
  await expectSoon(page.getByRole('button', { name: 'Mi pareja', pressed: true })).toBeVisible();
  await expectSoon(page.getByRole('button', { name: 'Avisarme', pressed: true })).toBeVisible();
  // On another page, too.
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click();
  await expectLive(page);
  await addResults(league, { team1: 'Vidrio Roto', category: 'Séptima Libre' });
  await expectSoon
    .poll(shown)
    .toEqual([expect.stringMatching(/^Resultado nuevo: Victoria de Vidrio Roto ante/u)]);
});

/** Publishes the site with other names for all its scripts; @returns its folder */
async function publishNext(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(siteFolder, folder, { recursive: true });
  for (const compressed of globSync(`${folder}/**/*.{br,gz}`)) rmSync(compressed);
  const scripts = globSync('*.js', { cwd: join(folder, 'assets') });
  const next = (text: string) =>
    scripts.reduce((changed, name) => changed.replaceAll(name, `v2-${name}`), text);
  for (const path of globSync(`${folder}/**/*.{html,js}`)) {
    const text = next(readFileSync(path, 'utf8'));
    writeFileSync(path, text.replace(/"version":"[^"]+"/u, '"version":"second"'));
  }
  for (const name of scripts) {
    renameSync(join(folder, 'assets', name), join(folder, 'assets', `v2-${name}`));
  }
  const worker = join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  const [declared = ''] = /(?<=^const __workerSite__=)\{.*?\}(?=;)/u.exec(text) ?? [];
  const site: WorkerSite = JSON.parse(declared);
  const digests = await Promise.all(
    Object.keys(site.digests).map(async (path) => [
      path,
      await contentDigest(readFileSync(join(folder, path))),
    ]),
  );
  const renamed = JSON.stringify({ ...site, digests: Object.fromEntries(digests) });
  writeFileSync(
    worker,
    text.replace(declared, () => renamed),
  );
  return folder;
}
