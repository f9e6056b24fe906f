import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { paths } from '../../../src/league/paths.ts';
import { addResults } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import {
  cardOf,
  cardsOf,
  deleteButtonOf,
  expectLive,
  expectMade,
  expectSoon,
  mainOf,
} from '../../support/page.ts';
import { isFull, sample } from '../../support/scale.ts';
import { holdCode } from '../../support/requests.ts';
import { phone } from '../../support/screens.ts';

// A page comes with its rows, which React hydrates.

const league = leagueForThisFile();

/** Opens a page from within the site, where React alone shows it. */
async function openFromHome(page: Page, path: string) {
  await page.goto('/nosotros');
  await expectLive(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The first rows as HTML, without what React names and numbers by itself. */
async function rowsOf(page: Page, selector = 'article, table tr'): Promise<readonly string[]> {
  const html = await mainOf(page)
    .locator(selector)
    .evaluateAll((rows) => rows.slice(0, 6).map((row) => row.outerHTML));
  return html.map((row) =>
    row
      .replaceAll(/<!--.*?-->| selected=""/gu, '')
      // A style that a script has set is serialized with spaces.
      .replaceAll(/style="[^"]*"/gu, (style) => style.replaceAll(/(?<=[:;]) |;(?=")/gu, ''))
      .replaceAll(/(aria-labelledby|aria-describedby|id)="_[rR]_[\w -]*"/gu, '$1')
      .replaceAll(/<(\w+)([^>]*)>/gu, (_tag, name: string, attributes: string) =>
        [name, ...(attributes.match(/[\w-]+(?:="[^"]*")?/gu) ?? []).toSorted()].join(' '),
      ),
  );
}

const pages = [
  '/',
  '/resultados',
  '/resultados?categoria=sexta-libre',
  '/proximos-partidos',
  '/categorias/sexta-libre',
];

test.each(sample(pages, 2))('%s comes with its rows, as React shows them', async (path) => {
  const { page } = await prepare(league);
  await expectMade(league, path);
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  const row = mainOf(page).locator('article').first();
  await expectSoon(row).toBeVisible();
  const first = await rowsOf(page);
  await row.evaluate((element) => Object.assign(element, { isOfPage: true }));
  // A tap leads to the match, whose sheet opens once React has hydrated the same element.
  await row.getByRole('link', { name: 'Ver el partido' }).click();
  release();
  await expectSoon(page.getByRole('dialog')).toBeVisible();
  expect(await row.evaluate((element) => Reflect.get(element, 'isOfPage'))).toBe(true);

  await openFromHome(page, path);
  await expectSoon(row).toBeVisible();
  await expectSoon.poll(() => rowsOf(page)).toEqual(first);
});

test('a table and its hypotheses come with the page', async () => {
  const { page } = await prepare(league);
  await expectMade(league, '/tablas/sexta-libre');
  const parts = 'output, caption, thead, tbody > tr:first-child, fieldset, h2 ~ *';
  const release = await holdCode(page);
  await page.goto('/tablas/sexta-libre', { waitUntil: 'commit' });
  const table = mainOf(page).getByRole('table');
  await expectSoon(table).toBeVisible();
  await expectSoon(page.getByRole('heading', { name: '¿Y si…?' })).toBeVisible();
  const first = await rowsOf(page, parts);
  await table.evaluate((element) => Object.assign(element, { isOfPage: true }));
  await mainOf(page)
    .getByRole('button', { name: /^Más de/u })
    .first()
    .click();
  release();
  await expectSoon(mainOf(page).getByRole('button', { expanded: true }).first()).toBeVisible();
  expect(await table.evaluate((element) => Reflect.get(element, 'isOfPage'))).toBe(true);

  await openFromHome(page, '/tablas/sexta-libre');
  await expectSoon(table).toBeVisible();
  expect(first.length).toBeGreaterThan(0);
  expect(first).toEqual(await rowsOf(page, parts));
});

test.runIf(isFull)('a category’s table stays until its code is there', async () => {
  const { page } = await prepare(league);
  await expectMade(league, '/categorias/sexta-damas');
  const releaseReact = await holdCode(page);
  const release = await holdCode(page, 'CategoryTable');
  await page.goto('/categorias/sexta-damas', { waitUntil: 'commit' });
  const table = mainOf(page).getByRole('table');
  await expectSoon(table.getByRole('row')).toHaveCount(5);
  const first = await rowsOf(page, 'table tr');
  const box = await table.boundingBox();
  await table.evaluate((element) => Object.assign(element, { isOfPage: true }));
  const isOfPage = () => table.evaluate((element) => Reflect.get(element, 'isOfPage') === true);
  releaseReact();
  await expectLive(page);
  const leader = await table.getByRole('link').first().innerText();
  await addResults(league, {
    team1: leader,
    team2: 'Las Postergadas',
    category: 'Sexta Damas',
  });
  await expectSoon(cardOf(page, 'Las Postergadas')).toBeVisible();
  expect(await isOfPage()).toBe(true);
  const link = table.getByRole('link', { name: leader });
  await link.focus();
  release();
  await expectSoon.poll(isOfPage).toBe(false);
  await expectSoon(link).toBeFocused();
  expect((await table.boundingBox())?.height).toBe(box?.height);
  // With the match that was saved meanwhile.
  await expectSoon.poll(() => rowsOf(page, 'table tr')).not.toEqual(first);
});

test('a change that was saved before React started is shown, and the session’s controls', async () => {
  await expectMade(league, '/resultados');
  const { page } = await prepare(league, withSession(league, await signIn(league, 'admin')));
  const release = await holdCode(page);
  await page.goto('/resultados', { waitUntil: 'commit' });
  await expectSoon(cardsOf(page).first()).toBeVisible();
  await addResults(league, { team1: 'Las Tempranas' });
  release();
  await expectLive(page);
  await expectSoon(cardOf(page, 'Las Tempranas')).toBeVisible();
  await expectSoon(deleteButtonOf(page, 'Las Tempranas')).toBeVisible();
});

test('names that look like code are text on every page, without scripts and with them', async () => {
  const category = 'Sexta Libre';
  const team = `</script><img src=x onerror=alert(1)>"' نادي`;
  await addResults(league, { team1: team, category });
  await league.supabase.database.exclusive((postgres) =>
    postgres.exec(`insert into public.upcoming_matches (team1, team2, date, time, location, category)
      values ($$${team}$$, 'Los de Siempre', current_date + 1, '20:30', 'Club', '${category}')`),
  );
  const shown = [...pages, paths.pair('sexta-libre', team)];
  const { page: still } = await prepare(league, { ...phone, javaScriptEnabled: false });
  const { page } = await prepare(league, phone);
  for (const path of sample(shown, 3)) {
    await expectSoon
      .poll(async () => (await fetch(league.supabase.url + path)).text())
      .toContain('onerror=alert(1)&gt;&quot;&#x27;');
    await still.goto(path);
    const name = (of: Page) => mainOf(of).locator('bdi', { hasText: team }).first();
    await expectSoon(name(still)).toBeVisible();
    await page.goto(path);
    await expectLive(page);
    await expectSoon(name(page)).toBeVisible();
    expect(await page.locator('img[src=x]').count()).toBe(0);
  }
});

/** Opens a page whose rows are not to be seen: React is held. @returns what lets it start */
async function expectHidden(page: Page, path: string) {
  await expectMade(league, path);
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const rows = mainOf(page).locator('article, tbody tr');
  expect(await rows.count()).toBeGreaterThan(0);
  await expectSoon(rows.filter({ visible: true })).toHaveCount(0);
  return release;
}

test('rows of another address or moment are hidden until React has the right ones', async () => {
  const { page } = await prepare(league);
  const release = await expectHidden(page, '/resultados?categoria=no-hay');
  release();
  await expectSoon(cardsOf(page).first()).toBeVisible();
  await page.clock.setFixedTime('2028-03-01T15:00:00Z');
  const start = await expectHidden(page, '/tablas/sexta-libre');
  start();
  await expectSoon(mainOf(page).getByText('2028').first()).toBeVisible();
});

test('a category that this device chose hides the rows of all', async () => {
  const { page } = await prepare(league);
  await page.goto('/resultados');
  // Before React it is a link, which chooses nothing for other visits.
  await expectLive(page);
  await mainOf(page).getByRole('link', { name: 'Sexta Libre', exact: true }).first().click();
  await expectSoon(page).toHaveURL(/sexta-libre/u);
  await page.goto('/nosotros');
  const release = await expectHidden(page, '/resultados');
  release();
  await expectSoon(page).toHaveURL(/sexta-libre/u);
  await expectSoon(cardsOf(page).first()).toBeVisible();
});

test.runIf(isFull)('a host’s file of another page is replaced', async () => {
  const { page, allow } = await prepare(league);
  // Chromium lets no page that a test has answered open a socket to this machine.
  allow(/WebSocket connection to/u);
  await page.route('/resultados', async (route) => {
    const home = new URL('/', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: home }) });
  });
  await page.goto('/resultados');
  await expectSoon(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Resultados');
  await expectSoon(cardsOf(page)).toHaveCount(50);
});
