import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addResults } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare, serviceClient } from '../../support/league.ts';
import {
  bannerOf,
  cardOf,
  cardsOf,
  expectLive,
  expectMade,
  expectSoon,
  mainOf,
} from '../../support/page.ts';
import { holdCode, holdRealtime } from '../../support/requests.ts';
import { phone } from '../../support/screens.ts';

// What a browser's translation and extensions do to a page: texts are taken out of it, and stand in elements
// that React does not know.

const league = leagueForThisFile();

/** As Chrome does it, once. @param respectsNo whether what is not to be translated stays */
async function translate(page: Page, respectsNo: boolean): Promise<void> {
  await page.evaluate((respectsNo) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!(text instanceof Text) || text.data.trim() === '' || parent === null) continue;
      if (parent.closest('script, style, noscript') !== null) continue;
      if (!respectsNo || parent.closest('[translate=no]') === null) texts.push(text);
    }
    // An element of the web's first years.
    const tag: string = 'font';
    for (const text of texts) {
      const font = document.createElement(tag);
      const inner = font.appendChild(document.createElement(tag));
      inner.textContent = text.data;
      text.replaceWith(font);
    }
  }, respectsNo);
}

/** What the lists and the table say. */
const textsOf = (page: Page) => mainOf(page).locator('article, table').allInnerTexts();

const path = '/categorias/sexta-libre';

test.each([
  ['every text before React has started', false, 'before'],
  ['what may be translated before React has started', true, 'before'],
  ['every text of a live page', false, 'after'],
  ['what may be translated of a live page', true, 'after'],
] as const)('%s is translated: what is saved then is shown', async (_what, respectsNo, when) => {
  await expectMade(league, path);
  const { page, allow } = await prepare(league);
  if (when === 'before') {
    // React finds other texts than it has rendered, and renders the page anew.
    allow(/Minified React error #418/u);
    const release = await holdCode(page);
    const releaseRealtime = await holdRealtime(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expectSoon(mainOf(page).getByRole('table')).toBeVisible();
    await expectSoon(cardsOf(page).first()).toBeVisible();
    await translate(page, respectsNo);
    release();
    releaseRealtime();
    await expectLive(page);
  } else {
    await page.goto(path);
    await expectLive(page);
    await expectSoon(mainOf(page).getByRole('table')).toBeVisible();
    await translate(page, respectsNo);
  }
  const id = await cardsOf(page).first().locator('article').getAttribute('id');
  const { error } = await serviceClient(league)
    .from('results')
    .update({ score: '6-7(4), 7-5, 10-8' })
    .eq('id', id ?? '');
  expect(error).toBe(null);
  const team1 = `Los ${respectsNo} ${when}`;
  await addResults(league, { team1, category: 'Sexta Libre' });
  await expectSoon(cardOf(page, team1)).toBeVisible();
  const { page: fresh } = await league.visit(path);
  await expectLive(fresh);
  await expectSoon.poll(async () => textsOf(page)).toEqual(await textsOf(fresh));
  // The state of the connection is text that changes, too.
  await expectSoon(bannerOf(page).getByText('En vivo')).toHaveCount(1);
});

test('names, scores, hours, places and tables are not translated, the rest is', async () => {
  const { page } = await prepare(league);
  await page.goto(path);
  await expectLive(page);
  await expectSoon(mainOf(page).getByRole('table')).toBeVisible();
  await translate(page, true);
  await expectSoon(mainOf(page).locator('article font, table font')).toHaveCount(0);
  await expectSoon(page.locator('h1 font, footer font').first()).toBeAttached();
});

test('Menú and Buscar that are tapped before React has started open, where an extension changed the page', async () => {
  const { page, allow } = await prepare(league, phone);
  allow(/Minified React error #4\d\d/u);
  for (const opened of ['Menú', 'Buscar'] as const) {
    const release = await holdCode(page);
    await page.goto('/resultados', { waitUntil: 'commit' });
    await expectSoon(cardsOf(page).first()).toBeVisible();
    await translate(page, false);
    await bannerOf(page).getByRole('button', { name: opened }).click();
    release();
    const found =
      opened === 'Buscar'
        ? page.getByRole('dialog')
        : bannerOf(page).getByRole('button', { name: opened, expanded: true });
    await expectSoon(found).toBeVisible();
    await page.unrouteAll();
  }
});
