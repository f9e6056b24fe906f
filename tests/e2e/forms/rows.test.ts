import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cutTexts } from '../../support/layout.ts';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { cardsOf, expectSoon, mainOf, readFailure } from '../../support/page.ts';
import { isRead, matchRow, openWithoutRows, resultRow } from '../../support/requests.ts';
import { smallestPhone } from '../../support/screens.ts';

// Rows that no constraint admits today: an older table, a migration that went wrong, another program
// with the secret key. Each is shown as far as it can be, and the others are shown as always.

const league = leagueForThisFile();

async function answer(page: Page, table: 'results' | 'upcoming_matches', rows: readonly unknown[]) {
  await page.unrouteAll();
  await openWithoutRows(page);
  await page.route(isRead(table), (route) => route.fulfill({ json: rows }));
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
    'words without an end': { team1: word, team2: word, [text]: word },
    'an invalid day': { date: '2026-02-30', time: '24:61:00' },
    'objects and lists': { team1: {}, team2: ['a'], [text]: { toString: 'x' }, date: [] },
    'unknown columns': { extra: 'x', __proto__: { team1: 'x' }, constructor: 'x', toString: 'x' },
    'texts without an end': { team1: long, team2: long, [text]: long },
    'a day far away': { date: '20000-01-01', time: '' },
    'a day in words': { date: 'mañana', time: '7pm' },
    markup: { team1: '<img src=x onerror="document.title=1">', [text]: '<script>1</script>' },
    'writing that turns around': { team1: '\u202eabc', team2: '\u2067abc', [text]: '\u202e' },
  };

  test('odd ones are shown, cut nothing, and harm no other', { timeout: 120_000 }, async () => {
    const { page } = await prepare(league, smallestPhone);
    for (const [name, changes] of Object.entries(odd)) {
      await answer(page, table, [good[1], { ...row(50), ...changes }, good[0]]);
      await page.goto(path);
      const main = mainOf(page);
      await expectSoon(main.getByText('La última', { exact: true }), name).toBeVisible();
      await expectSoon(main.getByText('La primera', { exact: true }), name).toBeAttached();
      await expectSoon(cardsOf(page), name).toHaveCount(3);
      expect(await cutTexts(page), name).toEqual([]);
      expect(await main.innerText(), name).not.toMatch(/undefined|NaN|Invalid|\[object/u);
    }
  });

  test('a row that belongs to no list is left out; a response without rows is an error', async () => {
    const { page, allow } = await prepare(league);
    allow(readFailure);
    const wrong = [{ id: null }, { category: null }, { created_at: null }];
    const none = wrong.map((columns) => ({ ...row(50), ...columns }));
    await answer(page, table, [good[1], ...none, good[0]]);
    await page.goto(path);
    await expectSoon(cardsOf(page)).toHaveCount(2);
    await answer(page, table, [null, 7, 'x', [], {}]);
    await page.reload();
    await expectSoon(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
