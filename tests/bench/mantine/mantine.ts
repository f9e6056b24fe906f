import type { Browser, Page } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { launchChromium } from '../../support/chromium.ts';
import type { League } from '../support/league.ts';
import { openLeague } from '../support/league.ts';
import { atLeast, tableOf, type Budget, type Table } from '../support/report.ts';
import { adminStates } from './adminStates.ts';
import { countParts, type Counted } from './inPage.ts';

const widths = [390, 1280];

/** How much of the pages is made of Mantine's components. */
export type MantineCount = {
  tables: readonly Table[];
  budgets: readonly Budget[];
  /** What is not Mantine's. */
  details: readonly string[];
};

type PageCount = { name: string; counted: Counted };

/** Counts on a visitor's pages, loaded and loading, and in every form and dialog of the administrator. */
export async function countMantine(site: string): Promise<MantineCount> {
  await using league = await openLeague(site);
  await using browser = await launchChromium();
  const visitor: PageCount[] = [];
  const admin: PageCount[] = [];
  for (const width of widths) {
    visitor.push(...(await countVisitor(browser, league, width)));
    admin.push(...(await countAdmin(browser, league, width)));
  }
  const visitorsShare = shareOf(visitor);
  const adminShare = shareOf(admin);
  return {
    tables: [
      shareTable(
        'Mantine’s share of a visitor’s pages',
        visitor,
        'Buttons, links that look like one, fields, headings, tables, boxes (cards, chips, badges, banners) and skeletons whose class is Mantine’s, at 390 and 1280 px. Left out: the inside of match rows, scoreboards and the hero.',
      ),
      shareTable(
        'Mantine’s share of the administrator’s forms and dialogs',
        admin,
        'Buttons, links that look like one, and fields, in the page’s content or the open dialog.',
      ),
    ],
    budgets: [
      atLeast('Parts of a visitor’s pages that are Mantine’s', 90, visitorsShare, '%'),
      atLeast('Interactive elements of /admin that are Mantine’s', 95, adminShare, '%'),
    ],
    details: [
      ['Not Mantine’s, a visitor:', ...othersOf(visitor)].join('\n  '),
      ['Not Mantine’s, the administrator:', ...othersOf(admin)].join('\n  '),
    ],
  };
}

async function countVisitor(browser: Browser, league: League, width: number): Promise<PageCount[]> {
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
  const counts: PageCount[] = [];
  for (const path of pages) {
    await using visit = await open(browser, league.url + path, width);
    const { page } = visit;
    await page.waitForLoadState('networkidle');
    counts.push({ name: path, counted: await page.evaluate(countParts, 'body') });
  }
  for (const path of [paths.home(), paths.results(), paths.tables()]) {
    await using visit = await open(browser, league.url + path, width, true);
    const { parts, elements } = await visit.page.evaluate(countParts, 'main');
    const skeletons = parts.filter(({ kind }) => kind === 'skeleton');
    counts.push({ name: `${path}, loading`, counted: { parts: skeletons, elements } });
  }
  return counts;
}

async function countAdmin(browser: Browser, league: League, width: number): Promise<PageCount[]> {
  const counts: PageCount[] = [];
  await using visit = await open(browser, league.url + paths.admin(), width);
  await adminStates(visit.page, league, async (name, scope = 'main') => {
    const { parts, elements } = await visit.page.evaluate(countParts, scope);
    const interactive = parts.filter(({ kind }) => ['button', 'link', 'field'].includes(kind));
    counts.push({ name, counted: { parts: interactive, elements } });
  });
  return counts;
}

async function open(
  browser: Browser,
  url: string,
  width: number,
  isLoading = false,
): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Cordoba',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The rows never arrive.
  if (isLoading) await page.route('**/rest/v1/**', () => undefined);
  await page.goto(url, { waitUntil: isLoading ? 'domcontentloaded' : 'load' });
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

function shareOf(pages: readonly PageCount[]): number {
  const parts = pages.flatMap(({ counted }) => counted.parts);
  return (100 * parts.filter(({ isMantine }) => isMantine).length) / parts.length;
}

function shareTable(title: string, pages: readonly PageCount[], note: string): Table {
  const rows = [...Map.groupBy(pages, ({ name }) => name)];
  return tableOf(
    title,
    rows,
    {
      page: ([name]) => name,
      parts: ([, pages]) => pages.flatMap(({ counted }) => counted.parts).length,
      'Mantine’s, %': ([, pages]) => shareOf(pages),
      'of all elements, %': ([, pages]) => (100 * sumOf(pages, 'mantine')) / sumOf(pages, 'all'),
    },
    note,
  );
}

function sumOf(pages: readonly PageCount[], what: 'all' | 'mantine'): number {
  return pages.reduce((sum, { counted }) => sum + counted.elements[what], 0);
}

/** What is not Mantine's, the most frequent first. */
function othersOf(pages: readonly PageCount[]): string[] {
  const others = pages.flatMap(({ name: page, counted }) =>
    counted.parts
      .filter(({ isMantine }) => !isMantine)
      .map(({ kind, name }) => ({ page, what: `${kind}: ${name}` })),
  );
  return [...Map.groupBy(others, ({ what }) => what)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([what, found]) => `${found.length} × ${what} (${found[0]?.page ?? ''})`);
}
