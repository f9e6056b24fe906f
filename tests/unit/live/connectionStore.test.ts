import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionStore } from '../../../src/live/connectionStore.ts';

const start = Date.UTC(2026, 10, 20, 23, 41);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

test('is live only between a confirmation and an interruption', () => {
  const store = createConnectionStore(Date.now);
  expect(store.snapshot()).toEqual({ state: 'connecting' });
  store.confirmed();
  expect(store.snapshot()).toEqual({ state: 'live' });
  store.interrupted();
  expect(store.snapshot()).toEqual({ state: 'reconnecting' });
  store.confirmed();
  expect(store.snapshot()).toEqual({ state: 'live' });
});

test('an interruption that lasts becomes offline, with the moment of the data', () => {
  const store = createConnectionStore(Date.now);
  store.confirmed();
  store.interrupted();
  // Further failed attempts do not put the moment off.
  vi.advanceTimersByTime(3000);
  store.interrupted();
  vi.advanceTimersByTime(1000);
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: start });
});

test('a short interruption never says offline', () => {
  const store = createConnectionStore(Date.now);
  const states: string[] = [];
  store.subscribe(() => states.push(store.snapshot().state));
  store.confirmed();
  store.interrupted();
  vi.advanceTimersByTime(2000);
  store.confirmed();
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['live', 'reconnecting', 'live']);
});

test('a browser without network is offline at once', () => {
  const store = createConnectionStore(Date.now);
  store.confirmed();
  store.networkLost();
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: start });
});

test('what is read while offline dates the data anew', () => {
  const store = createConnectionStore(Date.now);
  store.confirmed();
  store.networkLost();
  vi.advanceTimersByTime(30_000);
  store.loaded();
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: start + 30_000 });
});

test('never read anything, it does not pretend a moment', () => {
  const store = createConnectionStore(Date.now);
  store.interrupted();
  vi.advanceTimersByTime(4000);
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: null });
});
