import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { addResults } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import {
  cardOf,
  cardsOf,
  deleteButtonOf,
  expectLive,
  expectSoon,
  mainOf,
} from '../../support/page.ts';
import { isFull, sample } from '../../support/scale.ts';
import { holdCode, holdRealtime, isRead } from '../../support/requests.ts';

// A small script shows the rows before React has started (`src/opening/early/`), which then hydrates them.

const league = leagueForThisFile();

/** Longer than early rows take, which wait for the font at most, ms. */
const longestEarly = 1000;

/** From now on pages open as where React starts before the rows are there. */
async function withoutEarlyScript(page: Page) {
  await page.addInitScript(() => {
    let opening: typeof globalThis.opening;
    Object.defineProperty(globalThis, 'opening', {
      get: () => opening,
      set(value: NonNullable<typeof opening>) {
        opening = { ...value, early: { rows: {}, cachedAt: null } };
      },
    });
  });
}

/** The first rows as HTML, without what React names and numbers by itself. */
async function rowsOf(page: Page, selector = 'article, table tr'): Promise<readonly string[]> {
  const html = await mainOf(page)
    .locator(selector)
    .evaluateAll((rows) => rows.slice(0, 6).map((row) => row.outerHTML));
  return html.map((row) =>
    row
      .replaceAll(/<!--.*?-->/gu, '')
      // A style that a script has set is serialized with spaces.
      .replaceAll(/style="[^"]*"/gu, (style) => style.replaceAll(/(?<=[:;]) |;(?=")/gu, ''))
      .replaceAll(/(aria-labelledby|aria-describedby|id)="(?:early-|_[rR]_)[\w -]*"/gu, '$1')
      .replaceAll(/<(\w+)([^>]*)>/gu, (_tag, name: string, attributes: string) =>
        [name, ...(attributes.match(/[\w-]+(?:="[^"]*")?/gu) ?? []).toSorted()].join(' '),
      ),
  );
}

test.each(sample(['/', '/resultados', '/proximos-partidos', '/categorias/sexta-libre'], 2))(
  'the rows of %s are shown before React has started, as React shows them',
  async (path) => {
    const { page } = await prepare(league);
    await holdRealtime(page);
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const row = mainOf(page).locator('article').first();
    await expectSoon(row).toBeVisible();
    const early = await rowsOf(page);
    await row.evaluate((element) => Object.assign(element, { isEarly: true }));
    // A tap waits for React, which hydrates the same element.
    await row.getByRole('button', { name: /Compartir/u }).click();
    release();
    await expectSoon(page.getByRole('dialog')).toBeVisible();
    expect(await row.evaluate((element) => Reflect.get(element, 'isEarly'))).toBe(true);

    await withoutEarlyScript(page);
    await page.goto(path);
    await expectSoon(row).toBeVisible();
    await expectSoon.poll(() => rowsOf(page)).toEqual(early);
  },
);

test('a table and its hypotheses are shown before React has started', async () => {
  const { page } = await prepare(league);
  const parts = 'output, caption, thead, tbody > tr:first-child, fieldset, h2 ~ *';
  const release = await holdCode(page);
  await page.goto('/tablas/sexta-libre', { waitUntil: 'commit' });
  const table = mainOf(page).getByRole('table');
  await expectSoon(table).toBeVisible();
  await expectSoon(page.getByRole('heading', { name: '¿Y si…?' })).toBeVisible();
  const early = await rowsOf(page, parts);
  await table.evaluate((element) => Object.assign(element, { isEarly: true }));
  await mainOf(page)
    .getByRole('button', { name: /^Más de/u })
    .first()
    .click();
  release();
  await expectSoon(mainOf(page).getByRole('button', { expanded: true }).first()).toBeVisible();
  expect(await table.evaluate((element) => Reflect.get(element, 'isEarly'))).toBe(true);

  await withoutEarlyScript(page);
  await page.goto('/tablas/sexta-libre');
  await expectSoon(table).toBeVisible();
  expect(early.length).toBeGreaterThan(0);
  expect(early).toEqual(await rowsOf(page, parts));
});

test.runIf(isFull)('a category’s early table stays until its code is there', async () => {
  const { page } = await prepare(league);
  const releaseReact = await holdCode(page);
  const release = await holdCode(page, 'CategoryTable');
  await page.goto('/categorias/sexta-damas', { waitUntil: 'commit' });
  const table = mainOf(page).getByRole('table');
  await expectSoon(table.getByRole('row')).toHaveCount(5);
  const early = await rowsOf(page, 'table tr');
  const box = await table.boundingBox();
  await table.evaluate((element) => Object.assign(element, { isEarly: true }));
  const isEarly = () => table.evaluate((element) => Reflect.get(element, 'isEarly') === true);
  releaseReact();
  await expectLive(page);
  const leader = await table.getByRole('link').first().innerText();
  await addResults(league, {
    team1: leader,
    team2: 'Las Postergadas',
    category: 'Sexta Damas',
  });
  await expectSoon(cardOf(page, 'Las Postergadas')).toBeVisible();
  expect(await isEarly()).toBe(true);
  const link = table.getByRole('link', { name: leader });
  await link.focus();
  release();
  await expectSoon.poll(isEarly).toBe(false);
  await expectSoon(link).toBeFocused();
  expect((await table.boundingBox())?.height).toBe(box?.height);
  // With the match that was saved meanwhile.
  await expectSoon.poll(() => rowsOf(page, 'table tr')).not.toEqual(early);
});

test('a change that was saved before React started is shown, and the session’s controls', async () => {
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

test.runIf(isFull)('rows that come after React has started are left to React', async () => {
  const { page } = await prepare(league);
  const { promise, resolve } = Promise.withResolvers<void>();
  // Until it is live nothing is read again.
  const releaseRealtime = await holdRealtime(page);
  let reads = 0;
  await page.route(isRead('results'), async (route) => {
    reads += 1;
    if (reads === 1) await promise;
    await route.fallback();
  });
  await page.goto('/resultados');
  await expectSoon(page.locator('#root')).toHaveAttribute('data-path', '/resultados');
  await page.waitForFunction(() => (globalThis.opening?.early ?? null) !== null);
  // Meanwhile somebody chooses a category, whose rows are there first.
  const choose = (name: string) => mainOf(page).getByRole('link', { name, exact: true }).click();
  await choose('Sexta Libre');
  await expectSoon(cardsOf(page).first()).toBeVisible();
  const chosen = await rowsOf(page);
  resolve();
  await page.waitForTimeout(longestEarly);
  expect(await rowsOf(page)).toEqual(chosen);
  await choose('Todas');
  await expectSoon.poll(() => rowsOf(page)).not.toEqual(chosen);
  expect(reads).toBe(2);
  releaseRealtime();
  await expectLive(page);
  await addResults(league, { team1: 'Las De Después' });
  await expectSoon(cardOf(page, 'Las De Después')).toBeVisible();
});

test.runIf(isFull)('a list that is filtered by its address waits for its own rows', async () => {
  const { page } = await prepare(league);
  const release = await holdCode(page);
  const asked = page.waitForResponse((response) => isRead('results')(new URL(response.url())));
  await page.goto('/resultados?categoria=sexta-damas', { waitUntil: 'commit' });
  await asked;
  await expectSoon(page.getByText('Cargando resultados...')).toBeVisible();
  release();
  await expectSoon(cardsOf(page).first()).toBeVisible();
  await expectSoon(mainOf(page).getByRole('link', { name: 'Sexta Libre' })).toHaveCount(1);
});

/** Opens a page whose rows come and are not shown: React is held. @returns what lets it start */
async function expectNothingEarly(page: Page, path: string) {
  const release = await holdCode(page);
  const asked = page.waitForResponse((response) => isRead('results')(new URL(response.url())));
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  await page.waitForTimeout(longestEarly);
  await expectSoon(mainOf(page).locator('article, tbody')).toHaveCount(0);
  return release;
}

test.runIf(isFull)('a host’s file of another page shows nothing early', async () => {
  const { page } = await prepare(league);
  await page.route('/resultados', async (route) => {
    const home = new URL('/', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: home }) });
  });
  const release = await expectNothingEarly(page, '/resultados');
  release();
  await expectSoon(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Resultados');
});

test.runIf(isFull)('a table of a build before this season shows nothing early', async () => {
  const { page } = await prepare(league);
  await page.clock.setFixedTime('2028-03-01T15:00:00Z');
  const release = await expectNothingEarly(page, '/tablas/sexta-libre');
  release();
  await expectSoon(mainOf(page).getByText('2028').first()).toBeVisible();
});
