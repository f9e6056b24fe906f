import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';
import { isRead, watchRequests } from '../../support/requests.ts';

/** 120 results and 70 matches; a higher number was stored later, and is played sooner. */
const seed = `
  insert into public.results (team1, team2, score, date, category, created_at)
  select
    'Local ' || number, 'Visitante', '6-4, 6-3', '2026-03-01',
    case when number % 2 = 0 then 'Sexta Libre' else 'Octava Damas' end,
    timestamptz '2026-03-01 12:00Z' + number * interval '1 second'
  from generate_series(1, 120) as number;
  insert into public.upcoming_matches (team1, team2, date, time, location, category, created_at)
  select
    'Local ' || number, 'Visitante', date '2099-06-30' - number, '20:30', 'Club Norte', 'Sexta Libre',
    timestamptz '2026-03-01 12:00Z' + number * interval '1 second'
  from generate_series(1, 68) as number;
  insert into public.upcoming_matches (team1, team2, date, time, location, category, created_at) values
    ('Hace mucho', 'Visitante', '2020-01-01', '20:30', 'Club Norte', 'Sexta Libre', '2026-04-01'),
    ('Hace poco', 'Visitante', '2020-01-02', '20:30', 'Club Norte', 'Sexta Libre', '2026-04-02');
`;

const league = leagueForThisFile({ seed });

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const more = (page: Page) => page.getByRole('button', { name: 'Ver más' });

/** `Local 120` down to `Local 71`, and so on. */
function names(from: number, to: number): RegExp[] {
  return Array.from(
    { length: from - to + 1 },
    (_, index) => new RegExp(`Local ${from - index}\\b`, 'u'),
  );
}

describe('§7 and §9 “ordered by createdAt descending, limit 50”', () => {
  test('the requests say so, for both collections', async () => {
    const { page } = await prepare(league);
    for (const [path, table] of [
      ['/resultados', 'results'],
      ['/proximos-partidos', 'upcoming_matches'],
    ] as const) {
      const requests = watchRequests(page, isRead(table));
      await page.goto(path);
      await expectSoon(cards(page)).toHaveCount(50);
      const query = requests[0]?.searchParams;
      expect(query?.get('order')).toMatch(/^created_at\.desc/u);
      expect(query?.get('limit')).toBe('50');
    }
  });

  test('results: the newest entry first, fifty at a time, and Ver más until the oldest', async () => {
    const { page } = await league.visit('/resultados');
    await expectSoon(cards(page)).toContainText(names(120, 71));
    await more(page).click();
    await expectSoon(cards(page)).toHaveCount(100);
    await expectSoon(cards(page)).toContainText(names(120, 21));
    await more(page).click();
    await expectSoon(cards(page)).toContainText(names(120, 1));
    await expectSoon(more(page)).toHaveCount(0);
  });

  test('the same on a category’s page, which shows only its own', async () => {
    const { page } = await league.visit('/categorias/octava-damas');
    const results = page
      .getByRole('region', { name: 'Últimos Resultados - Octava Damas' })
      .getByRole('listitem');
    await expectSoon(results).toHaveCount(50);
    await more(page).click();
    await expectSoon(results).toHaveCount(60);
    await expectSoon(results.filter({ hasText: 'Octava Damas' })).toHaveCount(60);
    await expectSoon(results.last()).toContainText('Local 1');
  });

  test('matches: the soonest first, and those without a result last', async () => {
    const { page } = await league.visit('/proximos-partidos');
    const upcoming = page.getByRole('region', { name: 'Próximos Partidos' });
    await expectSoon(
      upcoming.getByRole('heading', { name: 'Pendientes de resultado' }),
    ).toBeVisible();
    // The fifty newest entries: 48 to come and 2 that are over.
    await expectSoon(cards(page)).toContainText([...names(68, 21), /Hace poco/u, /Hace mucho/u]);
    await more(page).click();
    await expectSoon(cards(page)).toContainText([...names(68, 1), /Hace poco/u, /Hace mucho/u]);
    await expectSoon(more(page)).toHaveCount(0);
  });

  test('Ver más says that it is loading, and sends one request', async () => {
    const { page } = await league.visit('/resultados');
    // The list is read again once the page is live, and so are further rows requested before.
    await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
    await expectSoon(cards(page)).toHaveCount(50);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route(isRead('results'), async (route) => {
      if (!new URL(route.request().url()).searchParams.has('or')) {
        await route.fallback();
        return;
      }
      asked += 1;
      await released;
      await route.fallback();
    });
    await more(page).click();
    const inFlight = page.getByRole('button', { name: 'Cargando…' });
    await expectSoon(inFlight).toBeFocused();
    await inFlight.click({ force: true });
    release();
    await expectSoon(cards(page)).toHaveCount(100);
    expect(asked).toBe(1);
  });
});
