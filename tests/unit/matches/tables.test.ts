import { expect, test } from 'vitest';
import {
  latestPlayed,
  pairsTable,
  resultsTable,
  upcomingMatchesTable,
} from '../../../src/matches/tables.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

test('a match is in the lists of both its pairs', () => {
  const match = resultWith({ pair1Id: 'a', pair2Id: 'b' });
  const { pair } = resultsTable.filters;
  expect(['a', 'b', 'c'].filter((id) => pair.matches(match, id))).toEqual(['a', 'b']);
});

test('the home page’s results are those of matches to which somebody came', () => {
  const { played } = resultsTable.filters;
  const isListed = (score: string) => played.matches(resultWith({ score }), latestPlayed.played);
  expect(
    ['6-4, 6-3', 'W.O.', '6-4 2-1 ret.', '6-4, 3-6', 'Se suspendió'].filter(isListed),
  ).toHaveLength(5);
  expect(['No se jugó', 'no se jugo.', 'W.O. doble', 'doble WO'].filter(isListed)).toEqual([]);
});

test('what nobody came to is no new result', () => {
  const textOf = (score: string) => resultsTable.texts.announce(resultWith({ score }));
  expect(textOf('W.O.')).toMatch(/^Nuevo resultado: /u);
  expect(['No se jugó', 'W.O. doble'].map(textOf)).toEqual([null, null]);
});

test('the results of an evening are those of its date, and of the night after it', () => {
  const { evening } = resultsTable.filters;
  const isListed = (date: string, time: string | null) =>
    evening.matches(resultWith({ date, time }), '2026-12-31');
  expect([isListed('2026-12-31', null), isListed('2026-12-31', '23:00')]).toEqual([true, true]);
  expect([isListed('2027-01-01', '02:59'), isListed('2027-01-01', '03:00')]).toEqual([true, false]);
  expect([isListed('2026-12-31', '00:30'), isListed('2027-01-01', null)]).toEqual([false, false]);
});

test('every order ends with the id: no two rows share a position', () => {
  const orders = [resultsTable, upcomingMatchesTable, pairsTable].flatMap((table) =>
    Object.values(table.orders),
  );
  for (const { keys } of orders) expect(keys.at(-1)?.column).toBe('id');
});
