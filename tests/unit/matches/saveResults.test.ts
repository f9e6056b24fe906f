import { expect, test, vi } from 'vitest';
import { createSources } from '../../../src/live/sources.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { resultsAddition } from '../../../src/matches/saveResults.ts';
import { newResultWith, resultWith } from '../../../stories/fixtures/rows.ts';

const values = newResultWith({});

test('a result that settles a match takes it from the announced ones at once', () => {
  const { tables } = createData(createSources('https://liga.example', 'key'));
  const announced = vi.spyOn(tables.upcomingMatches.lists, 'apply');
  const shown = vi.spyOn(tables.results.lists, 'apply');
  const items = [
    { id: 'typed', values, matchId: 'match' },
    { id: 'alone', values, matchId: null },
    // An earlier attempt stored it under its own id: its match stays announced.
    { id: 'stored', values, matchId: 'other match' },
  ];
  const { ids, apply } = resultsAddition(tables, items);
  expect(ids).toEqual(['match', 'alone', 'other match']);
  const saved = ['match', 'alone', 'stored'].map((id) => resultWith({ id }));
  apply?.(saved);
  expect(announced).toHaveBeenCalledExactlyOnceWith({ type: 'delete', id: 'match' }, null);
  expect(shown.mock.calls).toEqual(
    saved.map((item) => [{ type: 'upsert', id: item.id, item }, null]),
  );
});
