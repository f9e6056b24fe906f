import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrivalStore } from '../../../src/live/arrivalStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const arrival = (id: string) => ({ id, text: `Nuevo resultado: ${id}` });

test('a row counts as just arrived for four seconds', () => {
  const store = createArrivalStore(() => false);
  store.add([arrival('1')]);
  vi.advanceTimersByTime(3999);
  expect(store.snapshot()).toMatchObject([{ id: '1', isPending: false }]);
  vi.advanceTimersByTime(1);
  expect(store.snapshot()).toEqual([]);
});

test('what arrives while the visitor reads further down is withheld, however long', () => {
  const store = createArrivalStore(() => true);
  store.add([arrival('1')]);
  vi.advanceTimersByTime(600_000);
  expect(store.snapshot()).toMatchObject([{ id: '1', isPending: true }]);
});

test('once it is shown, it counts as just arrived from then on', () => {
  let isScrolledDown = true;
  const store = createArrivalStore(() => isScrolledDown);
  store.add([arrival('1')]);
  vi.advanceTimersByTime(60_000);
  isScrolledDown = false;
  store.release();
  expect(store.snapshot()).toMatchObject([{ id: '1', isPending: false }]);
  vi.advanceTimersByTime(4000);
  expect(store.snapshot()).toEqual([]);
});

test('releasing nothing notifies nobody', () => {
  const store = createArrivalStore(() => false);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.release();
  expect(listener).not.toHaveBeenCalled();
});
