import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { oldestBrowsers } from '../../../src/build/browsers.ts';
import { paths } from '../../../src/league/paths.ts';
import {
  dialogs,
  fill,
  openDialog,
  saveAsTyped,
  waitForClosedDialog,
} from '../../support/dialogs.ts';
import {
  leagueForThisFile,
  prepare,
  serviceClient,
  signIn,
  withSession,
} from '../../support/league.ts';
import { siteFolder } from '../../support/buildSite.ts';
import { becomeOld, siteFor, type OldBrowser } from '../../support/oldBrowser.ts';
import { bannerOf, expectSoon, mainOf, results } from '../../support/page.ts';
import { phone } from '../../support/screens.ts';

// Chromium as each of the oldest browsers, beside itself as it is.

const league = leagueForThisFile();
const television: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const dark: BrowserContextOptions = { ...phone, colorScheme: 'dark' };
const [resultDialog] = dialogs;
const pages = [
  paths.home(),
  paths.results(),
  paths.category('sexta-damas'),
  paths.table('sexta-damas'),
  paths.pair('sexta-damas', 'Las Leonas de Alberdi'),
  paths.tv(),
];

type Versions = (typeof oldestBrowsers)[keyof typeof oldestBrowsers];
const browsersOf = ({ chrome, safari, firefox }: Versions): readonly OldBrowser[] => [
  { engine: 'chrome', version: Number(chrome) },
  { engine: 'safari', version: Number(safari) },
  { engine: 'firefox', version: Number(firefox) },
];
const whole = browsersOf(oldestBrowsers.whole);
const readable = browsersOf(oldestBrowsers.readable).filter(({ engine }) => engine !== 'firefox');

/** Opens a page in an older browser, for which `siteFor` has built the site, or in the one of today. */
async function open(path: string, options: BrowserContextOptions, browser?: OldBrowser) {
  const { page } = await prepare(league, options);
  if (browser !== undefined) await becomeOld(page.context(), browser);
  await page.goto(path);
  await expectSoon(page.getByText('En vivo')).toBeVisible({ timeout: 30_000 });
  return page;
}

/** How each element is coloured and how large it is, a line for each; what moves is left out. */
const look = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const lines: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      const style = getComputedStyle(element);
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, backgroundImage, borderTopColor, fill } = style;
      const colors = [color, backgroundColor, backgroundImage, borderTopColor, fill].join(' ');
      const size = [x, width, height].map(Math.round).join(' ');
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      if (style.animationName === 'none') lines.push(`${name}: ${colors}; ${size}`);
    }
    return lines;
  }, within);

const partsOf = (path: string) =>
  path === paths.tv()
    ? '#root *'
    : 'header, header *, main article, main article *, main tr, main tr *, footer > * > *';
const screensOf = (path: string) => (path === paths.tv() ? [television] : [phone, dark]);

/** What the browser of today shows of each page, read once. */
const shownToday = new Map<string, readonly (readonly string[])[]>();
beforeAll(async () => {
  for (const path of pages) {
    const looks: string[][] = [];
    for (const screen of screensOf(path)) {
      const page = await open(path, screen);
      // Code and rows that come later, and rows that are rendered when the page is idle.
      await page.waitForLoadState('networkidle');
      await expectSoon(page.locator('main :is([data-loading], li:empty)')).toHaveCount(0);
      looks.push(await look(page, partsOf(path)));
      await page.context().close();
    }
    shownToday.set(path, looks);
  }
});

async function expectAsToday(path: string, browser: OldBrowser) {
  for (const [index, screen] of screensOf(path).entries()) {
    const page = await open(path, screen, browser);
    await expectNothingCut(page);
    await expect
      .poll(() => look(page, partsOf(path)), { timeout: 15_000 })
      .toEqual(shownToday.get(path)?.[index]);
    await page.context().close();
  }
}

const tooOld: OldBrowser = { engine: 'chrome', version: 79 };
const serve = (browser: OldBrowser) => league.supabase.serveSite(siteFor(browser, siteFolder));
afterAll(() => league.supabase.serveSite(siteFolder));

const expectNothingCut = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

describe.each(whole)('all of the site on $engine $version', (browser) => {
  beforeAll(() => serve(browser));

  test.each(pages)('%s looks as it does today', (path) => expectAsToday(path, browser));

  test('a result is entered', async () => {
    const session = await signIn(league, 'admin');
    const page = await open(paths.results(), withSession(league, session, phone), browser);
    const team = `Los Andantes ${browser.engine}`;
    // The next browser is compared with what was there before.
    onTestFinished(async () => {
      await serviceClient(league).from('results').delete().eq('team1', team);
    });
    const { dialog, save } = await openDialog(page, resultDialog);
    await fill(dialog, { ...resultDialog.fields, 'Pareja 1': team });
    await save.scrollIntoViewIfNeeded();
    await saveAsTyped({ dialog, save });
    await waitForClosedDialog(page);
    await expectSoon(results(page).filter({ hasText: team })).toHaveCount(1);
    await page.goto(paths.paste());
    const note = mainOf(page).getByText('hace falta un navegador más nuevo');
    if (browser.engine === 'safari') await expectSoon(note).toBeVisible();
    else await expectSoon(mainOf(page).getByRole('textbox').first()).toBeVisible();
  });
});

describe.each(readable)('rows and header on $engine $version', (browser) => {
  beforeAll(() => serve(browser));

  test.each(pages.filter((path) => path !== paths.tv()))(
    '%s can be read on a phone',
    async (path) => {
      const page = await open(path, phone, browser);
      await expectNothingCut(page);
      const [header, row] = [bannerOf(page).getByRole('link'), mainOf(page).locator('article, tr')];
      await expectSoon(header.first()).toBeInViewport();
      await expectSoon(row.first()).toBeVisible();
      const body = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(body).toContain('Sofia Sans');
    },
  );

  test.skipIf(browser.engine !== 'chrome')('/tv looks as it does today', () =>
    expectAsToday(paths.tv(), browser),
  );
});

test('a browser that is older still says so', async () => {
  serve(tooOld);
  const { page, allow } = await prepare(league, phone);
  allow(/SyntaxError|Content Security Policy/u);
  await becomeOld(page.context(), tooOld);
  await page.goto(paths.results());
  await expectSoon(page.getByRole('alert')).toContainText('no terminó de cargar');
});
