import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rebuildAfterChanges } from '../../supabase/embedded/rebuilds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose settings change, and the versions that were built. */
function follow() {
  const league = { version: 7 };
  const built: number[] = [];
  const stop = rebuildAfterChanges({
    built: 7,
    interval: 1000,
    readVersion: async () => league.version,
    rebuild: async () => void built.push(league.version),
  });
  return { league, built, stop };
}

test('the site is built again once, after the last of several changes', async () => {
  const { league, built, stop } = follow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(built).toEqual([]);
  for (const version of [8, 9, 10]) {
    league.version = version;
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(built).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(built).toEqual([10]);
  league.version = 11;
  await vi.advanceTimersByTimeAsync(5000);
  expect(built).toEqual([10, 11]);
  stop();
  league.version = 12;
  await vi.advanceTimersByTimeAsync(5000);
  expect(built).toEqual([10, 11]);
});

test('a database that does not answer is asked again', async () => {
  const built: number[] = [];
  let answers = 0;
  const stop = rebuildAfterChanges({
    built: 7,
    interval: 1000,
    readVersion: async () => {
      answers += 1;
      if (answers < 3) throw new Error('57014');
      return 8;
    },
    rebuild: async () => void built.push(8),
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(built).toEqual([8]);
  stop();
});
