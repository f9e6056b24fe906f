import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';
import { openWithoutRows } from '../../support/requests.ts';

// A project may give fewer rows at once than a page asks for (*Max rows*). No table, no list is made of a part.

const league = leagueForThisFile();

/** What the main part of a page says once its rows are there. */
async function textOf(page: Page, path: string, before?: string) {
  await page.goto(path);
  const main = mainOf(page);
  await expectSoon(main.locator('article, tbody tr, ol a').first()).toBeVisible();
  await expectSoon(main.locator('[data-loading], [aria-busy="true"], li:empty')).toHaveCount(0);
  // The code of these comes when the page has nothing else to do.
  if (path.startsWith('/categorias/')) {
    await expectSoon(main.getByRole('link', { name: /^Lo que falta \d+$/u })).toBeVisible();
    await expectSoon(main.getByText(/^Calendario de /u)).toBeVisible();
  }
  if (before !== undefined) await expectSoon.poll(() => main.innerText()).toBe(before);
  return main.innerText();
}

test.each([12, 30])(
  'a project that gives %i rows at once shows what any other does',
  async (most) => {
    const { page } = await prepare(league);
    await openWithoutRows(page);
    const paths = ['/tablas', '/tablas/sexta-libre', '/resultados', '/categorias/sexta-libre'];
    const whole = new Map<string, string>();
    for (const path of paths) whole.set(path, await textOf(page, path));
    let cut = 0;
    await page.route(/\/rest\/v1\/(?:results|upcoming_matches|pairs)\?/u, (route) => {
      const url = new URL(route.request().url());
      if (Number(url.searchParams.get('limit')) > most) {
        cut += 1;
        url.searchParams.set('limit', String(most));
      }
      return route.continue({ url: url.href });
    });
    for (const path of paths) await textOf(page, path, whole.get(path));
    expect(cut).toBeGreaterThan(paths.length);
  },
);
