import { expect, test } from 'vitest';
import { emptyLeagueForThisFile } from '../../support/league.ts';
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
