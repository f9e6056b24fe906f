import { expect, test } from 'vitest';
import { pairsTable, resultsTable, upcomingMatchesTable } from '../../../src/matches/tables.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

test('a match is in the lists of both its pairs', () => {
  const match = resultWith({ pair1Id: 'a', pair2Id: 'b' });
  const { pair } = resultsTable.filters;
  expect(['a', 'b', 'c'].filter((id) => pair.matches(match, id))).toEqual(['a', 'b']);
});

test('every order ends with the id: no two rows share a position', () => {
  const orders = [resultsTable, upcomingMatchesTable, pairsTable].flatMap((table) =>
    Object.values(table.orders),
  );
  for (const { keys } of orders) expect(keys.at(-1)?.column).toBe('id');
});
