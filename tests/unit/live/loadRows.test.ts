import { expect, test } from 'vitest';
import { pageSize } from '../../../src/live/listOrder.ts';
import type { ReadRows } from '../../../src/live/readRows.ts';
import { pairsTable } from '../../../src/matches/tables.ts';
import { conditionsAfter } from '../../../src/live/conditionsAfter.ts';
import { loadRows } from '../../../src/live/loadRows.ts';
import type { Pair } from '../../../src/padel/pair.ts';

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

const stored = Array.from({ length: 2000 }, (_, index) => ({
  id: String(index).padStart(4, '0'),
  name: `Pareja ${String(1999 - index).padStart(4, '0')}`,
  category: 'Sexta Damas',
  players: null,
  lines: [],
  created_at: '2026-11-20T12:00:00+00:00',
}));

/** A project that gives so many rows at once, and counts them or does not. */
function project(maxRows: number, counts = true) {
  let reads = 0;
  const readRows: ReadRows = async (query) => {
    reads += 1;
    const asked = new URLSearchParams(query.split('?')[1]);
    const after = asked.get('id')?.slice('gt.'.length) ?? '';
    const rows = stored.filter(({ id }) => id > after);
    const limit = Math.min(maxRows, Number(asked.get('limit')));
    return { rows: rows.slice(0, limit), count: counts ? rows.length : null };
  };
  return { readRows, reads: () => reads };
}

const { signal } = new AbortController();
const whole = { list: { order: 'name', isWhole: true }, size: Infinity, signal };

test.each([
  ['a thousand rows at a time', 1000, true, 2],
  ['a thousand rows at a time, of a database that does not count', 1000, false, 3],
  ['999 at a time, where a project gives no more', 999, true, 3],
  ['thirty at a time', 30, true, 67],
])('a list is read to its end, and is in its order: %s', async (_, maxRows, counts, most) => {
  const { readRows, reads } = project(maxRows, counts);
  const { items, hasMore } = await loadRows(readRows, pairsTable, whole);
  expect(items.map(({ name }) => name)).toEqual(stored.map(({ name }) => name).toReversed());
  expect(hasMore).toBe(false);
  expect(reads()).toBe(most);
});

test.each([
  ['all', (all: number) => all],
  ['fewer', (all: number) => Math.floor(all / 3)],
  ['none', () => 0],
])('half an answer is none, with a count of %s', async (_, count) => {
  const { readRows } = project(1000);
  const half: ReadRows = async (...request) => {
    const { rows, count: all } = await readRows(...request);
    // Every other row: what is missing lies above the last one.
    return { rows: rows.filter((_row, index) => index % 2 === 1), count: count(all ?? 0) };
  };
  await expect(loadRows(half, pairsTable, whole)).rejects.toThrow('no rows of pairs');
});

test('a list of which the database gives nothing, and counts more, is an error', async () => {
  const readRows: ReadRows = async () => ({ rows: [], count: 12 });
  await expect(loadRows(readRows, pairsTable, whole)).rejects.toThrow(/rows of pairs/u);
});

test('a page that is cut has the rows below it, and says that there are more', async () => {
  // The order of the list is that of the ids.
  const byId = {
    ...pairsTable,
    orders: { id: { keys: [{ column: 'id', of: ({ id }: Pair) => id }] } },
  };
  const request = { list: { order: 'id' }, size: pageSize, signal };
  const { items, hasMore } = await loadRows(project(12).readRows, byId, request);
  expect(items.map(({ id }) => id)).toEqual(stored.slice(0, 50).map(({ id }) => id));
  expect(hasMore).toBe(true);
  // The last fifty are a full page, and the end.
  const [after] = stored.slice(1949, 1950).flatMap((row) => pairsTable.parse(row) ?? []);
  const end = await loadRows(project(1000).readRows, byId, { ...request, after });
  expect([end.items.length, end.hasMore]).toEqual([50, false]);
});
