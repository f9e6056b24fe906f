import { describe, expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { cardsOf, expectSoon, mainOf } from '../../support/page.ts';
import { fakeRows, matchRow, resultRow, watchRequests } from '../../support/requests.ts';
import { desktop, phone } from '../../support/screens.ts';

const league = leagueForThisFile();

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
    expect(asked.filter(({ pathname }) => pathname.includes('-telefono.'))).toHaveLength(cut);
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
    // An array of texts is looked for among the cards: their number is another question.
    await expectSoon(cardsOf(page, 'Últimos Resultados')).toHaveCount(4);
    await expectSoon(cardsOf(page, 'Últimos Resultados')).toContainText(
      [9, 8, 7, 6].map((number) => `Local ${number}`),
    );
    await expectSoon(cardsOf(page, 'Próximos Partidos')).toHaveCount(3);
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
});
