import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cutTexts, shiftsOf, watchShifts } from '../../support/layout.ts';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';
import { fakeRows, hold, isRead, matchRow, resultRow } from '../../support/requests.ts';
import { desktop, phone } from '../../support/screens.ts';

const league = leagueForThisFile();

const screens = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

describe.each(screens)('Nothing moves, on %s', (_name, screen) => {
  test.each(['/', '/resultados', '/proximos-partidos', '/categorias/sexta-libre'])(
    'while the lists of %s load and the page goes live',
    async (path) => {
      const { page } = await prepare(league, { ...screen, baseURL: league.supabase.url });
      await watchShifts(page);
      const releaseResults = await hold(page, isRead('results'));
      const releaseMatches = await hold(page, isRead('upcoming_matches'));
      await page.goto(path);
      await expectSoon(page.getByText(/^Cargando/u).first()).toBeVisible();
      releaseResults();
      releaseMatches();
      await expectSoon(page.getByRole('article').first()).toBeVisible();
      await expectSoon(page.getByText(/^Cargando/u)).toHaveCount(0);
      await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test('of the sign-in page when its fields come, which need scripts', async () => {
    const { page } = await prepare(league, { ...screen, baseURL: league.supabase.url });
    await watchShifts(page);
    const releaseCode = await hold(page, (url) => url.pathname.includes('/assets/AdminPage-'));
    await page.goto('/admin', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: 'Acceso de Administrador' });
    await expectSoon(heading).toBeVisible();
    // What holds the heading: the form, or its place.
    const form = page.locator(':has(> h1)');
    const before = await form.boundingBox();
    await expectSoon(page.getByLabel('Correo Electrónico')).toHaveCount(0);
    releaseCode();
    await expectSoon(page.getByLabel('Correo Electrónico')).toBeVisible();
    const after = await form.boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('at the foot of a long list, whose cards have their places before they are drawn', async () => {
    const { page } = await prepare(league, { ...screen, baseURL: league.supabase.url });
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      const observer = new MutationObserver(() => {
        const list = document.querySelector('main li:nth-child(50)')?.parentElement;
        if (list) heights.push(list.getBoundingClientRect().height);
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/resultados');
    await expectSoon(page.getByRole('article')).toHaveCount(50);
    const heights = await page.evaluate<number[]>('heights');
    const [first = 0] = heights;
    const [last = 0] = heights.slice(-1);
    // The rest was drawn after the first, and took the room that had been left for it, but for names
    // that run over more lines than most.
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.abs(last - first)).toBeLessThan(last / 10);
  });

  test('under the eyes of someone who reads further down when a row arrives', async () => {
    const { page } = await league.visit('/resultados', screen);
    await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
    const read = page.getByRole('article').nth(30);
    await read.scrollIntoViewIfNeeded();
    const name = (await read.getByRole('heading').textContent()) ?? '';
    const card = page.getByRole('article').filter({ hasText: name }).first();
    const before = await card.boundingBox();
    await insertResult('Recién Llegados');
    await expectSoon(page.getByRole('button', { name: '1 resultado nuevo' })).toBeVisible();
    await expectSoon
      .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(1);
    await page.getByRole('button', { name: '1 resultado nuevo' }).click();
    await expectSoon(page.getByRole('article').first()).toBeInViewport();
    await expectSoon(page.getByRole('article').first()).toContainText('Recién Llegados');
  });

  test('of the home page’s sections when a row arrives: four stay four', async () => {
    const { page } = await league.visit('/', screen);
    await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
    const results = page.getByRole('region', { name: 'Últimos Resultados' });
    const team = screen === phone ? 'De Visita' : 'De Local';
    await insertResult(team);
    await expectSoon(results.getByRole('article').first()).toContainText(team);
    await expectSoon(results.getByRole('article')).toHaveCount(4);
  });
});

async function insertResult(team1: string) {
  const { url, secretKey } = league.supabase;
  const organiser = createClient(url, secretKey, { auth: { persistSession: false } });
  const { error } = await organiser.from('results').insert({
    team1,
    team2: 'Doble Pared',
    score: '6-4, 6-3',
    date: '2026-11-20',
    category: 'Sexta Libre',
  });
  expect(error).toBeNull();
}

const smallScreens = [
  ['320 px', { viewport: { width: 320, height: 640 } }],
  ['200 % zoom', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
] as const;

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

describe.each(smallScreens)(
  'Nothing is cut, at %s, with names of 80 characters',
  (_name, screen) => {
    test.each([
      '/',
      '/nosotros',
      '/categorias',
      '/categorias/septima-libre',
      '/resultados',
      '/proximos-partidos',
      '/admin',
      '/no-existe',
    ])('%s', async (path) => {
      const { page } = await prepare(league, { ...screen, baseURL: league.supabase.url });
      await fillWithLongNames(page);
      await page.goto(path);
      await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (/resultados|septima|partidos|^\/$/u.test(path)) {
        await expectSoon(page.getByRole('article').first()).toBeVisible();
      }
      expect(await cutTexts(page)).toEqual([]);
    });

    test('the menu with everything open', async () => {
      const { page } = await league.visit('/nosotros', screen);
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByRole('button', { name: 'Categorías' }).click();
      await expectSoon(page.getByRole('link', { name: 'Quinta Libre' })).toBeVisible();
      expect(await cutTexts(page)).toEqual([]);
    });

    test.each([
      ['/resultados', 'Agregar Resultado'],
      ['/proximos-partidos', 'Agregar Partido'],
    ])('the admin’s %s, its dialog and its question', async (path, add) => {
      const session = await signIn(league, 'admin');
      const { page } = await prepare(league, withSession(league, session, screen));
      await fillWithLongNames(page);
      await page.goto(league.supabase.url + path);
      await expectSoon(page.getByRole('article').first()).toBeVisible();
      expect(await cutTexts(page)).toEqual([]);
      await page.getByRole('button', { name: add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Equipo 1').fill(long.unbroken);
      await dialog.getByLabel('Equipo 2').fill(`${long.spoken} y uno más`);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expectSoon(dialog.getByText(/^Como máximo 80 caracteres/u)).toBeVisible();
      expect(await cutTexts(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expectSoon(dialog).toBeHidden();
      await page
        .getByRole('button', { name: /^Eliminar / })
        .first()
        .click();
      await expectSoon(dialog.getByText(long.unbroken)).toBeVisible();
      expect(await cutTexts(page)).toEqual([]);
    });
  },
);
