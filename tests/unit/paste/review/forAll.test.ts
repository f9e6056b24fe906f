import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../../src/reading/csv.ts';
import { readResults } from '../../../../src/paste/readResults.ts';
import {
  applyToAll,
  decidedBy,
  winnerRules,
  withoutCategory,
  type ForAll,
  type ReviewedRow,
} from '../../../../src/paste/review/forAll.ts';
import { reviewItemOf, type ReviewItem } from '../../../../src/paste/review/reviewItem.ts';
import { reviewStates } from '../../../../src/paste/review/reviewState.ts';
import { importSheet } from '../../../../src/paste/sheets/importSheet.ts';
import type { ReadResult } from '../../../../src/paste/reading/readResult.ts';

const today = '2026-11-22';
const pairs = [
  ...['Los Smash', 'Doble Pared', 'La Víbora', 'Los Mellis'].map((name) => ({
    name,
    category: 'Sexta Libre',
    players: null,
  })),
  ...['Los Mellis', 'La Víbora'].map((name) => ({ name, category: 'Quinta Libre', players: null })),
];

function rowsOf(items: readonly ReviewItem[]): ReviewedRow[] {
  const states = reviewStates(items, [], today);
  return items.flatMap((item, index) => {
    const state = states[index];
    return state === undefined ? [] : [{ item, state }];
  });
}

const itemsOf = (read: readonly ReadResult[]) =>
  read.filter((row) => row.isResult).map((row, index) => reviewItemOf(row, `i${index}`));
const chat = (...lines: readonly string[]) =>
  rowsOf(itemsOf(readResults(lines.join('\n'), { pairs, matches: [], author: null, today })));
const table = (...lines: readonly string[]) =>
  rowsOf(itemsOf(importSheet(parseCsv(lines.join('\n')), { today, seasons: [] })?.results ?? []));

/** Each row after a choice: its state, who won, and the score. */
function after(choice: ForAll, rows: readonly ReviewedRow[]) {
  const next = applyToAll(choice, rows);
  return rowsOf(rows.map(({ item }) => next.get(item.id) ?? item)).map(
    ({ item, state }) =>
      `${state.kind} ${item.winner === 2 ? item.team2 : item.winner === 1 ? item.team1 : '?'} ${item.score}`,
  );
}

const counts = (rows: readonly ReviewedRow[]) =>
  winnerRules.map((rule) => decidedBy(rule, rows).length);

describe('who won, said once for all rows', () => {
  const open = chat('Los Smash vs Doble Pared 6-3 6-4', 'La Víbora x Doble Pared 3-6 4-6');

  it('is the first pair named, with the numbers in its favour', () => {
    expect(after({ kind: 'winners', rule: 'firstNamed' }, open)).toEqual([
      'ready Los Smash 6-3, 6-4',
      'ready La Víbora 6-3, 6-4',
    ]);
  });

  it('follows from the numbers, if these follow the order of the pairs', () => {
    expect(after({ kind: 'winners', rule: 'orderOfPairs' }, open)).toEqual([
      'ready Los Smash 6-3, 6-4',
      'ready Doble Pared 3-6, 4-6',
    ]);
  });

  it('is whom the words name, if the numbers are written from the winner’s side', () => {
    const rows = table(
      'Categoría;Pareja 1;Pareja 2;Resultado;Ganador',
      'Sexta Libre;Los Smash;Doble Pared;6-4 6-3;Doble Pared',
      'Sexta Libre;La Víbora;Los Mellis;4-6 3-6;La Víbora',
    );
    // The numbers of the second row are those of the loser.
    expect(counts(rows)).toEqual([0, 1, 0]);
    expect(after({ kind: 'winners', rule: 'winnersNumbers' }, rows)).toEqual([
      'ready Doble Pared 4-6, 3-6',
      'asks Los Mellis 4-6, 3-6',
    ]);
  });

  it.each([
    ['what is doubted', 'creo que Los Smash vs Doble Pared 6-3 6-4'],
    ['a broken-off match', 'Los Smash vs Doble Pared 6-3 2-0 ret'],
    ['who did not appear', 'Los Smash vs Doble Pared W.O.'],
    ['what the words say already', 'Los Smash le ganaron a Doble Pared 6-3 6-4'],
  ])('says nothing of %s', (_what, words) => {
    expect(counts(chat(words))).toEqual([0, 0, 0]);
  });
});

const choice: ForAll = { kind: 'category', category: 'Sexta Libre' };
const head = 'Pareja 1;Pareja 2;Resultado';

it('the category, said once for all rows, makes ready what lacked nothing else', () => {
  const rows = table(head, 'Los Smash;Doble Pared;6-4 6-3', 'La Víbora;Los Mellis;2-6 3-6');
  expect(withoutCategory(rows)).toHaveLength(2);
  expect(after(choice, rows)).toEqual(['ready Los Smash 6-4, 6-3', 'ready Los Mellis 2-6, 3-6']);
});

it('takes a name for a pair in all rows that have it', () => {
  const rows = table(
    'Categoría;Pareja 1;Pareja 2;Resultado',
    'Sexta Libre;Rodri Heredia;Doble Pared;6-4 6-3',
    'Sexta Libre;La Víbora;RODRI HEREDIA;6-1 6-1',
    'Sexta Libre;La Víbora;Doble Pared;6-2 6-2',
    'Quinta Libre;Rodri Heredia;Los Mellis;6-0 6-0',
  );
  const next = applyToAll(
    { kind: 'name', category: 'Sexta Libre', name: 'Rodri Heredia', pair: 'Los Smash' },
    rows,
  );
  expect([...next.values()].map(({ team1, team2 }) => `${team1}, ${team2}`)).toEqual([
    'Los Smash, Doble Pared',
    'La Víbora, Los Smash',
  ]);
});
