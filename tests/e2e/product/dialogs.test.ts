import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  add,
  askToDelete,
  dialogs,
  expectValues,
  fieldOf,
  fill,
  openDialog,
  rowsOf,
  saveAsTyped,
  type DialogCase,
} from '../../support/dialogs.ts';
import { leagueForThisFile } from '../../support/league.ts';
import {
  browserLog,
  cardOf,
  deleteButtonOf,
  expectLoaded,
  expectSoon,
} from '../../support/page.ts';
import { failWrites } from '../../support/requests.ts';
import { fewRows } from '../../support/sharedServer.ts';
import { desktop, phone } from '../../support/screens.ts';

// How the dialogs look and behave is in their stories; here, what they do on the running site.

const league = leagueForThisFile({ seed: fewRows });

async function open(spec: DialogCase, screen = desktop) {
  const { page, allow } = await league.visitAs('admin', spec.path, screen);
  allow(browserLog);
  allow(/^No se pudo guardar:/u);
  return { ...(await openDialog(page, spec)), allow };
}

const pathOf = (url: string) => new URL(url).pathname;

const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

describe.each(dialogs)('The dialog “$title”', (spec) => {
  test('the page is locked meanwhile, the focus goes in, stays, and comes back', async () => {
    const { page, dialog } = await open(spec);
    await expectSoon(fieldOf(dialog, 'Pareja 1')).toBeFocused();
    expect(await isScrollLocked(page)).toBe(true);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = (element: Element) => element.contains(document.activeElement);
      expect(await dialog.evaluate(isInside)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();
    await expectSoon.poll(() => isScrollLocked(page)).toBe(false);
    // The text of what has it instead is in the message, where this fails.
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expectSoon.poll(focused).toBe(spec.title);
  });

  test('a save that fails shows the alert and keeps what was typed; a second try saves once', async () => {
    const { page, dialog, save } = await open(spec, phone);
    const typed = { ...spec.fields, 'Pareja 1': `Sin señal ${spec.table}` };
    await fill(dialog, typed);
    await failWrites(page);
    await saveAsTyped({ dialog, save });
    await expectSoon(dialog.getByRole('alert')).toHaveText(spec.failure);
    await expectValues(dialog, typed);
    await page.unrouteAll();
    await save.click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(cardOf(page, typed['Pareja 1'])).toHaveCount(1);
    expect(await rowsOf(league, spec.table, typed['Pareja 1'])).toHaveLength(1);
  });
});

test.each(dialogs)(
  'a deletion that fails shows the alert, and the card stays: $path',
  async (spec) => {
    const team = `Imborrable ${spec.table}`;
    const { page, allow } = await league.visitAs('admin', spec.path);
    allow(browserLog);
    allow(/^No se pudo guardar:/u);
    await add(page, spec, { 'Pareja 1': team });
    const { button, question, confirm } = await askToDelete(page, team);
    await expectSoon(question).toContainText(spec.question);
    await expectSoon(question).toContainText(team);
    await failWrites(page);
    await confirm.click();
    await expectSoon(page.getByRole('alert')).toHaveText(spec.deleteFailure);
    await expectSoon(button).toHaveText('X');
    await expectSoon(cardOf(page, team)).toHaveCount(1);
  },
);

test.each(dialogs)('the phone’s Back closes “$title” and keeps what was typed', async (spec) => {
  const { page } = await league.visitAs('admin', '/admin', phone);
  await page.goto(spec.path);
  const { dialog } = await openDialog(page, spec);
  await fill(dialog, { 'Pareja 1': 'A medio escribir' });
  await page.goBack();
  await expectSoon(dialog).toBeHidden();
  expect(pathOf(page.url())).toBe(spec.path);
  const again = await openDialog(page, spec);
  await expectValues(again.dialog, { 'Pareja 1': 'A medio escribir' });
  await page.keyboard.press('Escape');
  await expectSoon(again.dialog).toBeHidden();
  // A dialog that was closed in another way leaves nothing in the history: Back leaves the page.
  await expectSoon
    .poll(() => page.evaluate(() => 'dialog' in Object(window.history.state)))
    .toBe(false);
  await page.goBack();
  await expectSoon(page).toHaveURL('/admin');
});

const [resultDialog] = dialogs;

test('a dialog that is gone leaves nothing in the history: after a reload, and on the way forward', async () => {
  const { page } = await league.visitAs('admin', '/admin', phone);
  const isMarked = () => page.evaluate(() => 'dialog' in Object(window.history.state));
  // The foot bar's.
  await page.getByRole('link', { name: 'Resultados', exact: true }).last().click();
  await expectSoon(page).toHaveURL('/resultados');
  const { dialog } = await openDialog(page, resultDialog);
  await page.reload();
  await expectLoaded(page);
  await expectSoon.poll(isMarked).toBe(false);
  await page.goForward();
  await expectSoon.poll(isMarked).toBe(false);
  await expectSoon(dialog).toBeHidden();
  await page.goBack();
  await expectSoon(page).toHaveURL('/admin');
});

test('on a category’s page the dialog has chosen that category', async () => {
  const { page } = await league.visitAs('admin', '/categorias/septima-libre');
  for (const spec of dialogs) {
    const { dialog } = await openDialog(page, spec);
    await expectSoon(fieldOf(dialog, 'Categoría')).toHaveValue('Séptima Libre');
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();
  }
});

test('an X that is tapped before the code of the dialogs has come asks all the same', async () => {
  const { page } = await league.visitAs('admin', '/', phone);
  await page.route(/AdminTools-.*\.js/u, async (route) => {
    await page.waitForTimeout(1500);
    await route.continue();
  });
  await page.goto('/resultados');
  await deleteButtonOf(page).first().click();
  await expectSoon(page.getByRole('dialog')).toHaveCount(1);
});

test('a message lies over a dialog, a dialog over its overlay and the bar', async () => {
  const { page, dialog } = await open(resultDialog, phone);
  expect(await layer(dialog)).toBe(1100);
  expect(await layer(page.locator('[data-fixed]'))).toBe(1000);
  const isInFront = await page
    .getByRole('banner')
    .first()
    .evaluate((banner) => banner.contains(document.elementFromPoint(40, 20)));
  expect(isInFront).toBe(false);
  await page.keyboard.press('Escape');
  await expectSoon(dialog).toBeHidden();
  await failWrites(page);
  const { question, confirm } = await askToDelete(page, '');
  expect(await layer(question)).toBe(1100);
  await confirm.click();
  const message = page.getByRole('alert');
  await expectSoon(message).toBeVisible();
  expect(await layer(message)).toBe(1200);
});

/** The stacking number that counts for an element: its own or that of an ancestor. */
function layer(locator: Locator) {
  return locator.evaluate((element) => {
    for (let node: Element | null = element; node !== null; node = node.parentElement) {
      const { zIndex } = getComputedStyle(node);
      if (zIndex !== 'auto') return Number(zIndex);
    }
    return null;
  });
}
