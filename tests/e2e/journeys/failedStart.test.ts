import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { whatsappLink } from '../../../src/league/league.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import {
  bannerOf,
  cardsOf,
  expectLive,
  expectMade,
  expectSoon,
  mainOf,
} from '../../support/page.ts';
import { holdCode } from '../../support/requests.ts';
import { sample } from '../../support/scale.ts';
import { phone } from '../../support/screens.ts';
import { fewRows } from '../../support/sharedServer.ts';

// Whatever keeps React from rendering: the page's own script says so (`src/opening/watchStart.ts`).

const league = leagueForThisFile({ seed: fewRows });
const notice = (page: Page) => page.getByRole('alert');
const siteCode = /\/assets\/site-/u;

/** Changes the site's code on its way. */
const changeCode = (change: (code: string) => string) => (page: Page) =>
  page.route(siteCode, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** What keeps a page from starting, and an address at which it does. */
const failures: Record<string, readonly [path: string, spoil: (page: Page) => Promise<unknown>]> = {
  'code that is gone': [
    '/resultados',
    (page) => page.route(siteCode, (route) => route.fulfill({ status: 404 })),
  ],
  'a page in place of code': [
    '/proximos-partidos',
    (page) =>
      page.route(siteCode, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })),
  ],
  'the code of the page alone is lost': [
    '/',
    (page) => page.route(/\/assets\/home-/u, (route) => route.abort()),
  ],
  'code that is not understood': ['/admin', changeCode((code) => `${code}\n#`)],
  'code that throws while it is evaluated': [
    '/tv',
    changeCode((code) => `throw new Error();${code}`),
  ],
  'code that the CSP refuses': [
    '/parejas/sexta-libre/los-smash',
    (page) =>
      page.route(
        (url) => url.pathname.startsWith('/parejas/'),
        async (route) => {
          const response = await route.fetch();
          const policy = (response.headers()['content-security-policy'] ?? '').replace(
            "script-src 'self'",
            'script-src',
          );
          await route.fulfill({
            response,
            headers: { ...response.headers(), 'content-security-policy': policy },
          });
        },
      ),
  ],
  'the site throws before it is rendered': [
    '/categorias/sexta-libre',
    (page) =>
      page.addInitScript('Object.defineProperty(history, "state", { get() { throw Error(); } })'),
  ],
  'the page throws before it is rendered': [
    '/resultados?utm_source=chat',
    (page) =>
      page.addInitScript(`window.URLSearchParams = class extends URLSearchParams {
        constructor(init) {
          if (String(init).includes('utm_source')) throw Error();
          super(init);
        }
      }`),
  ],
};

/** Nobody is near the club's screen, and a pair's frame does not say whose page it is. */
const wordsAt: Readonly<Record<string, string>> = {
  '/tv': 'Esta pantalla no terminó de cargar: se intenta de nuevo cada minuto.',
  '/parejas/sexta-libre/los-smash': 'La página de «Los Smash» no terminó de cargar',
};

/** Pages that show rows before React. */
const hasRows = /^\/(?:resultados|proximos-partidos|categorias\/[\w-]+)?$/u;

test.each(sample(Object.entries(failures), 2))(
  '%s: the page stays, and says so',
  async (_what, failure) => {
    const [path, spoil] = failure;
    if (hasRows.test(path)) await expectMade(league, path);
    const { page, allow } = await prepare(league);
    // The browser's words for each, and the error itself.
    allow(/./u);
    await spoil(page);
    await page.goto(path);
    await expectSoon(notice(page)).toContainText(
      wordsAt[path] ?? 'Esta página no terminó de cargar',
    );
    if (hasRows.test(path)) await expectSoon(cardsOf(page).first()).toBeVisible();
    // Nothing is said to be coming.
    const waiting = page.getByText(/Cargando|Conectando/u).filter({ visible: true });
    await expectSoon(waiting).toHaveCount(0);
    if (path === '/tv') {
      await expectSoon(notice(page).getByRole('link')).toHaveCount(0);
      return;
    }
    const [organiser] = demoSettings.organisers;
    if (organiser === undefined) throw new Error('The demo has no organiser.');
    const whatsapp = notice(page).getByRole('link', { name: organiser.name });
    await expectSoon(whatsapp).toHaveAttribute('href', whatsappLink(organiser.whatsapp));
  },
);

test('code that hangs is said to after 15 s, in the page, and no longer once it comes', async () => {
  const { page } = await prepare(league, phone);
  await page.clock.install();
  const release = await holdCode(page);
  await page.goto('/resultados', { waitUntil: 'commit' });
  await expectSoon(cardsOf(page).first()).toBeVisible();
  await page.clock.fastForward(10_000);
  await expectSoon(notice(page)).toHaveCount(0);
  await page.clock.fastForward(5000);
  const box = await notice(page).boundingBox();
  const header = await bannerOf(page).boundingBox();
  expect(header?.y).toBe(box?.height);
  release();
  await expectLive(page);
  await expectSoon(notice(page)).toHaveCount(0);
});

test('links lead on from a page that could not start, and its own address starts it again', async () => {
  const { page, allow } = await prepare(league);
  allow(/Failed to load resource/u);
  await page.route(siteCode, (route) => route.fulfill({ status: 404 }));
  await page.goto('/resultados#contenido');
  await notice(page).getByRole('link', { name: 'cargarla de nuevo' }).waitFor();
  await bannerOf(page).getByRole('link', { name: 'Tablas' }).click();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Tablas de Posiciones');
  await expectSoon(notice(page)).toBeVisible();
  await page.goBack();
  await expectSoon(page).toHaveURL(/resultados/u);
  await expectSoon(notice(page)).toBeVisible();
  await page.unrouteAll();
  await notice(page).getByRole('link', { name: 'cargarla de nuevo' }).click();
  await expectLive(page);
  await expectSoon(notice(page)).toHaveCount(0);
});

test('nobody stands by the club’s screen: it is loaded again until it starts', async () => {
  const { page, allow } = await prepare(league);
  allow(/Failed to load resource/u);
  await page.clock.install();
  await page.route(siteCode, (route) => route.fulfill({ status: 404 }));
  await page.goto('/tv');
  await expectSoon(notice(page)).toBeVisible();
  await page.unrouteAll();
  await page.clock.fastForward(60_000);
  await expectSoon(mainOf(page)).toContainText('En vivo');
});
