import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrivals } from '../../../src/live/arrivals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const arrival = (id: string) => ({ id, text: `Nuevo resultado: ${id}` });

test('a row counts as just arrived for four seconds', () => {
  const store = createArrivals(() => false);
  store.add([arrival('1')]);
  vi.advanceTimersByTime(3999);
  expect(store.snapshot()).toMatchObject([{ id: '1', isWithheld: false }]);
  vi.advanceTimersByTime(1);
  expect(store.snapshot()).toEqual([]);
});

test('what arrives while the visitor reads further down is withheld, however long', () => {
  const store = createArrivals(() => true);
  store.add([arrival('1')]);
  vi.advanceTimersByTime(600_000);
  expect(store.snapshot()).toMatchObject([{ id: '1', isWithheld: true }]);
});

test('once it is shown, it counts as just arrived from then on', () => {
  let isScrolledDown = true;
  const store = createArrivals(() => isScrolledDown);
  store.add([arrival('1')]);
  vi.advanceTimersByTime(60_000);
  isScrolledDown = false;
  store.release();
  expect(store.snapshot()).toMatchObject([{ id: '1', isWithheld: false }]);
  vi.advanceTimersByTime(4000);
  expect(store.snapshot()).toEqual([]);
});

test('releasing nothing notifies nobody', () => {
  const store = createArrivals(() => false);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.release();
  expect(listener).not.toHaveBeenCalled();
});
