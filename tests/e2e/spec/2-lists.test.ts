import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setVisibility } from '../support/clock.ts';
import {
  failReads,
  fakeRows,
  hold,
  isRead,
  matchRow,
  resultRow,
  type TableName,
} from '../support/requests.ts';
import {
  browserLog,
  leagueForThisFile,
  prepare,
  readFailure,
  expectSoon,
} from '../support/visits.ts';

const league = leagueForThisFile();

const lists = [
  {
    path: '/resultados',
    table: 'results',
    title: 'Últimos Resultados',
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
    loading: 'Cargando próximos partidos...',
    empty: 'No hay próximos partidos disponibles',
    error: 'Error al cargar los próximos partidos. Intenta de nuevo más tarde.',
    banner: 'ℹ️ Solo los administradores pueden agregar o eliminar próximos partidos.',
    add: 'Agregar Partido',
  },
] as const;

function list(page: Page, title: string) {
  const region = page.getByRole('region', { name: title, exact: true });
  return { region, cards: region.getByRole('listitem') };
}

describe.each(lists)(
  '§2 Lists: $path',
  ({ path, table, title, loading, empty, error, banner, add }) => {
    test('a visitor reads the title, the cards and the banner, and finds no button', async () => {
      const { page } = await league.visit(path);
      const { region, cards } = list(page, title);
      await expectSoon(region.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expectSoon(cards.first()).toBeVisible();
      await expectSoon(page.getByText(banner)).toBeVisible();
      await expectSoon(page.getByRole('button', { name: /Agregar|Eliminar/ })).toHaveCount(0);
    });

    test('“Admins see on every card a delete button X”, an add button and no banner', async () => {
      const { page } = await league.visitAsAdmin(path);
      const { cards } = list(page, title);
      await expectSoon(page.getByRole('button', { name: add })).toBeVisible();
      await expectSoon(page.getByText('ℹ️')).toHaveCount(0);
      const deleteButton = page.getByRole('button', { name: /^Eliminar / });
      const deleteButtons = cards.locator(deleteButton);
      await expectSoon(deleteButtons).not.toHaveCount(0);
      await expectSoon(cards.filter({ hasNot: deleteButton })).toHaveCount(0);
      expect(new Set(await deleteButtons.allTextContents())).toEqual(new Set(['X']));
    });

    test('empty: says so', async () => {
      const { page } = await prepare(league);
      await fakeRows(page, table, []);
      await page.goto(path);
      await expectSoon(page.getByText(empty)).toBeVisible();
      await expectSoon(page.getByText(loading)).toHaveCount(0);
    });

    test('loading: says so until the first answer', async () => {
      const { page } = await prepare(league);
      const release = await hold(page, isRead(table));
      await page.goto(path);
      await expectSoon(page.getByText(loading)).toBeVisible();
      await expectSoon(page.getByText(empty)).toHaveCount(0);
      release();
      await expectSoon(list(page, title).cards.first()).toBeVisible();
      await expectSoon(page.getByText(loading)).toHaveCount(0);
    });

    test('§8 “Load errors (shown when the list is empty)”, logged, and tried again by hand', async () => {
      const { page, allow } = await prepare(league);
      allow(browserLog);
      allow(readFailure);
      await failReads(page, table);
      const logged = page.waitForEvent('console', (message) => readFailure.test(message.text()));
      await page.goto(path);
      await expectSoon(page.getByRole('alert')).toContainText(error);
      await logged;
      await expectSoon(page.getByText(loading)).toHaveCount(0);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expectSoon(list(page, title).cards.first()).toBeVisible();
      await expectSoon(page.getByText(error)).toHaveCount(0);
    });

    test('§4 “The loading text shows only if no list is already present”', async () => {
      const { page } = await prepare(league);
      await openWithOneRow(page, path, table);
      const { cards } = list(page, title);
      const release = await hold(page, isRead(table));
      const request = page.waitForRequest((asked) => isRead(table)(new URL(asked.url())));
      await returnFromBackground(page);
      await request;
      await expectSoon(cards).toHaveCount(1);
      await expectSoon(page.getByText(loading)).toHaveCount(0);
      await fakeRows(page, table, [row(table, 2), row(table, 1)]);
      release();
      await expectSoon(cards).toHaveCount(1);
    });

    test('§4 “On error with an empty list the error message is shown”, and with rows they stay', async () => {
      const { page, allow } = await prepare(league);
      allow(browserLog);
      allow(readFailure);
      await openWithOneRow(page, path, table);
      await failReads(page, table);
      const logged = page.waitForEvent('console', (message) => readFailure.test(message.text()));
      await returnFromBackground(page);
      await logged;
      await expectSoon(list(page, title).cards).toHaveCount(1);
      await expectSoon(page.getByText(error)).toHaveCount(0);
    });
  },
);

function row(table: TableName, number: number) {
  return table === 'results' ? resultRow(number) : matchRow(number);
}

async function openWithOneRow(page: Page, path: string, table: TableName) {
  await page.clock.install();
  await fakeRows(page, table, [row(table, 1)]);
  await page.goto(path);
  await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
  await expectSoon(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
}

/** A page that was away for a minute asks for its lists again. */
async function returnFromBackground(page: Page) {
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(60_000);
  await setVisibility(page, 'visible');
}

describe('§2 Cards', () => {
  test('“Each card shows team1, team2, category, score and date”', async () => {
    const { page } = await prepare(league);
    await page.clock.setFixedTime('2026-03-10T15:00:00Z');
    await fakeRows(page, 'results', [
      resultRow(1, { team1: 'Los Smash', team2: 'Doble Pared', score: '6-4, 3-6, [10-8]' }),
      resultRow(2, { team1: 'Las Bandejas', team2: 'Globo', score: 'suspendido por lluvia' }),
    ]);
    await page.goto('/resultados');
    const card = page.getByRole('article').first();
    for (const text of ['Los Smash', 'Doble Pared', 'Sexta Libre', 'dom 1 mar']) {
      await expectSoon(card.getByText(text, { exact: true })).toBeVisible();
    }
    // Line by line, as a scoreboard is read.
    await expectSoon(card).toContainText(/Los Smash6310\D*Doble Pared468/);
    // A score that is not understood is shown as it was typed.
    await expectSoon(page.getByText('suspendido por lluvia', { exact: true })).toBeVisible();
    // The same for those who hear the page.
    await expectSoon(
      card.getByRole('heading', {
        name: 'Victoria de Los Smash ante Doble Pared por 6 a 4, 3 a 6 y 10 a 8 en el súper tie-break. Sexta Libre, domingo 1 de marzo de 2026.',
      }),
    ).toBeAttached();
  });

  test('“team1, team2, category, date, time and location (location in place of score)”', async () => {
    const { page } = await prepare(league);
    await fakeRows(page, 'upcoming_matches', [
      matchRow(1, { team1: 'Los Smash', team2: 'Doble Pared', location: 'Club Norte, cancha 2' }),
    ]);
    await page.goto('/proximos-partidos');
    const card = page.getByRole('article');
    const shown = [
      'Los Smash',
      'Doble Pared',
      'Sexta Libre',
      'dom 1 mar 2099',
      '20:30',
      'Club Norte, cancha 2',
    ];
    for (const text of shown) {
      await expectSoon(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expectSoon(
      card.getByRole('heading', {
        name: 'Los Smash contra Doble Pared. Sexta Libre, domingo 1 de marzo de 2099 a las 20:30, Club Norte, cancha 2.',
      }),
    ).toBeAttached();
  });
});

describe('§3 Dates are civil dates: “date-input string”, “time-input string”', () => {
  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/Argentina/Cordoba'])(
    'never a day off, in a browser at %s',
    async (timezoneId) => {
      const { page } = await prepare(league, { timezoneId });
      // In the league's zone it is half past eleven in the evening of March 10th.
      await page.clock.setFixedTime('2026-03-11T02:30:00Z');
      await fakeRows(page, 'results', [
        resultRow(4, { date: '2026-03-10' }),
        resultRow(3, { date: '2026-03-09' }),
        resultRow(2, { date: '2026-03-01' }),
        resultRow(1, { date: '2025-12-31' }),
      ]);
      await fakeRows(page, 'upcoming_matches', [
        matchRow(1, { date: '2026-03-10', time: '23:45:00' }),
        matchRow(2, { date: '2026-03-11', time: '00:00:00' }),
        matchRow(3, { date: '2026-03-12', time: '07:05:00' }),
        matchRow(4, { date: '2026-03-10', time: '23:00:00' }),
      ]);
      await page.goto('/resultados');
      const days = page.getByRole('main').getByRole('listitem').locator('time');
      await expectSoon(days).toHaveText(['Hoy', 'Ayer', 'dom 1 mar', 'mié 31 dic 2025']);
      await page.goto('/proximos-partidos');
      await expectSoon(days).toHaveText([
        'Hoy',
        '23:45',
        'Mañana',
        '00:00',
        'jue 12 mar',
        '07:05',
        'Hoy',
        '23:00',
      ]);
    },
  );
});
