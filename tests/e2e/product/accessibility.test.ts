import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile } from '../../support/league.ts';
import { expectSoon, mainOf } from '../../support/page.ts';

const league = leagueForThisFile();

const widths = [320, 390, 768, 1280];
const visitors = [
  '/',
  '/resultados',
  '/proximos-partidos',
  '/categorias',
  '/categorias/sexta-libre',
  '/categorias/sexta-libre/falta',
  '/tablas',
  '/tablas/sexta-libre',
  '/mi-pareja',
  '/reglamento',
  '/nosotros',
];
const administrator = [
  '/admin',
  '/admin/partidos',
  '/admin/atrasados',
  '/admin/papelera',
  '/admin/liga',
  '/admin/pegar',
  '/resultados',
  '/proximos-partidos',
];
const pages = [
  ...visitors.map((path) => ['visitor', path] as const),
  ...administrator.map((path) => ['admin', path] as const),
];

test.each(pages)('axe finds nothing at four widths in both schemes, %s: %s', async (who, path) => {
  const { page } = who === 'admin' ? await league.visitAs('admin', path) : await league.visit(path);
  await expectRead(page);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await violationsOf(page)).map((each) => `${width} ${colorScheme} ${each}`));
    }
  }
  expect(found).toEqual([]);
});

/** What is fetched has come. */
async function expectRead(page: Page) {
  await expectSoon(mainOf(page).getByRole('heading').first()).toBeVisible();
  await expectSoon(mainOf(page).locator('[data-loading]')).toHaveCount(0);
}

/** The rule and the element of each violation. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; animation: none !important }',
    );
    document.adoptedStyleSheets = [still];
    const here: typeof axe = Reflect.get(window, 'axe');
    // It is off by itself; what is said has to be what is seen.
    const { violations } = await here.run({
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** So many stops: the list's first rows, and what stands above them. */
const stops = 60;

test.each([
  [320, 256],
  [390, 844],
])('no fixed bar covers what has the focus, at %i by %i', async (width, height) => {
  const { page } = await league.visit('/resultados', { viewport: { width, height } });
  await expectRead(page);
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box || focused.closest('nav, header') !== null) return null;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const above = document.elementFromPoint(x, y);
      const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
      return isSeen ? null : `${focused.textContent} below ${above?.outerHTML.slice(0, 80)}`;
    });
    if (text !== null) covered.push(text);
  }
  expect(covered).toEqual([]);
});
