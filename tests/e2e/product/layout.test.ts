import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cutTexts, shiftsOf, watchShifts } from '../../support/layout.ts';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import {
  cardsOf,
  deleteButtonOf,
  expectLive,
  expectLoaded,
  expectMade,
  expectSoon,
  mainOf,
} from '../../support/page.ts';
import { fakeRows, hold, matchRow, resultRow } from '../../support/requests.ts';
import { desktop, phone, smallestPhone } from '../../support/screens.ts';

const league = leagueForThisFile();

const screens = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

const listPages = ['/', '/resultados', '/proximos-partidos', '/categorias/sexta-libre'];

describe.each(screens)('Nothing moves, on %s', (_name, screen) => {
  test.each([...listPages, '/tablas/sexta-libre', '/categorias'])(
    'while React takes the rows of %s over and the page goes live',
    async (path) => {
      await expectMade(league, path);
      const { page } = await prepare(league, screen);
      await watchShifts(page);
      await page.goto(path);
      await expectLive(page);
      await expectSoon(mainOf(page).getByText(/^(Cargando.*|…)$/u)).toHaveCount(0);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test.each(listPages)(
    'for the administrator of %s, whose session is confirmed late',
    async (path) => {
      const session = await signIn(league, 'admin');
      const { page } = await prepare(league, withSession(league, session, screen));
      await watchShifts(page);
      const releaseClient = await hold(page, (url) => url.pathname.includes('/assets/openClient-'));
      await page.goto(path);
      await expectSoon(cardsOf(page).first()).toBeVisible();
      await expectLoaded(page);
      // Counted as a visitor's by then.
      await expectSoon(page.locator('html[data-session=late]')).toBeAttached();
      releaseClient();
      await expectSoon(deleteButtonOf(page).first()).toBeVisible();
      // The notice for visitors came and goes; Web Vitals call up to 0.1 good.
      const isLarge = (shift: string) => Number.parseFloat(shift) > 0.1;
      expect((await shiftsOf(page)).filter(isLarge)).toEqual([]);
    },
  );

  test('on the sign-in page when its fields come, which need scripts', async () => {
    const { page } = await prepare(league, screen);
    await watchShifts(page);
    const releaseCode = await hold(page, (url) => url.pathname.includes('/assets/AdminPage-'));
    await page.goto('/admin', { waitUntil: 'commit' });
    await expectSoon(page.getByRole('heading', { name: 'Acceso de Administrador' })).toBeVisible();
    // What holds the heading: the form, or its skeleton.
    const form = page.locator(':has(> h1)');
    const before = await form.boundingBox();
    await expectSoon(page.getByLabel('Correo Electrónico')).toHaveCount(0);
    releaseCode();
    await expectSoon(page.getByLabel('Correo Electrónico')).toBeVisible();
    const after = await form.boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('in the bar while the rest of its HTML comes', async () => {
    const { page } = await prepare(league, screen);
    await page.goto('/nosotros');
    await expectLive(page);
    const moved = await page.locator('header > div').evaluate((bar) => {
      const places = () => [...bar.children].map((item) => item.getBoundingClientRect().x);
      const whole = places();
      const differing: string[] = [];
      while (bar.lastElementChild !== null) {
        bar.lastElementChild.remove();
        places().forEach((x, index) => {
          if (x !== whole[index]) differing.push(`${bar.children[index]?.className}: ${x}`);
        });
      }
      return differing;
    });
    expect(moved).toEqual([]);
  });

  test('at the foot of a long list, whose rows have their height before they are rendered', async () => {
    const { page } = await prepare(league, screen);
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      const observer = new MutationObserver(() => {
        const list = document.querySelectorAll('main li')[49]?.closest('section');
        if (list) heights.push(list.getBoundingClientRect().height);
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/resultados');
    await expectSoon(page.getByRole('article')).toHaveCount(50);
    const heights = await page.evaluate<number[]>('heights');
    const [first = 0] = heights;
    const [last = 0] = heights.slice(-1);
    // The rest was rendered after the first, in the room that had been left for it, but for names
    // that run over more lines than most.
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.abs(last - first)).toBeLessThan(last / 10);
  });
});

/** The longest that the database accepts: words as people write them, and one without a gap. */
const long = {
  spoken: 'Los Incansables Veteranos de las Canchas Techadas de Barrio Alta Córdoba Norte X',
  unbroken: 'W'.repeat(80),
  location: 'Complejo Deportivo Municipal de la Costanera Norte, cancha techada 2, '.padEnd(
    120,
    'M',
  ),
  score: 'Suspendido en el segundo set por lluvia y viento, sigue hoy.'.padEnd(60, '!'),
};

async function fillWithLongNames(page: Page) {
  const { spoken: team1, unbroken: team2, location } = long;
  await fakeRows(page, 'results', [
    resultRow(3, { team1, team2, score: '7-6(10), 6-7(12), [10-8]' }),
    resultRow(2, { team1, team2, score: long.score }),
    resultRow(1, { team1: team2, team2: team1, score: 'W.O.' }),
  ]);
  await fakeRows(page, 'upcoming_matches', [
    matchRow(2, { team1, team2, location }),
    matchRow(1, { team1: team2, team2: team1, location: 'M'.repeat(120), date: '2020-01-01' }),
  ]);
}

const smallScreens = [
  ['320 px', smallestPhone],
  ['200 % zoom', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
] as const;

const pages = [
  '/',
  '/nosotros',
  '/categorias',
  '/categorias/septima-libre',
  '/resultados',
  '/proximos-partidos',
  '/admin',
  '/no-existe',
];

describe.each(smallScreens)(
  'Nothing is cut, at %s, with names of 80 characters',
  (_name, screen) => {
    test('on any page, nor in the open menu', async () => {
      const { page } = await prepare(league, screen);
      await fillWithLongNames(page);
      for (const path of pages) {
        await page.goto(path);
        await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (/resultados|septima|partidos|^\/$/u.test(path)) {
          await expectSoon(cardsOf(page).first()).toBeVisible();
        }
        expect(await cutTexts(page), path).toEqual([]);
      }
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByRole('button', { name: 'Categorías' }).click();
      await expectSoon(page.getByRole('link', { name: 'Quinta Libre' })).toBeVisible();
      expect(await cutTexts(page)).toEqual([]);
    });
  },
);

test('the styles of a dialog leave the page behind it as it is', async () => {
  const { page } = await league.visit('/categorias/sexta-libre', phone);
  await expectLive(page);
  const parts = mainOf(page)
    .getByRole('link', { name: /^Próximo partido/u })
    .locator('> *');
  const boxes = () => parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
  await expectSoon(parts.first()).toBeVisible();
  const before = await boxes();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expectSoon(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(page.getByRole('dialog')).toHaveCount(0);
  expect(await boxes()).toEqual(before);
});

test('a short page prints on one sheet, without what is only of use on a screen', async () => {
  const { page } = await league.visit('/mi-pareja');
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/gu);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expectSoon(page.getByRole('link', { name: 'Saltar al contenido' })).toBeHidden();
});
