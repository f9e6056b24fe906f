import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setVisibility } from '../../support/clock.ts';
import { addButton } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import {
  browserLog,
  cardsOf,
  deleteButtonOf,
  expectLive,
  expectSoon,
  listOf,
  mainOf,
  readFailure,
} from '../../support/page.ts';
import { phone } from '../../support/screens.ts';
import { failReads, fakeRows, hold, isRead, matchRow, resultRow } from '../../support/requests.ts';

const league = leagueForThisFile();

const lists = [
  {
    path: '/resultados',
    table: 'results',
    title: 'Últimos Resultados',
    row: resultRow,
    loading: 'Cargando resultados...',
    empty: 'No hay resultados disponibles',
    error: 'Error al cargar los resultados. Intenta de nuevo más tarde.',
    banner: 'ℹ️ Solo los administradores pueden agregar o eliminar resultados.',
    add: 'Agregar Resultado',
  },
  {
    path: '/proximos-partidos',
    table: 'upcoming_matches',
    title: 'Próximos Partidos',
    row: matchRow,
    loading: 'Cargando próximos partidos...',
    empty: 'No hay próximos partidos disponibles',
    error: 'Error al cargar los próximos partidos. Intenta de nuevo más tarde.',
    banner: 'ℹ️ Solo los administradores pueden agregar o eliminar próximos partidos.',
    add: 'Agregar Partido',
  },
] as const;

async function prepareFailing() {
  const { page, allow } = await prepare(league);
  allow(browserLog);
  allow(readFailure);
  const logged = () => page.waitForEvent('console', (line) => readFailure.test(line.text()));
  return { page, logged };
}

describe.each(lists)('The list at $path', (list) => {
  const { path, table, title } = list;

  async function openWithOneRow(page: Page) {
    await page.clock.install();
    await fakeRows(page, table, [list.row(1)]);
    await page.goto(path);
    await expectLive(page);
    await expectSoon(cardsOf(page, title)).toHaveCount(1);
  }

  test('a visitor reads the title, the cards and the banner, and finds no button', async () => {
    const { page } = await league.visit(path);
    await expectSoon(listOf(page, title).getByRole('heading', { name: title })).toBeVisible();
    await expectSoon(cardsOf(page, title).first()).toBeVisible();
    await expectSoon(page.getByText(list.banner)).toBeInViewport();
    await expectSoon(page.getByRole('button', { name: /Agregar|Eliminar/ })).toHaveCount(0);
  });

  test('the admin sees a delete button on every card, an add button and no banner', async () => {
    const { page } = await league.visitAs('admin', path);
    await expectSoon(addButton(page, { title: list.add })).toBeVisible();
    await expectSoon(page.getByText('ℹ️')).toHaveCount(0);
    await expectSoon(deleteButtonOf(page).first()).toBeVisible();
    await expectSoon(cardsOf(page).filter({ hasNot: deleteButtonOf(page) })).toHaveCount(0);
    expect(new Set(await deleteButtonOf(page).allTextContents())).toEqual(new Set(['X']));
  });

  test('loading: says so until the first response; empty: says so', async () => {
    const { page } = await prepare(league);
    await fakeRows(page, table, []);
    // The route that was added last is asked first.
    const release = await hold(page, isRead(table));
    await page.goto(path);
    await expectSoon(page.getByText(list.loading)).toBeVisible();
    await expectSoon(page.getByText(list.empty)).toHaveCount(0);
    release();
    await expectSoon(page.getByText(list.empty)).toBeVisible();
    await expectSoon(page.getByText(list.loading)).toHaveCount(0);
  });

  test('a load error is shown where the list is empty, logged, and tried again by hand', async () => {
    const { page, logged } = await prepareFailing();
    // A confirmed channel would load the list before the click.
    await page.routeWebSocket(/realtime/, () => {});
    await failReads(page, table);
    const line = logged();
    await page.goto(path);
    await expectSoon(page.getByRole('alert')).toContainText(list.error);
    await line;
    await expectSoon(page.getByText(list.loading)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectSoon(cardsOf(page, title).first()).toBeVisible();
    await expectSoon(page.getByText(list.error)).toHaveCount(0);
  });

  test('with rows present, neither the loading text nor the error replaces them', async () => {
    const { page, logged } = await prepareFailing();
    await openWithOneRow(page);
    const release = await hold(page, isRead(table));
    const request = page.waitForRequest((asked) => isRead(table)(new URL(asked.url())));
    await returnFromBackground(page);
    await request;
    await expectSoon(cardsOf(page, title)).toHaveCount(1);
    await expectSoon(page.getByText(list.loading)).toHaveCount(0);
    const response = page.waitForResponse((answered) => isRead(table)(new URL(answered.url())));
    release();
    await (await response).finished();
    await failReads(page, table);
    const line = logged();
    await returnFromBackground(page);
    await line;
    await expectSoon(cardsOf(page, title)).toHaveCount(1);
    await expectSoon(page.getByText(list.error)).toHaveCount(0);
  });
});

/** A page that was away for a minute asks for its lists again. */
async function returnFromBackground(page: Page) {
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(60_000);
  await setVisibility(page, 'visible');
}

test('a list stays filtered: in its address, and on the device for the other list', async () => {
  const { page } = await league.visit('/resultados', phone);
  const chip = (name: string) =>
    page.getByRole('navigation', { name: 'Filtrar por categoría' }).getByRole('link', { name });
  await expectLive(page);
  await expectSoon(chip('Pendientes')).toHaveCount(0);
  await chip('Sexta Damas').click();
  await expectSoon(page).toHaveURL(/\?categoria=sexta-damas$/u);
  await expectSoon(listOf(page, 'Últimos Resultados - Sexta Damas')).toBeVisible();
  await page.goto('/proximos-partidos');
  await expectSoon(page).toHaveURL(/\?categoria=sexta-damas$/u);
  await expectSoon(chip('Sexta Damas')).toHaveAttribute('aria-current', 'true');
  await expectSoon(listOf(page, 'Próximos Partidos - Sexta Damas')).toBeVisible();
  // What an address says comes first, in any case, and is not kept.
  await page.goto('/resultados?categoria=Quinta-LIBRE');
  await expectSoon(page).toHaveURL(/\?categoria=quinta-libre$/u);
  await expectSoon(chip('Quinta Libre')).toHaveAttribute('aria-current', 'true');
  await page.goto('/resultados');
  await expectSoon(chip('Sexta Damas')).toHaveAttribute('aria-current', 'true');
  await chip('Todas').click();
  await expectSoon(page).toHaveURL(/\?categoria=todas$/u);
  await page.goto('/proximos-partidos');
  await expectSoon(chip('Todas')).toHaveAttribute('aria-current', 'true');
});

test.each(['/resultados', '/proximos-partidos'])(
  '*Pendientes* leads the administrator to what waits for a result: %s',
  async (path) => {
    const { page } = await league.visitAs('admin', path, phone);
    await mainOf(page).getByRole('link', { name: 'Pendientes' }).click();
    await expectSoon(page).toHaveURL(/\?categoria=pendientes$/u);
    const pending = listOf(page, 'Pendientes de resultado');
    await expectSoon(
      pending.getByRole('button', { name: /Cargar resultado/u }).first(),
    ).toBeVisible();
    await expectSoon(listOf(page, 'Últimos Resultados')).toHaveCount(0);
  },
);

describe('The cards', () => {
  test('a result shows both pairs, category, score and date', async () => {
    const { page } = await prepare(league);
    await page.clock.setFixedTime('2026-03-10T15:00:00Z');
    await fakeRows(page, 'results', [
      resultRow(1, { team1: 'Los Smash', team2: 'Doble Pared', score: '6-4, 3-6, [10-8]' }),
      resultRow(2, { team1: 'Las Bandejas', team2: 'Globo', score: 'suspendido por lluvia' }),
    ]);
    await page.goto('/resultados');
    const card = cardsOf(page).filter({ hasText: 'Los Smash' });
    for (const text of ['Los Smash', 'Doble Pared']) {
      await expectSoon(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expectSoon(card.getByRole('link', { name: 'Sexta Libre' })).toBeVisible();
    await expectSoon(page.getByRole('heading', { name: 'dom 1 mar' })).toBeVisible();
    // A score that is not understood is shown as it was typed.
    await expectSoon(page.getByText('suspendido por lluvia', { exact: true })).toBeVisible();
    const spoken =
      'Victoria de Los Smash ante Doble Pared por 6 a 4, 3 a 6 y 10 a 8 en el súper tie-break. Sexta Libre, domingo 1 de marzo de 2026.';
    await expectSoon(card.getByRole('article', { name: spoken })).toBeAttached();
  });

  test('a match shows both pairs, category, date, time and place', async () => {
    const { page } = await prepare(league);
    const location = 'Club Norte, cancha 2';
    const teams = { team1: 'Los Smash', team2: 'Doble Pared' };
    await fakeRows(page, 'upcoming_matches', [matchRow(1, { ...teams, location })]);
    await page.goto('/proximos-partidos');
    const card = cardsOf(page);
    for (const text of ['Los Smash', 'Doble Pared', '20:30', location]) {
      await expectSoon(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expectSoon(card.getByRole('link', { name: 'Sexta Libre' })).toBeVisible();
    const spoken =
      'Los Smash contra Doble Pared. Sexta Libre, domingo 1 de marzo de 2099 a las 20:30, Club Norte, cancha 2.';
    await expectSoon(card.getByRole('article', { name: spoken })).toBeAttached();
  });
});

// Every day and hour in every zone: `tests/unit/padel/spanishDate.test.ts`.
test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'dates and times are never a day off, in a browser at %s',
  async (timezoneId) => {
    const { page } = await prepare(league, { timezoneId });
    // In the league's zone it is half past eleven in the evening of March 10th.
    await page.clock.setFixedTime('2026-03-11T02:30:00Z');
    await fakeRows(page, 'results', [
      resultRow(3, { date: '2026-03-10' }),
      resultRow(2, { date: '2026-03-09' }),
      resultRow(1, { date: '2025-12-31' }),
    ]);
    await fakeRows(page, 'upcoming_matches', [
      matchRow(1, { date: '2026-03-10', time: '23:45:00' }),
      matchRow(2, { date: '2026-03-11', time: '00:00:00' }),
    ]);
    const times = async () => (await mainOf(page).locator('time').allTextContents()).join(' ');
    await page.goto('/resultados');
    await expectSoon.poll(times).toMatch(/^Hoy.* Ayer.* mié 31 dic 2025/u);
    await page.goto('/proximos-partidos');
    await expectSoon.poll(times).toMatch(/^Hoy.*23:45.*Mañana.*00:00/u);
  },
);
