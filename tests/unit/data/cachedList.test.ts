import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FirstWindow } from '../../../src/data/firstRows.ts';
import { createListCache } from '../../../src/data/listCache.ts';
import { loadWindow } from '../../../src/data/loadWindow.ts';
import type { ReadRows } from '../../../src/data/readRows.ts';
import { resultsTable } from '../../../src/data/tables.ts';
import type { Result } from '../../../src/domain/result.ts';

const list = { order: 'entry' } as const;
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

/** The same, on a page that showed `first` before React started. */
function openWith(first: FirstWindow<Result> | undefined, ...answers: ReadRows[]) {
  let reads = 0;
  const readRows: ReadRows = (...request) => {
    const answer = answers[reads] ?? answers.at(-1);
    reads += 1;
    return answer === undefined ? Promise.reject(new Error('no answer')) : answer(...request);
  };
  const causes: unknown[] = [];
  const cache = createListCache(
    resultsTable,
    (request) => loadWindow(readRows, resultsTable, request),
    () => ({ date: '2026-11-22', time: '12:00' }),
    { firstWindow: () => first },
  );
  cache.onUpdate((cause) => causes.push(cause));
  cache.watch(list, () => {});
  return { cache, causes, team: () => cache.snapshot(list).window?.items[0]?.team1 };
}
const stored: ReadRows = (_query, _signal, onStored) => {
  onStored?.(1000);
  return Promise.resolve([row('Guardado')]);
};

test('rows of an earlier visit are shown, with their time, until the network has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
  const { cache, causes, team } = open(stored, () => promise);
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
  const window = { items, isComplete: true };
  const whole = { whole: window, visible: window };

  test('are not read again', async () => {
    const { cache, team } = openWith({ ...whole, isStored: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(team()).toBe('Guardado');
    expect(cache.isCurrent()).toBe(true);
    expect(cache.hasFailed()).toBe(false);
  });

  test('are confirmed by the network, if the service worker had kept them', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
    const { cache, team } = openWith({ ...whole, isStored: true }, () => promise);
    expect(team()).toBe('Guardado');
    expect(cache.isCurrent()).toBe(false);
    resolve([row('De ahora')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(team()).toBe('De ahora');
    expect(cache.isCurrent()).toBe(true);
  });
});

test('without a network they stay, and the list says that it could not be loaded', async () => {
  const { cache, team } = open(stored, stored, stored);
  await vi.advanceTimersByTimeAsync(5000);
  expect(team()).toBe('Guardado');
  expect(cache.hasFailed()).toBe(true);
  expect(cache.isCurrent()).toBe(false);
});
