import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageKit } from '../../../src/build/pageKit.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { paths } from '../../../src/league/paths.ts';
import { civilMomentAt, daysBefore, instantOf } from '../../../src/padel/time.ts';
import { siteFolder } from '../../support/buildSite.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectLive, expectMade, expectSoon, footerOf, mainOf } from '../../support/page.ts';
import { holdCode } from '../../support/requests.ts';
import { isFull } from '../../support/scale.ts';
import { desktop, phone } from '../../support/screens.ts';

// Pages that are opened some time after they were made: what they show is true, before React and after it.

const league = leagueForThisFile();
const builtFolder = '.cache/built-pages';

const pages = [
  paths.home(),
  paths.results(),
  paths.upcoming(),
  paths.category('sexta-libre'),
  paths.table('sexta-libre'),
  paths.pair('sexta-libre', 'Los Titanes del Abasto'),
  paths.categories(),
  paths.tables(),
];
const day = 86_400_000;
const at = (date: string, time: string) => instantOf({ date, time }, demoSettings.clock);
const today = () => civilMomentAt(Date.now(), demoSettings.clock).date;

/** The clock of the device. */
const clocks: Readonly<Record<string, () => number>> = {
  'as it was made': Date.now,
  'a day later': () => Date.now() + day,
  'three days later': () => Date.now() + 3 * day,
  '40 days later': () => Date.now() + 40 * day,
  'past midnight': () => at(daysBefore(today(), -1), '00:30'),
  'past a season’s start': () =>
    at(demoSettings.seasons.find(({ firstDay }) => firstDay > today())?.firstDay ?? '', '12:00'),
  'with a clock a day behind': () => Date.now() - day,
};
const screens = [{ ...phone, viewport: { width: 360, height: 740 } }, desktop];

type Case = readonly [path: string, clock: string, width: number];
const widths = screens.map(({ viewport }) => viewport.width);
/** Each page with every other clock, at one width and the other in turn; the next page has the clocks between. */
const all = pages.flatMap((path, page) =>
  Object.keys(clocks)
    .filter((_, index) => (page + index) % 2 === 0)
    .map((clock, index): Case => [path, clock, widths[(page + index) % 2] ?? 0]),
);
/** Each page, clock and width once. */
const few = pages.map((path, index): Case => [
  path,
  Object.keys(clocks)[index % Object.keys(clocks).length] ?? '',
  widths[index % widths.length] ?? 0,
]);

/** The pages of a build, which are read on other days, as a static host has them. */
async function writeBuiltPages() {
  rmSync(builtFolder, { recursive: true, force: true });
  cpSync(siteFolder, builtFolder, { recursive: true });
  const { url, publishableKey } = league.supabase;
  const maker = await openPageKit(siteFolder);
  const moment = Date.now();
  for (const page of await maker.list(moment)) {
    if (!pages.includes(page.path)) continue;
    const made = await maker.make(page, { moment, saysToday: false, search: '' }, async (query) =>
      (await fetch(`${url}/rest/v1/${query}`, { headers: { apikey: publishableKey } })).json(),
    );
    writeFileSync(join(builtFolder, page.file), made?.html ?? '');
    for (const form of ['br', 'gz']) rmSync(join(builtFolder, `${page.file}.${form}`));
  }
}

/** What a visitor sees: the lines of the page, and the rows of each of its sections. */
const read = (page: Page) =>
  mainOf(page).evaluate((main) => {
    // Rows far below are not laid out, and have no text that is seen.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('li { content-visibility: visible !important }');
    document.adoptedStyleSheets = [laidOut];
    const rowsIn = (section: Element) =>
      Array.from(section.querySelectorAll('article, tbody tr'))
        // A row's box may stand there while its words are hidden.
        .filter((row) => row instanceof HTMLElement && row.innerText.trim() !== '')
        .map((row) => Array.from(row.querySelectorAll('bdi'), (name) => name.textContent).join());
    const text = main instanceof HTMLElement ? main.innerText : '';
    return {
      lines: text.split('\n').filter((line) => line.trim() !== ''),
      rows: Array.from(main.querySelectorAll('section'), rowsIn),
    };
  });

/** Waits for what comes later: parts that load when they are in view, or when the page has nothing else to do. */
async function expectWhole(page: Page, path: string) {
  await footerOf(page).scrollIntoViewIfNeeded();
  const last = path === paths.home() ? /^Lo que falta$/u : /^Calendario de /u;
  if (path === paths.home() || /^.(?:categorias|parejas)\/./u.test(path)) {
    await expectSoon(mainOf(page).getByText(last)).toBeVisible();
  }
  await expectSoon(mainOf(page).locator(':is([data-loading], li:empty)')).toHaveCount(0);
}

/** The same once nothing is added any more: rows are rendered some at a time. */
async function readWhole(page: Page) {
  let last = await read(page);
  const isSame = async () => {
    const before = last;
    last = await read(page);
    return isDeepStrictEqual(before, last);
  };
  await expectSoon.poll(isSame, { intervals: [500] }).toBe(true);
  return last;
}

type Reading = Awaited<ReturnType<typeof read>>;

/** Looks at every frame from the first on: whether rows were gone again, or stood beside what says that they come. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = { rows: 0, lost: 0, both: 0 };
    Reflect.set(window, 'framesSeen', seen);
    const isShown = (element: Element) =>
      element instanceof HTMLElement && element.innerText.trim() !== '';
    const look = () => {
      const rows = Array.from(document.querySelectorAll('main :is(article, tbody tr)')).filter(
        isShown,
      );
      if (rows.length === 0 && seen.rows > 0) seen.lost += 1;
      seen.rows = rows.length;
      const coming = Array.from(document.querySelectorAll('main [data-loading]')).filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      );
      const isBoth = coming.some((element) =>
        rows.some((row) => element.closest('section')?.contains(row)),
      );
      if (isBoth) seen.both += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Says that something is of this day; *Hoy: 1.ª y 8.ª* has the places in the table, and then a date. */
const ofToday = /^(?!Hoy: \d+\.ª).*\b(?:hoy|ayer|mañana|noche|jugando|empezó)\b/iu;

/** What stood in the page before React and does not after it: a section's first rows, what is said of today. */
function missing(before: Reading, after: Reading) {
  return [
    ...before.rows.filter(
      (rows, index) => !isDeepStrictEqual(after.rows[index]?.slice(0, rows.length), rows),
    ),
    ...before.lines.filter((line) => ofToday.test(line) && !after.lines.includes(line)),
  ];
}

describe.each([
  ['npm start', siteFolder],
  ['a build', builtFolder],
])('a page of %s', (of, folder) => {
  beforeAll(async () => {
    if (folder === builtFolder) await writeBuiltPages();
    league.supabase.serveSite(folder);
  });
  afterAll(() => {
    league.supabase.serveSite(siteFolder);
  });

  test.each(isFull && folder === builtFolder ? all : few)(
    '%s, opened %s, %i px',
    async (path, clock, width) => {
      const isMade = of === 'npm start';
      if (isMade) await expectMade(league, path);
      const { page } = await prepare(
        league,
        screens.find(({ viewport }) => viewport.width === width),
      );
      // With a clock that a test has set, no page is of this moment.
      if (clock !== 'as it was made') await page.clock.setFixedTime(clocks[clock]?.() ?? 0);
      await watchFrames(page);
      const release = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      // Below the rows.
      await expectSoon(footerOf(page)).toBeVisible();
      const before = await read(page);
      release();
      await expectLive(page);
      await expectWhole(page, path);
      // Its sections come one after the other. By a clock that is behind other matches are the next,
      // and it is not today any more what was today when the page was made.
      if (clock !== 'with a clock a day behind') {
        await expectSoon.poll(async () => missing(before, await read(page))).toEqual([]);
      }
      const after = await readWhole(page);
      const { lost, both } = await page.evaluate(() => Reflect.get(window, 'framesSeen'));
      // What was hidden comes with its own list.
      const isShownAtOnce = clock === 'as it was made';
      expect({ both, isLost: isShownAtOnce && lost > 0 }).toEqual({ both: 0, isLost: false });

      // React shows the page again, of the same rows and with nothing that the page came with.
      await page.evaluate(() => {
        history.pushState(null, '', '/nosotros');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Nosotros');
      await page.goBack();
      await expectWhole(page, path);
      await expectSoon.poll(() => read(page)).toEqual(after);

      // The file of all pairs has no rows.
      const comesWithRows = isMade || !path.startsWith('/parejas/');
      const least = clock === 'as it was made' && comesWithRows ? 15 : 0;
      expect(before.rows.flat().length + before.lines.length).toBeGreaterThanOrEqual(least);
    },
  );
});
