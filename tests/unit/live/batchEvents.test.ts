import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchEvents } from '../../../src/live/batchEvents.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A batch of events, and what it has delivered so far. */
function recordingBatch() {
  const delivered: (readonly number[])[] = [];
  return { batch: batchEvents<number>((items) => delivered.push(items)), delivered };
}

test('the rows of one commit, which follow each other, are delivered together', () => {
  const { batch, delivered } = recordingBatch();
  for (const row of [1, 2, 3]) {
    batch.add(row);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(delivered).toEqual([[1, 2, 3]]);
});

test('a page that was busy reads what has arrived meanwhile first', () => {
  const { batch, delivered } = recordingBatch();
  batch.add(1);
  // The page is blocked: the pause is over long ago, and the next message waits to be read.
  vi.setSystemTime(Date.now() + 400);
  vi.advanceTimersByTime(16);
  batch.add(2);
  vi.advanceTimersByTime(1000);
  expect(delivered).toEqual([[1, 2]]);
});

test('a continuous stream is delivered regularly, in its order, without loss', () => {
  const { batch, delivered } = recordingBatch();
  for (let item = 1; item <= 500; item += 1) {
    batch.add(item);
    vi.advanceTimersByTime(2);
  }
  expect(delivered.length).toBeGreaterThanOrEqual(5);
  vi.advanceTimersByTime(1000);
  expect(delivered.flat()).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  expect(delivered.length).toBeLessThanOrEqual(12);
});
