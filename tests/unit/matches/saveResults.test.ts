import { expect, test, vi } from 'vitest';
import { createSources } from '../../../src/live/sources.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { resultsAddition } from '../../../src/matches/saveResults.ts';
import { newResultWith, resultWith } from '../../../stories/fixtures/rows.ts';

test('a result that settles a match takes it from the announced ones at once', () => {
  const { tables } = createData(createSources('https://liga.example', 'key'));
  const announced = vi.spyOn(tables.upcomingMatches.lists, 'apply');
  const item = { id: 'typed', values: newResultWith({}), matchId: 'match' };
  resultsAddition(tables, [item]).apply?.([resultWith({ id: 'match' })]);
  expect(announced).toHaveBeenCalledExactlyOnceWith({ type: 'delete', id: 'match' }, null);
});
