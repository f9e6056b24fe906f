import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, phone } from '../support/league.ts';
import { leave, pass, setVisibility, settle, stopClockAtStart } from '../support/clock.ts';
import { fakeRows, matchRow, resultRow, watchRequests } from '../support/requests.ts';
import { leagueForThisFile, prepare, expectSoon } from '../support/visits.ts';

const league = leagueForThisFile();

function slider(page: Page) {
  const root = page.getByRole('region', { name: 'Fotos de la liga' });
  return {
    root,
    indicator: (number: number) => root.getByRole('button', { name: `Ver la foto ${number} de 3` }),
    pause: root.getByRole('button', { name: 'Pausar las fotos' }),
    play: root.getByRole('button', { name: 'Reproducir las fotos' }),
  };
}

/** Exactly one picture is shown at a time. */
async function expectPhoto(page: Page, number: number) {
  const { root, indicator } = slider(page);
  await expectSoon(root.getByRole('figure')).toHaveCount(1);
  await expectSoon(root.getByRole('figure', { name: `Foto ${number} de 3` })).toBeVisible();
  await expectSoon(indicator(number)).toHaveAttribute('aria-current', 'true');
}

/** The home page on a clock that stands still, in the moment in which the first picture's time begins. */
async function openSlider(motion: 'reduce' | 'no-preference' = 'no-preference') {
  const { page } = await prepare(league);
  await page.emulateMedia({ reducedMotion: motion });
  await page.clock.install();
  await page.goto('/');
  const photos = slider(page);
  await expectSoon(photos.root).toBeVisible();
  await stopClockAtStart(page, photos.root);
  // Whatever was shown while the page loaded: from the first picture on.
  await photos.indicator(1).click();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null,
  );
  await leave(page);
  await expectPhoto(page, 1);
  return { page, photos };
}

describe('§2, §4 and §9 Home slider: 3 images, 3000 ms', () => {
  test.each([
    ['a phone fetches the pictures that are cut to it', phone, 3],
    ['a desktop fetches the whole ones', desktop, 0],
  ])('%s, and no other', async (_name, screen, cut) => {
    const { page } = await prepare(league, { ...screen, baseURL: league.supabase.url });
    const asked = watchRequests(page, ({ pathname }) => pathname.endsWith('.avif'));
    await page.goto('/');
    await expectSoon.poll(() => asked.length).toBe(3);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(3);
    expect(asked.filter(({ pathname }) => pathname.includes('-telefono-'))).toHaveLength(cut);
  });

  test('“advances automatically every 3000 ms and wraps around”', async () => {
    const { page } = await openSlider();
    for (const [shown, next] of [
      [1, 2],
      [2, 3],
      [3, 1],
      [1, 2],
    ] as const) {
      await pass(page, 2999);
      await expectPhoto(page, shown);
      await pass(page, 1);
      await expectPhoto(page, next);
    }
  });

  test('“hero image slider of 3 images”: three different ones, each with an alternative text', async () => {
    const { page } = await league.visit('/');
    const images = slider(page).root.locator('img');
    await expectSoon(images).toHaveCount(3);
    const described = await images.evaluateAll((all) =>
      all.map((image) => [image.getAttribute('src') ?? '', image.getAttribute('alt') ?? '']),
    );
    expect(new Set(described.map(([src]) => src)).size).toBe(3);
    for (const [, alt = ''] of described) expect(alt.length).toBeGreaterThan(10);
  });

  test('“indicator buttons jump to a slide”, by mouse and by keyboard', async () => {
    const { page, photos } = await openSlider();
    await photos.indicator(3).click();
    await expectPhoto(page, 3);
    await photos.indicator(2).focus();
    await page.keyboard.press('Enter');
    await expectPhoto(page, 2);
  });

  test('it waits while the mouse is on it', async () => {
    const { page, photos } = await openSlider();
    await photos.root.hover();
    await settle(page);
    await pass(page, 30_000);
    await expectPhoto(page, 1);
    await leave(page);
    await pass(page, 3000);
    await expectPhoto(page, 2);
  });

  test('it waits while the keyboard is in it', async () => {
    const { page, photos } = await openSlider();
    await photos.indicator(1).focus();
    await settle(page);
    await pass(page, 30_000);
    await expectPhoto(page, 1);
    await photos.indicator(1).blur();
    await settle(page);
    await pass(page, 3000);
    await expectPhoto(page, 2);
  });

  test('it waits while the page is in the background', async () => {
    const { page } = await openSlider();
    await setVisibility(page, 'hidden');
    await pass(page, 30_000);
    await expectPhoto(page, 1);
    await setVisibility(page, 'visible');
    await pass(page, 3000);
    await expectPhoto(page, 2);
  });

  test('it can be paused, and goes on when asked to', async () => {
    const { page, photos } = await openSlider();
    await photos.pause.click();
    await photos.play.blur();
    await leave(page);
    await pass(page, 30_000);
    await expectPhoto(page, 1);
    await photos.play.click();
    await photos.pause.blur();
    await leave(page);
    await pass(page, 3000);
    await expectPhoto(page, 2);
  });

  test('where less motion is asked for it does not begin by itself', async () => {
    const { page, photos } = await openSlider('reduce');
    await pass(page, 30_000);
    await expectPhoto(page, 1);
    await expectSoon(photos.play).toBeVisible();
  });
});

describe('§2 and §9 “then the results section (4 results) and the upcoming matches section (3 matches)”', () => {
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
    const main = page.getByRole('main');
    const results = main.getByRole('region', { name: 'Últimos Resultados' });
    await expectSoon(results.getByRole('listitem')).toHaveCount(4);
    await expectSoon(results.getByRole('listitem')).toContainText([
      'Local 9',
      'Local 8',
      'Local 7',
      'Local 6',
    ]);
    const matches = main.getByRole('region', { name: 'Próximos Partidos' });
    await expectSoon(matches.getByRole('listitem')).toHaveCount(3);
    await expectSoon(matches.getByRole('listitem')).toContainText([
      'Local 9',
      'Local 8',
      'Local 7',
    ]);
    await expectSoon(main.getByRole('region')).toHaveCount(3);
    const names = await main
      .getByRole('region')
      .evaluateAll((all) =>
        all.map(
          (region) =>
            region.getAttribute('aria-label') ??
            document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    expect(names).toEqual(['Fotos de la liga', 'Últimos Resultados', 'Próximos Partidos']);
    await expectSoon(main.getByRole('button', { name: 'Ver más' })).toHaveCount(0);
  });

  test('matches whose time has passed are not on the home page', async () => {
    const { page } = await prepare(league);
    await fakeRows(page, 'results', []);
    await fakeRows(page, 'upcoming_matches', [
      matchRow(2, { date: '2020-01-01', team1: 'Ya Jugaron' }),
      matchRow(1, { team1: 'Falta Jugar' }),
    ]);
    await page.goto('/');
    const matches = page.getByRole('region', { name: 'Próximos Partidos' });
    await expectSoon(matches.getByRole('listitem')).toHaveCount(1);
    await expectSoon(matches).toContainText('Falta Jugar');
    await expectSoon(page.getByText('Pendientes de resultado')).toHaveCount(0);
  });

  test('“told whether the viewer is admin”: the delete buttons are there for the admin only', async () => {
    const visitor = await league.visit('/');
    await expectSoon(visitor.page.getByRole('main').getByRole('listitem')).toHaveCount(7);
    await expectSoon(visitor.page.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);
    const admin = await league.visitAsAdmin('/');
    await expectSoon(admin.page.getByRole('button', { name: /^Eliminar/ })).toHaveCount(7);
  });
});
