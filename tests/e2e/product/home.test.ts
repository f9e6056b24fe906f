import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { leave, pass, stopClockAtStart } from '../../support/clock.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { cardsOf, deleteButtonOf, expectSoon, mainOf } from '../../support/page.ts';
import { fakeRows, matchRow, resultRow, watchRequests } from '../../support/requests.ts';
import { desktop, phone } from '../../support/screens.ts';

const league = leagueForThisFile();

function slider(page: Page) {
  const root = page.getByRole('region', { name: 'Fotos de la liga' });
  return {
    root,
    indicator: (number: number) => root.getByRole('button', { name: `Ver la foto ${number} de 3` }),
  };
}

/** Exactly one picture is shown at a time. */
async function expectPhoto(page: Page, number: number) {
  const { root, indicator } = slider(page);
  await expectSoon(root.getByRole('figure')).toHaveCount(1);
  await expectSoon(root.getByRole('figure', { name: `Foto ${number} de 3` })).toBeVisible();
  await expectSoon(indicator(number)).toHaveAttribute('aria-current', 'true');
}

// Mouse, keyboard, swipes, pauses, hidden tabs and less motion: `stories/home/HeroSlider`.
describe('The pictures of the home page', () => {
  test.each([
    ['a phone fetches the pictures that are cut to it', phone, 3],
    ['a desktop fetches the whole ones', desktop, 0],
  ])('%s, and no other', async (_name, screen, cut) => {
    const { page } = await prepare(league, screen);
    const asked = watchRequests(page, ({ pathname }) => pathname.endsWith('.avif'));
    await page.goto('/');
    await expectSoon.poll(() => asked.length).toBe(3);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(3);
    expect(asked.filter(({ pathname }) => pathname.includes('-telefono-'))).toHaveLength(cut);
  });

  test('three different images advance every 3000 ms and wrap around', async () => {
    const { page } = await prepare(league);
    await page.clock.install();
    await page.goto('/');
    const { root } = slider(page);
    const images = root.locator('img');
    await expectSoon(images).toHaveCount(3);
    const described = await images.evaluateAll((all) =>
      all.map((image) => [image.getAttribute('src'), image.getAttribute('alt') ?? '']),
    );
    expect(new Set(described.map(([src]) => src)).size).toBe(3);
    for (const [, alt = ''] of described) expect(alt?.length).toBeGreaterThan(10);
    await stopClockAtStart(page, root);
    const figure = root.getByRole('figure');
    const shown = async () =>
      Number(/\d/u.exec((await figure.getAttribute('aria-label')) ?? '')?.[0]);
    let current = await shown();
    for (let turn = 0; turn < 4; turn += 1) {
      await pass(page, 2999);
      await expectPhoto(page, current);
      await pass(page, 1);
      current = (current % 3) + 1;
      await expectPhoto(page, current);
    }
  });

  test('after an indicator is tapped on a phone, the pictures advance again', async () => {
    const { page } = await prepare(league, { ...phone, baseURL: league.supabase.url });
    await page.clock.install();
    await page.goto('/');
    const { root, indicator } = slider(page);
    await expectSoon(root).toBeVisible();
    await stopClockAtStart(page, root);
    await indicator(2).tap();
    await expectPhoto(page, 2);
    await pass(page, 6000);
    await expectPhoto(page, 3);
  });

  test('an indicator leads to its picture', async () => {
    const { page } = await prepare(league);
    await page.clock.install();
    await page.goto('/');
    await stopClockAtStart(page, slider(page).root);
    for (const number of [3, 2]) {
      await slider(page).indicator(number).click();
      await expectPhoto(page, number);
    }
    await leave(page);
  });
});

describe('The lists of the home page', () => {
  test('the newest four and the next three, after the pictures', async () => {
    const { page } = await prepare(league);
    const numbers = Array.from({ length: 9 }, (_, index) => 9 - index);
    await fakeRows(
      page,
      'results',
      numbers.map((number) => resultRow(number)),
    );
    await fakeRows(
      page,
      'upcoming_matches',
      numbers.map((number) => matchRow(number, { date: `2099-03-${20 - number}` })),
    );
    await page.goto('/');
    await expectSoon(cardsOf(page, 'Últimos Resultados')).toContainText(
      [9, 8, 7, 6].map((number) => `Local ${number}`),
    );
    await expectSoon(cardsOf(page, 'Próximos Partidos')).toContainText(
      [9, 8, 7].map((number) => `Local ${number}`),
    );
    const names = await mainOf(page)
      .getByRole('region')
      .evaluateAll((all) =>
        all.map(
          (region) =>
            region.getAttribute('aria-label') ??
            document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    expect(names).toEqual([
      'Fotos de la liga',
      'Partidos de hoy',
      'Últimos Resultados',
      'Próximos Partidos',
      'Líderes',
    ]);
    await expectSoon(page.getByRole('button', { name: 'Ver más' })).toHaveCount(0);
  });

  test('matches whose time has passed are not on the home page', async () => {
    const { page } = await prepare(league);
    await fakeRows(page, 'results', []);
    await fakeRows(page, 'upcoming_matches', [
      matchRow(2, { date: '2020-01-01', team1: 'Ya Jugaron' }),
      matchRow(1, { team1: 'Falta Jugar' }),
    ]);
    await page.goto('/');
    await expectSoon(cardsOf(page, 'Próximos Partidos')).toContainText(['Falta Jugar']);
    await expectSoon(page.getByText('Pendientes de resultado')).toHaveCount(0);
  });

  test('the delete buttons are there for the admin only', async () => {
    const visitor = await league.visit('/');
    await expectSoon(cardsOf(visitor.page)).toHaveCount(7);
    await expectSoon(deleteButtonOf(visitor.page)).toHaveCount(0);
    const admin = await league.visitAs('admin', '/');
    await expectSoon(deleteButtonOf(admin.page)).toHaveCount(7);
  });
});
