import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchEvents } from '../../../src/utils/batchEvents.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A rush, and what it has handed on so far. */
function watchedRush() {
  const handedOn: (readonly number[])[] = [];
  return { rush: batchEvents<number>((items) => handedOn.push(items)), handedOn };
}

test('what comes alone is handed on by itself', () => {
  const { rush, handedOn } = watchedRush();
  rush.add(1);
  vi.advanceTimersByTime(1000);
  expect(handedOn).toEqual([[1]]);
  rush.add(2);
  vi.advanceTimersByTime(1000);
  expect(handedOn).toEqual([[1], [2]]);
});

test('the rows of one commit, which follow each other, are handed on in one batch', () => {
  const { rush, handedOn } = watchedRush();
  for (const row of [1, 2, 3]) {
    rush.add(row);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(handedOn).toEqual([[1, 2, 3]]);
});

test('a commit that the network delivers in pieces is one batch', () => {
  const { rush, handedOn } = watchedRush();
  rush.add(1);
  rush.add(2);
  vi.advanceTimersByTime(50);
  rush.add(3);
  vi.advanceTimersByTime(1000);
  expect(handedOn).toEqual([[1, 2, 3]]);
});

test('a page that was busy reads what has arrived meanwhile first', () => {
  const { rush, handedOn } = watchedRush();
  rush.add(1);
  // The page is blocked: the pause is over long ago, and the next message waits to be read.
  vi.setSystemTime(Date.now() + 400);
  vi.advanceTimersByTime(25);
  rush.add(2);
  vi.advanceTimersByTime(1000);
  expect(handedOn).toEqual([[1, 2]]);
});

test('what never ceases is handed on regularly, in its order, and nothing is kept back', () => {
  const { rush, handedOn } = watchedRush();
  for (let item = 1; item <= 500; item += 1) {
    rush.add(item);
    vi.advanceTimersByTime(2);
  }
  expect(handedOn.length).toBeGreaterThanOrEqual(5);
  vi.advanceTimersByTime(1000);
  expect(handedOn.flat()).toEqual(Array.from({ length: 500 }, (_, place) => place + 1));
  expect(handedOn.length).toBeLessThanOrEqual(12);
});

test('whoever needs what waits has it at once, and only once', () => {
  const { rush, handedOn } = watchedRush();
  rush.add(1);
  rush.add(2);
  rush.flush();
  expect(handedOn).toEqual([[1, 2]]);
  vi.advanceTimersByTime(1000);
  rush.flush();
  expect(handedOn).toEqual([[1, 2]]);
});
