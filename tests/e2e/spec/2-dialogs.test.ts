import type { Session } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../../src/domain/category.ts';
import { desktop, phone } from '../support/league.ts';
import { hold, isRead, watchRequests } from '../support/requests.ts';
import {
  browserLog,
  leagueForThisFile,
  expectSoon,
  signIn,
  withSession,
} from '../support/visits.ts';

const league = leagueForThisFile();
let admin: Session;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

const dialogs = [
  {
    path: '/resultados',
    table: 'results',
    title: 'Agregar Resultado',
    noun: 'resultado',
    saveFailure: 'Error al guardar el resultado. Intenta de nuevo.',
    noPermission: 'No tienes permisos para añadir resultados',
    deleteFailure: 'Error al eliminar el resultado. Intenta de nuevo.',
    question: '¿Estás seguro de que quieres eliminar este resultado?',
    fields: [
      ['Equipo 1', 'text', 'Los Smash'],
      ['Equipo 2', 'text', 'Doble Pared'],
      ['Resultado', 'text', '6-4, 6-3'],
      ['Fecha', 'date', '2026-03-01'],
    ],
  },
  {
    path: '/proximos-partidos',
    table: 'upcoming_matches',
    title: 'Agregar Partido',
    noun: 'partido',
    saveFailure: 'Error al guardar el partido. Intenta de nuevo.',
    noPermission: 'No tienes permisos para añadir próximos partidos',
    deleteFailure: 'Error al eliminar el partido. Intenta de nuevo.',
    question: '¿Estás seguro que deseas eliminar este partido?',
    fields: [
      ['Equipo 1', 'text', 'Los Smash'],
      ['Equipo 2', 'text', 'Doble Pared'],
      ['Fecha', 'date', '2099-03-01'],
      ['Hora', 'time', '20:30'],
      ['Lugar', 'text', 'Club Norte'],
    ],
  },
] as const;
type DialogCase = (typeof dialogs)[number];

async function openDialog({ path, title }: DialogCase, options = desktop) {
  const { page, allow } = await league.visit(path, withSession(league, admin, options));
  const button = page.getByRole('button', { name: title });
  await expectSoon(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await button.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expectSoon(dialog).toBeVisible();
  return { page, allow, button, dialog, save: dialog.getByRole('button', { name: 'Guardar' }) };
}

const field = (dialog: Locator, label: string) =>
  dialog.getByRole('textbox', { name: label }).or(dialog.getByLabel(label)).first();
const category = (dialog: Locator) => dialog.getByLabel('Categoría');

/** Fills in everything. @param name distinguishes what is saved from what others saved. */
async function fill(dialog: Locator, { fields }: DialogCase, name = 'Los Smash') {
  for (const [label, , value] of fields) await field(dialog, label).fill(value);
  await field(dialog, 'Equipo 1').fill(name);
  await category(dialog).selectOption('Sexta Libre');
}

const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

describe.each(dialogs)('§2 Add dialogs: $title', (spec) => {
  const closings = {
    save: async ({ dialog, save }: Awaited<ReturnType<typeof openDialog>>) => {
      await fill(dialog, spec);
      await save.click();
    },
    Cancelar: ({ dialog }) => dialog.getByRole('button', { name: 'Cancelar' }).click(),
    'the × button': ({ dialog }) => dialog.getByRole('button', { name: 'Cerrar' }).click(),
    'a click on the backdrop': ({ page }) => page.mouse.click(5, 450),
    'the Escape key': ({ page }) => page.keyboard.press('Escape'),
  } satisfies Record<string, (opened: Awaited<ReturnType<typeof openDialog>>) => Promise<void>>;

  test.each(Object.entries(closings))(
    'closes on %s; the page is locked meanwhile, the focus goes in and comes back',
    async (_way, close) => {
      const opened = await openDialog(spec);
      const { page, button, dialog } = opened;
      await expectSoon(field(dialog, 'Equipo 1')).toBeFocused();
      expect(await isScrollLocked(page)).toBe(true);
      await close(opened);
      await expectSoon(dialog).toBeHidden();
      await expectSoon.poll(() => isScrollLocked(page)).toBe(false);
      await expectSoon(button).toBeFocused();
    },
  );

  test('§3 and §5 its fields, “all required; category chosen from the list”', async () => {
    const { page, dialog, save } = await openDialog(spec);
    for (const [label, type] of spec.fields) {
      await expectSoon(field(dialog, label)).toHaveJSProperty('type', type);
      await expectSoon(field(dialog, label)).toHaveAttribute('required');
    }
    await expectSoon(category(dialog)).toHaveAttribute('required');
    await expectSoon(category(dialog).getByRole('option')).toHaveText([
      'Seleccionar categoría',
      ...categories.map(({ name }) => name),
    ]);

    const writes = watchRequests(
      page,
      (url, request) => isRead(spec.table)(url) && request.method() === 'POST',
    );
    await fill(dialog, spec);
    for (const [label, , value] of spec.fields) {
      await field(dialog, label).fill('');
      await save.click();
      await expectSoon(field(dialog, label)).toHaveAttribute('aria-invalid', 'true');
      await expectSoon(field(dialog, label)).toBeFocused();
      await expectSoon(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
      await field(dialog, label).fill(value);
    }
    await expectSoon(dialog).toBeVisible();
    expect(writes).toHaveLength(0);
  });

  test('§5 “the placeholder “Seleccionar categoría” is disabled”, and no choice', async () => {
    const { page, dialog, save } = await openDialog(spec);
    const placeholder = category(dialog).getByRole('option', { name: 'Seleccionar categoría' });
    await expectSoon(placeholder).toHaveJSProperty('disabled', true);
    await expectSoon(category(dialog)).toHaveValue('');
    for (const [label, , value] of spec.fields) await field(dialog, label).fill(value);
    await save.click();
    await expectSoon(category(dialog)).toHaveAttribute('aria-invalid', 'true');
    await expectSoon(page.getByRole('dialog')).toBeVisible();
  });

  test('“The dialog can preselect a category”: on a category’s page it is that one', async () => {
    const { page } = await league.visit(
      '/categorias/septima-libre',
      withSession(league, admin, desktop),
    );
    await page.getByRole('button', { name: spec.title }).click();
    await expectSoon(category(page.getByRole('dialog'))).toHaveValue('Séptima Libre');
  });

  test('the keyboard stays inside, and alone is enough', async () => {
    const { page, dialog } = await openDialog(spec);
    await fill(dialog, spec, `Con teclado ${spec.noun}`);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await field(dialog, 'Equipo 2').focus();
    const creation = page.waitForRequest(
      (request) => isRead(spec.table)(new URL(request.url())) && request.method() === 'POST',
    );
    await page.keyboard.press('Enter');
    // §7 “Create a document in the collection with the form fields plus createdAt (now)”, which is
    // the database's own clock's.
    const sent: unknown = (await creation).postDataJSON();
    const columns = spec.table === 'results' ? ['score'] : ['location', 'time'];
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(
      ['category', 'date', 'id', ...columns, 'team1', 'team2'].toSorted(),
    );
    await expectSoon(dialog).toBeHidden();
    await expectSoon(cardOf(page, `Con teclado ${spec.noun}`)).toHaveCount(1);
  });

  test('§8 a save that fails: the alert, what was typed, and a second try that saves once', async () => {
    const { page, allow, dialog, save } = await openDialog(spec, phone);
    allow(browserLog);
    const name = `Sin señal ${spec.noun}`;
    await fill(dialog, spec, name);
    await page.route(isRead(spec.table), (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await save.click();
    await expectSoon(dialog.getByRole('alert')).toHaveText(spec.saveFailure);
    for (const [label, , value] of spec.fields.slice(1)) {
      await expectSoon(field(dialog, label)).toHaveValue(value);
    }
    await expectSoon(field(dialog, 'Equipo 1')).toHaveValue(name);
    await expectSoon(category(dialog)).toHaveValue('Sexta Libre');
    await page.unrouteAll();
    await save.click();
    await expectSoon(dialog).toBeHidden();
    await expectSoon(cardOf(page, name)).toHaveCount(1);
  });

  test('§5 “otherwise the operation fails with”: what the database refuses, too', async () => {
    const { page, allow, dialog, save } = await openDialog(spec);
    allow(browserLog);
    await fill(dialog, spec);
    await page.route(isRead(spec.table), (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: { code: '42501', message: 'denied', details: null, hint: null },
          })
        : route.fallback(),
    );
    await save.click();
    await expectSoon(dialog.getByRole('alert')).toHaveText(spec.noPermission);
  });
});

describe.each(dialogs)('§5 Deletion asks for confirmation: $noun', (spec) => {
  async function askToDelete(name: string) {
    const { page, allow, dialog, save } = await openDialog(spec);
    await fill(dialog, spec, name);
    await save.click();
    await expectSoon(dialog).toBeHidden();
    // The browser's own question would end the test: nobody answers it.
    page.on('dialog', (native) => {
      throw new Error(`The browser asks: ${native.message()}`);
    });
    const button = cardOf(page, name).getByRole('button');
    await expectSoon(button).toHaveText('X');
    await button.click();
    const question = page.getByRole('dialog');
    await expectSoon(question).toContainText(spec.question);
    await expectSoon(question).toContainText(name);
    return {
      page,
      allow,
      button,
      question,
      confirm: question.getByRole('button', { name: 'Eliminar' }),
    };
  }

  test('a no deletes nothing, in each of the ways in which one says it', async () => {
    const name = `No borrar ${spec.noun}`;
    const { page, button, question } = await askToDelete(name);
    const deletions = watchRequests(page, (_url, request) => request.method() === 'DELETE');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expectSoon(question).toBeHidden();
    await expectSoon(button).toBeFocused();
    await button.click();
    await expectSoon(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSoon(question).toBeHidden();
    await button.click();
    await expectSoon(question).toBeVisible();
    // The focus is on the harmless answer.
    await expectSoon(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSoon(question).toBeHidden();
    await expectSoon(cardOf(page, name)).toHaveCount(1);
    expect(deletions).toHaveLength(0);
  });

  test('a yes deletes; “a delete button X that shows ... while deleting”', async () => {
    const name = `Sí borrar ${spec.noun}`;
    const { page, button, confirm } = await askToDelete(name);
    const release = await hold(page, isRead(spec.table), 'DELETE');
    await confirm.click();
    await expectSoon(button).toHaveText('...');
    const deletion = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    release();
    // §7 “Remove the document by id”
    const { searchParams } = new URL((await deletion).url());
    expect(searchParams.get('id')).toMatch(/^eq\.[\da-f-]{36}$/u);
    await expectSoon(cardOf(page, name)).toHaveCount(0);
  });

  test('§8 a deletion that fails: the alert, and the card with its X', async () => {
    const name = `Imborrable ${spec.noun}`;
    const { page, allow, button, confirm } = await askToDelete(name);
    allow(browserLog);
    allow(/^No se pudo eliminar:/u);
    await page.route(isRead(spec.table), (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await confirm.click();
    await expectSoon(page.getByRole('alert')).toHaveText(spec.deleteFailure);
    await expectSoon(button).toHaveText('X');
    await expectSoon(cardOf(page, name)).toHaveCount(1);
  });
});

describe('§4 “After adding or deleting an upcoming match, the list is reloaded”', () => {
  test('both ask the database again', async () => {
    const { page, dialog, save } = await openDialog(dialogs[1]);
    await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
    await fill(dialog, dialogs[1], 'Se recarga');
    const reads = watchRequests(
      page,
      (url, request) =>
        isRead('upcoming_matches')(url) &&
        request.method() === 'GET' &&
        url.searchParams.has('order'),
    );
    await save.click();
    await expectSoon(cardOf(page, 'Se recarga')).toHaveCount(1);
    await expectSoon.poll(() => reads.length).toBeGreaterThan(0);
    const readsBefore = reads.length;
    await cardOf(page, 'Se recarga').getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectSoon(cardOf(page, 'Se recarga')).toHaveCount(0);
    await expectSoon.poll(() => reads.length).toBeGreaterThan(readsBefore);
  });
});

describe('§9 “Layering: modal 1100, overlay 1000, toast 1200”', () => {
  /** The stacking number that counts for an element: its own or that of what it stands in. */
  const layer = (locator: Locator) =>
    locator.evaluate((element) => {
      for (let node: Element | null = element; node !== null; node = node.parentElement) {
        const { zIndex } = getComputedStyle(node);
        if (zIndex !== 'auto') return Number(zIndex);
      }
      return null;
    });

  test('dialog, backdrop and message', async () => {
    const [spec] = dialogs;
    const { page, allow, dialog } = await openDialog(spec);
    allow(browserLog);
    allow(/^No se pudo eliminar:/u);
    expect(await layer(dialog)).toBe(1100);
    expect(await layer(page.locator('.mantine-Modal-overlay'))).toBe(1000);
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();

    await page.route(isRead(spec.table), (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await page
      .getByRole('button', { name: /^Eliminar / })
      .first()
      .click();
    const question = page.getByRole('dialog');
    await expectSoon(question).toBeVisible();
    expect(await layer(question)).toBe(1100);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    const message = page.getByRole('alert');
    await expectSoon(message).toBeVisible();
    expect(await layer(message)).toBe(1200);
  });

  test('a dialog covers the bar', async () => {
    const { page, dialog } = await openDialog(dialogs[0], phone);
    const isInFront = (locator: Locator, x: number, y: number) =>
      locator.evaluate(
        (element, [left = 0, top = 0]) => element.contains(document.elementFromPoint(left, top)),
        [x, y],
      );
    expect(await isInFront(page.getByRole('banner').first(), 40, 20)).toBe(false);
    const box = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(await isInFront(dialog, box.x + box.width / 2, box.y + 8)).toBe(true);
  });
});
