import { afterEach, expect, test, vi } from 'vitest';
import { createClientStorage } from '../../../src/live/clientStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a full storage keeps the session that it has, and takes no other', () => {
  const removed: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: () => 'stored earlier',
    setItem() {
      throw new DOMException('It is full.', 'QuotaExceededError');
    },
    removeItem: (key: string) => removed.push(key),
  });
  const storage = createClientStorage();
  expect(storage.getItem('session')).toBe('stored earlier');
  storage.setItem('session', 'renewed');
  expect(storage.getItem('session')).toBe('renewed');
  storage.removeItem('session');
  expect(removed).toEqual(['session']);
});

test('where storage is forbidden the session lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  const storage = createClientStorage();
  storage.setItem('session', 'a');
  expect(storage.getItem('session')).toBe('a');
  storage.removeItem('session');
  expect(storage.getItem('session')).toBeNull();
});
