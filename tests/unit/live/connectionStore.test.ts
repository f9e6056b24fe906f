import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionStore } from '../../../src/live/connectionStore.ts';

const start = Date.UTC(2026, 10, 20, 23, 41);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

function openStore() {
  const store = createConnectionStore(Date.now);
  store.setCurrent(true);
  return store;
}

test('is live only while the rows on screen were loaded after the confirmation', () => {
  const store = createConnectionStore(Date.now);
  store.confirmed();
  expect(store.snapshot()).toEqual({ state: 'connecting' });
  store.setCurrent(true);
  expect(store.snapshot()).toEqual({ state: 'live' });
  store.setCurrent(false);
  expect(store.snapshot()).toEqual({ state: 'reconnecting' });
  vi.advanceTimersByTime(4000);
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: null });
});

test('an interruption that lasts becomes offline, with the time of the data', () => {
  const store = openStore();
  store.loaded();
  store.confirmed();
  store.interrupted();
  // Further failed attempts do not postpone it.
  vi.advanceTimersByTime(3000);
  store.interrupted();
  vi.advanceTimersByTime(1000);
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: start });
});

test('the time of the data is that of the last sign of the server, not that of noticing', () => {
  const store = openStore();
  store.loaded();
  store.confirmed();
  vi.advanceTimersByTime(25_000);
  store.alive();
  // Three hours asleep on a socket that is gone.
  vi.setSystemTime(start + 3 * 3_600_000);
  store.networkLost();
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: start + 25_000 });
});

test('a browser without network is offline at once', () => {
  const store = openStore();
  store.loaded();
  store.confirmed();
  store.networkLost();
  expect(store.snapshot()).toEqual({ state: 'offline', dataFrom: start });
});
