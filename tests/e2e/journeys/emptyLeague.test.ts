import { expect, test } from 'vitest';
import { emptyLeagueForThisFile } from '../../support/league.ts';
import { expectSoon } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

const league = emptyLeagueForThisFile();

const soon = 'La liga está por empezar';

test('every page says that the league is about to begin, and nothing else', async () => {
  const pages = [
    ['/', 'Liga de pádel'],
    ['/resultados', 'Resultados'],
    ['/proximos-partidos', 'Próximos Partidos'],
    ['/categorias', 'Categorías'],
    ['/tablas', 'Tablas de Posiciones'],
    ['/mi-pareja', 'Mi pareja'],
    ['/nosotros', 'Nosotros'],
    ['/tv', soon],
  ] as const;
  const { page } = await league.visit('about:blank', phone);
  const main = page.locator('main');
  for (const [path, title] of pages) {
    await page.goto(path);
    await main.getByText(soon).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await main.getByRole('heading').allTextContents(), path).toEqual([title]);
    expect(await main.getByRole('list').count(), path).toBe(0);
  }
});

test('what the organiser adds is on every open page, and has a page that the build did not know', async () => {
  const [home, list] = await Promise.all(['/', '/categorias'].map((path) => league.visit(path)));
  for (const visit of [home, list]) await visit?.page.getByText('En vivo').first().waitFor();
  await league.supabase.database.exclusive((postgres) =>
    postgres.exec(`
      insert into public.categories (name, title, slug, position)
      values ('Mixta', 'Mixta', 'mixta', 1);
      insert into public.results (team1, team2, score, date, category)
      values ('Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-20', 'Mixta');`),
  );
  await list?.page.locator('main').getByRole('link', { name: 'Mixta' }).waitFor();
  await home?.page.getByRole('article').filter({ hasText: 'Los Smash' }).waitFor();
  const { page, allow } = await league.visit('/categorias/mixta');
  allow(/status of 404/u);
  await page.getByRole('heading', { level: 1, name: 'Mixta' }).waitFor();
  await expectSoon(page.getByRole('article')).toContainText('Los Smash');
});
