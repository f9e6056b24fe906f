import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectLive, expectSoon } from '../../support/page.ts';
import { holdCode, holdRealtime, watchRequests } from '../../support/requests.ts';
import { desktop, phone } from '../../support/screens.ts';

// The build writes the first requests of each page into its HTML, and the page's own code makes the
// same ones later: if the two differed, every visitor would wait for a second response.

/** Home reads the season of its leaders, and its pairs for what is left, after its own lists. */
const isOwnOfHome = ({ pathname, searchParams }: URL) =>
  !/\/(?:results|pairs)$/u.test(pathname) || searchParams.get('limit') !== '1000';

// A server of its own: pairs that another file adds raise the version of the settings, and pages read both again.
const league = leagueForThisFile({ authLimits: false });

test.each<[path: string, lists: string[]]>([
  ['/', ['results', 'upcoming_matches']],
  ['/resultados', ['results']],
  // Those that are over and those that were put off are in the same list.
  ['/proximos-partidos', ['upcoming_matches']],
  ['/tablas/sexta-libre', ['pairs', 'results', 'upcoming_matches']],
  // The results for its list and for its table.
  ['/categorias/sexta-libre', ['pairs', 'results', 'results', 'upcoming_matches']],
])(
  '%s, made a while ago, asks once for each of its lists, and takes the prefetched response',
  async (path, lists) => {
    const { page } = await prepare(league);
    // Once the page is live, the lists are read again.
    const releaseRealtime = await holdRealtime(page);
    // The version of the settings is asked for afterwards.
    const isOfRows = ({ pathname }: URL) =>
      pathname.startsWith('/rest/v1/') && !pathname.endsWith('/settings_version');
    const reads = watchRequests(page, isOfRows);
    // Rows of more than a minute ago.
    await page.clock.setFixedTime(Date.now() + 120_000);
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const own = () => (path === '/' ? reads.filter(isOwnOfHome) : reads);
    const asked = () => own().map(({ pathname }) => pathname.replace('/rest/v1/', ''));
    await expectSoon.poll(() => asked().toSorted()).toEqual(lists);
    release();
    await expectSoon(page.getByRole('main').locator('article, tbody tr').first()).toBeVisible();
    await expectSoon(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect(asked().toSorted()).toEqual(lists);
    releaseRealtime();
    await expectLive(page);
  },
);

test.each(['/', '/resultados', '/categorias/sexta-libre', '/tablas/sexta-libre'])(
  '%s comes with rows of this moment, and asks for none of them',
  async (path) => {
    const { page } = await prepare(league);
    await holdRealtime(page);
    const reads = watchRequests(page, ({ pathname }) => /\/v1\/(?:results|pairs)$/u.test(pathname));
    await page.goto(path);
    await page.waitForFunction(() => globalThis.opening?.state === 'started');
    await expectSoon(page.getByRole('main').locator('article, tbody tr').first()).toBeVisible();
    expect(path === '/' ? reads.filter(isOwnOfHome) : reads).toEqual([]);
  },
);

// The first of each takes a slow phone up to 150 ms (`src/padel/spanishText.ts`).
test.each(['/', '/categorias/sexta-libre', '/tablas/sexta-libre'])(
  '%s is shown, and the code of other pages evaluated, without any Intl',
  async (path) => {
    const { page } = await prepare(league);
    await page.addInitScript(() => {
      const made: string[] = [];
      for (const name of Object.getOwnPropertyNames(Intl)) {
        const original: unknown = Reflect.get(Intl, name);
        if (typeof original !== 'function') continue;
        const note = (...[target, ...rest]: Parameters<typeof Reflect.construct>) => {
          made.push(name);
          return Reflect.construct(target, ...rest);
        };
        Reflect.set(Intl, name, new Proxy(original, { construct: note }));
      }
      Reflect.set(globalThis, 'made', made);
    });
    await page.goto(path);
    const code = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    // It comes last.
    await expectSoon.poll(code).toMatch(/OfflineError[^,]*\.js/u);
    await expectSoon(page.getByRole('main').locator('article, tbody tr').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'made'))).toEqual([]);
  },
);

test.each([
  ['a phone fetches the pictures that are cut to it', phone, 3],
  ['a desktop fetches the whole ones', desktop, 0],
])('%s, and no other', async (_name, screen, cut) => {
  const { page } = await prepare(league, screen);
  const asked = watchRequests(page, ({ pathname }) => pathname.endsWith('.avif'));
  await page.goto('/');
  await expectSoon.poll(() => asked.length).toBe(3);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(3);
  expect(asked.filter(({ pathname }) => pathname.includes('-telefono.'))).toHaveLength(cut);
});
