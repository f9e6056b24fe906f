import type { Browser, Page } from 'playwright';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { paths } from '../../../src/league/paths.ts';
import { openLeague, type League } from '../support/league.ts';
import { atLeast, tableOf, type Bench } from '../support/report.ts';

/** Something on a page that Mantine has a component for. */
type Part = { kind: string; name: string; isMantine: boolean };

const pages = [
  paths.home(),
  paths.results(),
  paths.upcoming(),
  paths.categories(),
  paths.category('sexta-libre'),
  paths.tables(),
  paths.pair('sexta-libre', 'Los Mellis'),
  paths.myPairs(),
  paths.about(),
];

/** Where the administrator's forms and dialogs are, and the buttons that open them. */
const forms: Readonly<Record<string, readonly (RegExp | null)[]>> = {
  [paths.admin()]: [null, /^Agregar Re/, /^Agregar Pa/, /^Cargar/, /Papelera/, /parejas/],
  [paths.results()]: [/^Corregir/, /^Eliminar/, /Compartir/],
  [paths.paste()]: [null],
  [paths.fixture()]: [null],
};

export const title = 'how much of the pages is Mantine’s';

/** Counts on a visitor's pages, and in the forms and dialogs of the administrator. */
export async function run({ browser }: Bench) {
  await using league = await openLeague();
  const visitor: Part[] = [];
  const admin: Part[] = [];
  for (const width of [390, 1280]) {
    visitor.push(...(await countVisitor(browser, league, width)));
    admin.push(...(await countForms(browser, league, width)));
  }
  const rows = [
    { what: 'parts of a visitor’s pages', parts: visitor, limit: 90 },
    { what: 'interactive elements of forms and dialogs', parts: admin, limit: 95 },
  ];
  return [
    tableOf(rows, {
      '': ({ what }) => what,
      counted: ({ parts }) => parts.length,
      'Mantine’s, %': ({ parts, limit }) =>
        atLeast((100 * parts.filter(({ isMantine }) => isMantine).length) / parts.length, limit),
    }),
  ];
}

async function countVisitor(browser: Browser, { url }: League, width: number): Promise<Part[]> {
  const parts: Part[] = [];
  for (const path of pages) {
    await using page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    parts.push(...(await findParts(page, 'body')));
  }
  for (const path of [paths.home(), paths.results(), paths.tables()]) {
    await using page = await browser.newPage({ viewport: { width, height: 900 } });
    // The rows never arrive.
    await page.route('**/rest/v1/**', () => undefined);
    await page.goto(url + path, { waitUntil: 'domcontentloaded' });
    const skeletons = await findParts(page, 'main');
    parts.push(...skeletons.filter(({ kind }) => kind === 'skeleton'));
  }
  return parts;
}

async function countForms(browser: Browser, { url }: League, width: number) {
  await using page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(url + paths.admin());
  await page.getByLabel('Correo Electrónico').fill(demoAdmin.email);
  await page.getByLabel(/^Contraseña/).fill(demoAdmin.password);
  const parts = await findParts(page, 'main');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.waitForURL((url) => url.pathname === paths.home());
  for (const [path, buttons] of Object.entries(forms)) {
    for (const button of buttons) {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      if (button !== null) await main.getByRole('button', { name: button }).first().click();
      await page.waitForLoadState('networkidle');
      const isDialog = (await page.getByRole('dialog').count()) > 0;
      parts.push(...(await findParts(page, isDialog ? '[role="dialog"]' : 'main')));
    }
  }
  return parts.filter(({ kind }) => ['button', 'link', 'field'].includes(kind));
}

/**
 * Finds what is shown in the elements of `scope`, but for the inside of match rows, scoreboards and the
 * hero: it stays written by hand. A link counts if it looks like a button; a box is whatever else has its
 * own ground or border, such as a card, chip, badge or banner.
 */
function findParts(page: Page, scope: string): Promise<Part[]> {
  return page.evaluate((scope) => {
    const byHand =
      'article:not([class^="m_"], [class*=" m_"]), [data-score], [aria-roledescription="carrusel"][data-night]';
    const controls = 'button, [role="button"], summary, input, select, textarea, a, label, table';
    const kindOf = (element: Element) => {
      const style = getComputedStyle(element);
      const isFilled = !['rgba(0, 0, 0, 0)', 'transparent'].includes(style.backgroundColor);
      const isRound = Number.parseFloat(style.borderTopLeftRadius) > 0;
      const looksBoxed = (isFilled && isRound) || !style.borderWidth.split(' ').includes('0px');
      if (element.matches('button, [role="button"], summary')) return 'button';
      if (element.matches('input, select, textarea')) return 'field';
      if (element.matches('h1, h2, h3, h4, h5, h6')) return 'heading';
      if (element.matches('table')) return 'table';
      if (element.matches('a')) return looksBoxed ? 'link' : null;
      if (element.closest(controls) !== null) return null;
      const isEndless = style.animationIterationCount === 'infinite';
      if (isEndless && style.animationName !== 'none') return 'skeleton';
      return looksBoxed && element.textContent !== '' ? 'box' : null;
    };
    const elements = [...document.querySelectorAll(scope)].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('*:not(svg, svg *)'),
    ]);
    return elements.flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true });
      const kind = isShown && element.closest(byHand) === null ? kindOf(element) : null;
      if (kind === null) return [];
      const className = element.getAttribute('class') ?? '';
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
      const name = `${kind}: ${element.localName}.${className.split(' ')[0]} ${words.slice(0, 32)}`;
      return [{ kind, name, isMantine: /(?:^|\s)(?:m_[\da-f]{8}|mantine-)/u.test(className) }];
    });
  }, scope);
}
