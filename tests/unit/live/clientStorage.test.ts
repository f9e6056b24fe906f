import { afterEach, expect, test, vi } from 'vitest';
import { createClientStorage } from '../../../src/live/clientStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what the browser’s storage takes is there for other tabs, and nowhere else', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const storage = createClientStorage();
  storage.setItem('session', 'a');
  expect(stored.get('session')).toBe('a');
  // Another tab has signed out.
  stored.clear();
  expect(storage.getItem('session')).toBeNull();
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
