import { expect, test } from 'vitest';
import { pairsTable } from '../../../src/matches/tables.ts';
import { conditionsAfter, loadRows } from '../../../src/live/loadRows.ts';

type Row = { name: string; id: string };
const byName = {
  keys: [
    { column: 'name', of: ({ name }: Row) => name },
    { column: 'id', of: ({ id }: Row) => id },
  ],
};

test('a page begins after a row whose name has signs of PostgREST in it', () => {
  expect(conditionsAfter(byName, [String.raw`Los "Smash\", (1)`, '7'])).toEqual([
    ['name', String.raw`gte.Los "Smash\", (1)`],
    ['or', String.raw`(name.gt."Los \"Smash\\\", (1)",id.gt."7")`],
  ]);
});

test('a list is read to its end, a thousand rows at a time', async () => {
  const stored = Array.from({ length: 2000 }, (_, index) => ({
    id: String(index).padStart(4, '0'),
    name: 'Los Smash',
    category: 'Sexta Damas',
    players: null,
    created_at: '2026-11-20T12:00:00+00:00',
  }));
  const readRows = async (query: string) => {
    const [, last = ''] = /id\.gt\."(\d+)"/u.exec(decodeURIComponent(query)) ?? [];
    const limit = Number(/limit=(\d+)/u.exec(query)?.[1]);
    return stored.filter(({ id }) => id > last).slice(0, limit);
  };
  const request = {
    list: { order: 'name', isWhole: true },
    size: Infinity,
    signal: new AbortController().signal,
  };
  const { items, hasMore } = await loadRows(readRows, pairsTable, request);
  expect(items).toHaveLength(2000);
  expect(hasMore).toBe(false);
});
