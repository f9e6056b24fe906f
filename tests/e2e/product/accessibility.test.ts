import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile } from '../../support/league.ts';
import { expectLoaded, expectSoon } from '../../support/page.ts';

const league = leagueForThisFile();

const widths = [320, 390, 768, 1280];
const visitor = [
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
  '/tv',
];
const admin = [
  '/admin',
  '/admin/partidos',
  '/admin/atrasados',
  '/admin/parejas',
  '/admin/liga',
  '/admin/pegar',
  '/resultados',
  '/proximos-partidos',
];

test.each(Object.entries({ visitor, admin }))(
  'axe finds nothing at four widths in both schemes, as %s',
  async (who, paths) => {
    const found: string[] = [];
    // One page goes from address to address: a visit of its own each would take minutes.
    const { page } = await (who === 'admin' ? league.visitAs('admin', '/') : league.visit('/'));
    for (const path of paths) {
      await page.goto(path);
      await expectRead(page);
      await page.evaluate(axe.source);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const violations = await violationsOf(page, colorScheme === 'dark');
          found.push(...violations.map((each) => `${path} ${width} ${colorScheme} ${each}`));
        }
      }
    }
    expect(found).toEqual([]);
  },
);

async function expectRead(page: Page) {
  await expectSoon(page.getByRole('heading').first()).toBeVisible();
  await expectSoon(page.locator('[data-loading]:not(:empty)')).toHaveCount(0);
  await expectLoaded(page);
}

/**
 * The rule and the element of each violation.
 * @param isOfColours a scheme changes colours alone
 */
function violationsOf(page: Page, isOfColours: boolean): Promise<string[]> {
  return page.evaluate(async (isColours) => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; animation: none !important }',
    );
    document.adoptedStyleSheets = [still];
    const here: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await here.run({
      resultTypes: ['violations'],
      ...(isColours
        ? { runOnly: ['color-contrast', 'link-in-text-block'] }
        : // It is off by itself; what is said has to be what is seen.
          { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  }, isOfColours);
}

/** So many stops: the list's first rows, and what stands above them. */
const stops = 60;

test.each([
  [320, 256],
  [390, 844],
])('no fixed bar covers what has the focus, at %i by %i', async (width, height) => {
  const covered: string[] = [];
  for (const path of ['/resultados', '/admin']) {
    const { page } = await league.visitAs('admin', path, { viewport: { width, height } });
    await expectRead(page);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => {
        const focused = document.activeElement;
        // The body has it where the page has no further stop.
        if (!focused || focused.matches('body, nav *, header *')) return null;
        const box = focused.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const above = document.elementFromPoint(x, y);
        const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
        return isSeen
          ? null
          : `${focused.outerHTML.slice(0, 80)} below ${above?.outerHTML.slice(0, 80)}`;
      });
      if (text !== null) covered.push(`${path}: ${text}`);
    }
  }
  expect(covered).toEqual([]);
});
