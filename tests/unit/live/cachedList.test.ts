import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createArrivals } from '../../../src/live/arrivals.ts';
import type { EarlyList } from '../../../src/live/earlyRows.ts';
import { allItemsOf, itemsOf } from '../../../src/live/listState.ts';
import { openTable } from '../../../src/live/openTable.ts';
import type { ReadRows } from '../../../src/live/readRows.ts';
import { resultsTable, upcomingMatchesTable } from '../../../src/matches/tables.ts';
import type { Result } from '../../../src/padel/result.ts';

const row = (team1: string) => ({
  id: '8f14e45f-ceea-467f-a0e6-8d2b1c9d1a01',
  team1,
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  winner: null,
  date: '2026-11-20',
  time: null,
  location: null,
  category: 'Sexta Libre',
  pair1_id: null,
  pair2_id: null,
  created_at: '2026-11-20T12:00:00+00:00',
  corrected_at: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A list whose reads are answered one after the other. */
function open(...answers: ReadRows[]) {
  return openWith(undefined, ...answers);
}

/** Opens a list on a page that showed `early` before React started. */
function openWith(early: EarlyList<Result> | undefined, ...answers: ReadRows[]) {
  let reads = 0;
  const readRows: ReadRows = (...request) => {
    const answer = answers[reads] ?? answers.at(-1);
    reads += 1;
    return answer === undefined ? Promise.reject(new Error('no answer')) : answer(...request);
  };
  const causes: unknown[] = [];
  const arrivals = createArrivals(() => false);
  const { lists } = openTable(resultsTable, readRows, {
    clock: () => ({ date: '2026-11-22', time: '12:00' }),
    arrivals,
    earlyList: () => early,
  });
  lists.onUpdate((cause) => causes.push(cause));
  const list = lists.list({ order: 'entry' });
  list.watch(() => {});
  return { cache: lists, list, arrivals, causes, team: () => itemsOf(list.state())[0]?.team1 };
}
const fromCache: ReadRows = (_query, _signal, onCached) => {
  onCached?.(1000);
  return Promise.resolve([row('Guardado')]);
};

test('rows of an earlier visit are shown, with their time, until the network has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
  const { cache, causes, team } = open(fromCache, () => promise);
  await vi.advanceTimersByTimeAsync(0);
  expect(team()).toBe('Guardado');
  expect(causes).toContain(1000);
  expect(cache.isCurrent()).toBe(false);
  resolve([row('De ahora')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(team()).toBe('De ahora');
  expect(cache.isCurrent()).toBe(true);
});

describe('rows that the page showed before React started', () => {
  const items = [row('Guardado')]
    .map((each) => resultsTable.parse(each))
    .filter((item) => item !== null);
  const rows = { items, hasMore: false };
  const shown = { loaded: rows, visible: rows };

  test('are not read again', async () => {
    const { cache, team } = openWith({ ...shown, isCached: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(team()).toBe('Guardado');
    expect(cache.isCurrent()).toBe(true);
    expect(cache.hasFailed()).toBe(false);
  });

  test('are confirmed by the network, if the service worker had cached them', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
    const { cache, team } = openWith({ ...shown, isCached: true }, () => promise);
    expect(team()).toBe('Guardado');
    expect(cache.isCurrent()).toBe(false);
    resolve([row('De ahora')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(team()).toBe('De ahora');
    expect(cache.isCurrent()).toBe(true);
  });

  test('are read again by a list that is opened after the page was found to be outdated', async () => {
    const { cache } = openWith({ ...shown, isCached: false }, async () => [row('De ahora')]);
    await cache.reload();
    const late = cache.list({ order: 'day' });
    late.watch(() => {});
    expect(cache.isCurrent()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(itemsOf(late.state())[0]?.team1).toBe('De ahora');
    expect(cache.isCurrent()).toBe(true);
  });
});

test('without a network cached rows stay, and the list says that it could not be loaded', async () => {
  const { cache, team } = open(fromCache, fromCache, fromCache);
  await vi.advanceTimersByTimeAsync(5000);
  expect(team()).toBe('Guardado');
  expect(cache.hasFailed()).toBe(true);
  expect(cache.isCurrent()).toBe(false);
});

test('a row that arrives while the visitor reads further down is withheld until it is asked for', async () => {
  const arrivals = createArrivals(() => true);
  const [shown, arrived] = [row('De antes'), { ...row('De ahora'), id: '2' }];
  const { lists, receive } = openTable(resultsTable, async () => [shown], {
    clock: () => ({ date: '2026-11-22', time: '12:00' }),
    arrivals,
  });
  const list = lists.list({ order: 'entry' });
  list.watch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const before = list.state();
  const announced = receive([
    {
      type: 'INSERT',
      row: { ...arrived, created_at: '2026-11-20T12:00:01+00:00' },
      committedAt: null,
      isIncomplete: false,
    },
  ]);
  arrivals.add(announced);
  expect(itemsOf(list.state())).toEqual(itemsOf(before));
  expect(allItemsOf(list.state()).map(({ team1 }) => team1)).toEqual(['De ahora', 'De antes']);
  expect(list.state()).toMatchObject({ arrivedIds: new Set() });
  lists.showWithheld();
  expect(itemsOf(list.state()).map(({ team1 }) => team1)).toEqual(['De ahora', 'De antes']);
  expect(list.state()).toMatchObject({ arrivedIds: new Set(['2']) });
});

test('a list that nobody watches any more reads no clock', async () => {
  const { lists } = openTable(upcomingMatchesTable, async () => [], {
    clock: () => ({ date: '2026-11-22', time: '12:00' }),
    arrivals: createArrivals(() => false),
  });
  const stop = lists.list({ order: 'soonest' }).watch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a row that the server could not report whole is loaded', async () => {
  const reads: string[] = [];
  const readRows = async (query: string) => {
    reads.push(query);
    return [row('De antes')];
  };
  const { lists, receive } = openTable(resultsTable, readRows, {
    clock: () => ({ date: '2026-11-22', time: '12:00' }),
    arrivals: createArrivals(() => false),
  });
  lists.list({ order: 'entry' }).watch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const { id } = row('');
  receive([{ type: 'UPDATE', row: { id }, committedAt: null, isIncomplete: true }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toHaveLength(2);
});
