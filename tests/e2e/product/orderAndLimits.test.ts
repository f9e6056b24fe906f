import type { Page } from 'playwright';
import { test } from 'vitest';
import { leagueForThisFile } from '../../support/league.ts';
import { cardsOf, expectSoon } from '../../support/page.ts';

/**
 * 120 results of one day, a higher number entered later, and one of an earlier day, entered last;
 * 68 matches to come, entered in the order of play; and 52 that are over, entered last.
 */
const seed = `
  insert into public.results (team1, team2, score, date, category, created_at)
  select
    'Local ' || number, 'Visitante', '6-4, 6-3', '2026-03-01',
    case when number % 2 = 0 then 'Sexta Libre' else 'Octava Damas' end,
    timestamptz '2026-03-01 12:00Z' + number * interval '1 second'
  from generate_series(1, 120) as number;
  insert into public.results (team1, team2, score, date, category, created_at)
  values (
    'Anotado Tarde', 'Visitante', '6-4, 6-3', '2026-02-01', 'Sexta Libre', '2026-03-02 12:00Z'
  );
  insert into public.upcoming_matches (team1, team2, date, time, location, category, created_at)
  select
    'Local ' || number, 'Visitante', date '2099-01-01' + number, '20:30', 'Club Norte', 'Sexta Libre',
    timestamptz '2026-03-01 12:00Z' + number * interval '1 second'
  from generate_series(1, 68) as number;
  insert into public.upcoming_matches (team1, team2, date, time, location, category, created_at)
  select
    'Terminado ' || number, 'Visitante', date '2020-01-01' + number, '20:30', 'Club Norte',
    'Sexta Libre', timestamptz '2026-04-01 12:00Z' + number * interval '1 second'
  from generate_series(1, 52) as number;
`;

const league = leagueForThisFile({ seed });

const more = (page: Page) => page.getByRole('button', { name: 'Ver más' });

/** `Local 120` down to `Local 71`, `Local 1` up to `Local 50`, and so on. */
function names(from: number, to: number, name = 'Local'): RegExp[] {
  const step = Math.sign(to - from);
  return Array.from(
    { length: Math.abs(to - from) + 1 },
    (_, index) => new RegExp(`${name} ${from + step * index}\\b`, 'u'),
  );
}

test('the home page’s results: what was entered last first, however long ago it was played', async () => {
  const { page } = await league.visit('/');
  const results = page.getByRole('region', { name: 'Últimos Resultados' });
  await expectSoon(results.getByRole('listitem')).toContainText([
    'Anotado Tarde',
    ...names(120, 118),
  ]);
});

test('results: the newest day first, fifty at a time, and Ver más until the oldest', async () => {
  const { page } = await league.visit('/resultados');
  await expectSoon(cardsOf(page)).toContainText(names(120, 71));
  await more(page).click();
  await expectSoon(cardsOf(page)).toHaveCount(100);
  await expectSoon(cardsOf(page)).toContainText(names(120, 21));
  await more(page).click();
  await expectSoon(cardsOf(page)).toContainText([...names(120, 1), 'Anotado Tarde']);
  await expectSoon(more(page)).toHaveCount(0);
});

test('results on a category’s page: only its own, the newest day first, fifty at a time', async () => {
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
  const over = names(52, 3, 'Terminado');
  await expectSoon(cardsOf(page)).toContainText([...names(1, 50), ...over]);
  await more(page).first().click();
  await expectSoon(cardsOf(page)).toContainText([...names(1, 68), ...over]);
  await more(page).click();
  await expectSoon(cardsOf(page)).toContainText([...names(1, 68), ...names(52, 1, 'Terminado')]);
  await expectSoon(more(page)).toHaveCount(0);
});

test('the home page shows the next matches, however many were entered after them', async () => {
  const { page } = await league.visit('/');
  const upcoming = page.getByRole('region', { name: 'Próximos Partidos' });
  await expectSoon(upcoming.getByRole('listitem')).toContainText(names(1, 3));
});
