import { afterAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { desktop, phone } from '../support/league.ts';
import { cutTexts } from '../support/layout.ts';
import { isRead, matchRow, resultRow, watchRequests } from '../support/requests.ts';
import { expectSoon, leagueForThisFile, prepare } from '../support/visits.ts';

// Rows as no constraint lets them be today: an older table, a migration that went wrong, another
// program with the service key. Each is shown as far as it can be, and harms none of the others.

const league = leagueForThisFile();
let handled = 0;
let tried = 0;

afterAll(() => {
  console.info(`bad rows handled: ${handled} of ${tried}`);
});

type Rows = readonly unknown[];

async function answer(page: Page, table: 'results' | 'upcoming_matches', rows: Rows) {
  await page.route(isRead(table), (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: rows }) : route.fallback(),
  );
}

const long = 'Interminable '.repeat(800).slice(0, 10_000);
const word = 'x'.repeat(10_000);

const tables = [
  { path: '/resultados', table: 'results', row: resultRow, text: 'score' },
  { path: '/proximos-partidos', table: 'upcoming_matches', row: matchRow, text: 'location' },
] as const;

describe.each(tables)('Rows of $table', ({ path, table, row, text }) => {
  const good = [row(1, { team1: 'La primera' }), row(99, { team1: 'La última' })];
  const odd: Readonly<Record<string, object>> = {
    'null everywhere it can be': { team1: null, team2: null, [text]: null, date: null, time: null },
    numbers: { team1: 7, team2: 0, [text]: 64, date: 20_260_101, time: 2030 },
    'objects and lists': { team1: {}, team2: ['a'], [text]: { toString: 'x' }, date: [] },
    'unknown columns': { extra: 'x', __proto__: { team1: 'x' }, constructor: 'x', toString: 'x' },
    'texts without an end': { team1: long, team2: long, [text]: long },
    'words without an end': { team1: word, team2: word, [text]: word },
    'a day that is none': { date: '2026-02-30', time: '24:61:00' },
    'a day far away': { date: '20000-01-01', time: '' },
    'a day in words': { date: 'mañana', time: '7pm' },
    markup: { team1: '<img src=x onerror="document.title=1">', [text]: '<script>1</script>' },
    'writing that turns around': { team1: '\u202eabc', team2: '\u2067abc', [text]: '\u202e' },
  };

  test.each(Object.entries(odd))('%s', async (_name, changes) => {
    tried += 1;
    const { page } = await prepare(league, { ...phone, viewport: { width: 320, height: 640 } });
    await answer(page, table, [good[1], { ...row(50), ...changes }, good[0]]);
    await page.goto(path);
    const main = page.getByRole('main');
    await expectSoon(main.getByText('La última', { exact: true })).toBeVisible();
    await expectSoon(main.getByText('La primera', { exact: true })).toBeAttached();
    await expectSoon(main.getByRole('listitem')).toHaveCount(3);
    expect(await cutTexts(page)).toEqual([]);
    expect(await main.innerText()).not.toMatch(/undefined|NaN|Invalid|\[object/u);
    handled += 1;
  });

  test('what is no row is left out, and the others stand', async () => {
    tried += 1;
    const { page } = await prepare(league, desktop);
    const none = [
      null,
      7,
      'x',
      [],
      {},
      { ...row(50), id: null },
      { ...row(51), category: 'Novena' },
    ];
    await answer(page, table, [good[1], ...none, { ...row(52), created_at: null }, good[0]]);
    await page.goto(path);
    await expectSoon(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    handled += 1;
  });
});

describe('So many rows', () => {
  const insert = (rows: number) =>
    league.supabase.database.exclusive((postgres) =>
      postgres.exec(
        `delete from public.results;
         insert into public.results (team1, team2, score, date, category, created_at)
         select 'Local ' || n, 'Visitante ' || n, '6-4, 6-3', '2026-03-01', 'Sexta Libre',
           '2026-03-01'::timestamptz + n * interval '1 second'
         from generate_series(1, ${rows}) as n`,
      ),
    );

  test.each([0, 1, 50, 51, 5000])('%i: the newest fifty at most, in one answer', async (rows) => {
    tried += 1;
    await insert(rows);
    const { page } = await prepare(league, desktop);
    const reads = watchRequests(page, isRead('results'));
    await page.goto('/resultados');
    const main = page.getByRole('main');
    if (rows === 0) await expectSoon(main.getByText('No hay resultados disponibles')).toBeVisible();
    await expectSoon(main.getByRole('listitem')).toHaveCount(Math.min(rows, 50));
    if (rows > 0) {
      await expectSoon(main.getByRole('listitem').first()).toContainText(`Local ${rows}`);
    }
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.map((url) => url.searchParams.get('limit'))).toEqual(reads.map(() => '50'));
    await expectSoon(page.getByRole('button', { name: /más/u })).toHaveCount(rows >= 50 ? 1 : 0);
    handled += 1;
  });
});
