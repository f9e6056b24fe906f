import { expect, test } from 'vitest';
import { leagueForThisFile, signIn } from '../../support/league.ts';
import {
  cardsOf,
  expectLive,
  expectSoon,
  expectViewer,
  footerOf,
  mainOf,
} from '../../support/page.ts';
import { watchRequests } from '../../support/requests.ts';
import { databaseOf, expectSameAsTable, preparePage } from '../support/site.ts';

const league = leagueForThisFile();
const adminChunk = /\/assets\/AdminPage-.*\.js/u;
const missing = { status: 404, body: 'No encontrado' };

test('a page’s code is gone after a new version: one reload, then a message', async () => {
  const page = await preparePage(league);
  await page.goto('/resultados');
  await expectLive(page);
  await page.route(adminChunk, (route) => route.fulfill(missing));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  const message = page.getByRole('alert');
  await expectSoon(message).toContainText('Esta página no terminó de cargar');
  await expectSoon.poll(() => loads).toBe(1);
  // Time alone reloads nothing.
  for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward('01:00');
  await expectSoon(message).toBeVisible();
  expect(loads).toBe(1);
  // The rest of the site works.
  await page.getByRole('link', { name: 'Resultados', exact: true }).first().click();
  await expectSameAsTable(page, league);
  expect(loads).toBe(2);
});

test('the code of a category’s table is lost: the next category has one', async () => {
  const page = await preparePage(league);
  const isTable = /\/assets\/CategoryTable-.*\.js/u;
  await page.route(isTable, (route) => route.abort());
  await page.goto('/categorias/sexta-libre');
  await expectLive(page);
  await expectSoon(cardsOf(page).first()).toBeVisible();
  await expectSoon(mainOf(page).getByRole('table')).toHaveCount(0);
  await page.unroute(isTable);
  await mainOf(page).getByRole('link', { name: 'Sexta Damas', exact: true }).click();
  await expectSoon(mainOf(page).getByRole('table')).toBeVisible();
});

test('a content blocker removes the sponsors: the rest stays, without a reload', async () => {
  const page = await preparePage(league);
  const isSponsors = /\/assets\/Sponsors-.*\.js/u;
  await page.route(isSponsors, (route) => route.abort('blockedbyclient'));
  const blocked = page.waitForEvent('requestfailed', (request) => isSponsors.test(request.url()));
  const documents = watchRequests(page, (url) => url.pathname === '/resultados');
  await page.goto('/resultados');
  // The footer moves until the list is there.
  await expectSameAsTable(page, league);
  await footerOf(page).scrollIntoViewIfNeeded();
  await blocked;
  await expectLive(page);
  await expectSoon(footerOf(page)).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('the code of the search is lost, and the site with it: the page says nothing', async () => {
  const page = await preparePage(league);
  await page.route(/\/assets\/SiteSearch-.*\.js/u, (route) => route.abort());
  await page.goto('/resultados');
  await expectLive(page);
  // Asked before a reload, which would end at the browser's own error page.
  const isReachable = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.route(
    ({ pathname }) => pathname === '/' || pathname === '/resultados',
    (route) => route.abort(),
  );
  await page.keyboard.press('/');
  await isReachable;
  await expectSoon(page.getByRole('alert')).toHaveCount(0);
  await expectSameAsTable(page, league);
});

test('the code of the live connection fails: the lists are polled', async () => {
  const page = await preparePage(league);
  const live = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('phx_join'),
  );
  await page.goto('/nosotros');
  const chunk = new URL((await live).url()).pathname;
  await page.route(new RegExp(chunk, 'u'), (route) => route.fulfill(missing));
  await page.goto('/resultados');
  await expectSameAsTable(page, league);
  await databaseOf(league).add('Sin Conexión Viva');
  await page.clock.fastForward(30_000);
  await expectSameAsTable(page, league);
});

test('the client’s code fails once: the administrator is recognised later', async () => {
  const page = await preparePage(league, await signIn(league, 'admin'));
  const client = /\/assets\/openClient-.*\.js/u;
  await page.route(client, (route) => route.fulfill(missing));
  const failed = page.waitForResponse(client);
  await page.goto('/nosotros');
  await failed;
  await expectViewer(page, 'visitor');
  await page.unroute(client);
  // The attempt may fail after the time that the page waits for a session.
  await expectSoon(async () => {
    await page.clock.fastForward(30_000);
    await expectSoon(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});

/** Runs in the page, before the site. */
const storages: Record<string, () => void> = {
  'the browser forbids storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'the stored session is cut off': () =>
    localStorage.setItem('league-session', '{"access_token":"eyJhbGciOi'),
  'the stored session is of another kind': () =>
    localStorage.setItem('league-session', '{"access_token":7,"user":null}'),
};

test.each(Object.entries(storages))('%s: a visitor has the whole site', async (what, spoil) => {
  const page = await preparePage(league);
  await page.addInitScript(spoil);
  await page.goto('/resultados');
  await expectLive(page);
  await databaseOf(league).add(`Guardado: ${what}`);
  await expectSameAsTable(page, league);
  await expectViewer(page, 'visitor');
  await page.getByRole('link', { name: 'Próximos Partidos' }).first().click();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Próximos Partidos');
});
