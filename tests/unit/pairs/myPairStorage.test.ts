import { afterEach, expect, test, vi } from 'vitest';
import { areMyPairsKept, readMyPairs } from '../../../src/pairs/myPairStorage.ts';
import { storeMyPairs } from '../../../src/pairs/storeMyPairs.ts';

const smash = { id: 'a', category: 'sexta-damas', name: 'Los Smash' } as const;

afterEach(() => vi.unstubAllGlobals());

test('a star that the browser does not take is one of this visit, until it takes it', () => {
  const kept = new Map<string, string>();
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  expect(areMyPairsKept()).toBe(true);
  storeMyPairs([smash]);
  expect(readMyPairs()).toEqual([smash]);
  expect(areMyPairsKept()).toBe(false);
  isFull = false;
  storeMyPairs([{ ...smash, name: 'Las Smash' }]);
  expect(areMyPairsKept()).toBe(true);
  expect(readMyPairs()).toEqual([{ ...smash, name: 'Las Smash' }]);
});
