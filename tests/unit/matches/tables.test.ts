import { expect, test } from 'vitest';
import { resultsTable } from '../../../src/matches/tables.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

test('a match is in the lists of both its pairs', () => {
  const match = resultWith({ pair1Id: 'a', pair2Id: 'b' });
  const { pair } = resultsTable.filters;
  expect(['a', 'b', 'c'].filter((id) => pair.matches(match, id))).toEqual(['a', 'b']);
});
