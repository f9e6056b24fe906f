import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrivals } from '../../../src/live/arrivals.ts';
import type { ListRequest } from '../../../src/live/listRequest.ts';
import { allItemsOf } from '../../../src/live/listState.ts';
import { openTable, recovery } from '../../../src/live/openTable.ts';
import { giveStart } from '../../../src/live/pageStart.ts';
import type { ReadRows } from '../../../src/live/readRows.ts';
import { offerSavedRows, type SavedRows } from '../../../src/live/savedRows.ts';
import { resultsTable } from '../../../src/matches/tables.ts';
import { answerOf, emptyResultColumns } from '../../support/rows.ts';

const row = (id: string, team1: string, date: string) => ({
  ...emptyResultColumns,
  id,
  team1,
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date,
  category: 'Sexta Libre',
  created_at: '2026-11-20T12:00:00+00:00',
});
type Row = ReturnType<typeof row>;

const fileOf = (rows: readonly Row[], isWhole = true): SavedRows => ({
  results: {
    of: { season: 'clausura-2026' },
    columns: Object.fromEntries(
      Object.keys(rows[0] ?? {}).map((name) => [name, rows.map((each) => Reflect.get(each, name))]),
    ),
    isWhole,
  },
});
let file: SavedRows;
const builtAt = Date.UTC(2026, 10, 20, 11, 15);

beforeEach(() => {
  file = fileOf([row('1', 'Vieja', '2026-11-19'), row('2', 'Nueva', '2026-11-20')]);
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(file));
  giveStart(() => ({ moment: builtAt, saysToday: false, search: '', rows: [] }));
  offerSavedRows('/assets/liga-1.json');
});
afterEach(() => {
  delete recovery.load;
  giveStart(() => undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A list on a page that has no rows of it. */
function open(
  readRows: ReadRows,
  list: ListRequest<'day', { season?: string; category?: string }>,
) {
  const arrivals = createArrivals(() => false);
  const { lists } = openTable(resultsTable, readRows, { arrivals });
  const causes: unknown[] = [];
  lists.onUpdate((cause) => causes.push(cause));
  const opened = lists.list(list);
  opened.watch(() => {});
  const teams = () => allItemsOf(opened.state()).map(({ team1 }) => team1);
  return { lists, list: opened, causes, teams, kind: () => opened.state().kind };
}

const silent: ReadRows = (_query, signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
const refused: ReadRows = () => Promise.reject(new Error('status 402'));

test.each([
  ['says nothing', silent, 2_500],
  ['refuses', refused, 100],
])(
  'a list of a database that %s has the rows of the build, in its order, with their age',
  async (_, readRows, ms) => {
    const { teams, causes, lists } = open(readRows, { order: 'day' });
    await vi.advanceTimersByTimeAsync(ms);
    expect(teams()).toEqual(['Nueva', 'Vieja']);
    expect(causes).toContain(builtAt);
    expect(lists.isCurrent()).toBe(false);
  },
);

test('the database that answers again takes their place', async () => {
  let answer = refused;
  const { teams, lists } = open((...request) => answer(...request), { order: 'day' });
  await vi.advanceTimersByTimeAsync(100);
  answer = async () => answerOf([row('3', 'De ahora', '2026-11-21')]);
  await vi.advanceTimersByTimeAsync(1_000);
  void lists.reload();
  await vi.advanceTimersByTimeAsync(100);
  expect(teams()).toEqual(['De ahora']);
  expect(lists.isCurrent()).toBe(true);
});

test('one that answers in time is not asked twice', async () => {
  const readRows = vi.fn<ReadRows>(async () => answerOf([row('3', 'De ahora', '2026-11-21')]));
  const { teams } = open(readRows, { order: 'day' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(teams()).toEqual(['De ahora']);
  expect(readRows).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['another season’s table', { season: 'apertura-2026', isWhole: true }, true],
  ['a whole table where the file has a part', { season: 'clausura-2026', isWhole: true }, false],
  ['another season’s list', { season: 'apertura-2026' }, true],
])('%s is not made of the rows of the build', async (_, list, isWhole) => {
  file = fileOf([row('1', 'Vieja', '2026-11-19')], isWhole);
  const { causes } = open(refused, { order: 'day', ...list });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(causes).not.toContain(builtAt);
  expect(causes).toContain('failure');
});

test('a category has its own rows, and the next list waits no more', async () => {
  file = fileOf([
    row('1', 'Vieja', '2026-11-19'),
    { ...row('2', 'Otra', '2026-11-20'), category: 'Quinta Libre' },
  ]);
  const { teams } = open(silent, { order: 'day', category: 'Quinta Libre' });
  await vi.advanceTimersByTimeAsync(2_100);
  expect(teams()).toEqual(['Otra']);
  const next = open(silent, { order: 'day', category: 'Sexta Libre' });
  await vi.advanceTimersByTimeAsync(100);
  expect(next.teams()).toEqual(['Vieja']);
});

test('of a long list the first fifty are shown, with more below, which the file does not give', async () => {
  file = fileOf(
    Array.from({ length: 60 }, (_, index) => row(`${100 + index}`, `P${index}`, '2026-11-20')),
  );
  const { teams, list } = open(refused, { order: 'day' });
  await vi.advanceTimersByTimeAsync(100);
  expect(teams()).toHaveLength(50);
  expect(list.state()).toMatchObject({ hasMore: true });
  list.loadMore();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(teams()).toHaveLength(50);
});

test('a file that could not be fetched is fetched again', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { teams } = open(refused, { order: 'day' });
  await vi.advanceTimersByTimeAsync(500);
  expect(teams()).toEqual([]);
  // The list asks once more by itself.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(teams()).toEqual(['Nueva', 'Vieja']);
});
