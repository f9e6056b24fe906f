import { useMemo, useSyncExternalStore } from 'react';
import { readMyPairs, storeMyPairs, watchMyPairs } from '../../data/myPairStorage.ts';
import { toggleMyPair, updateMyPair, type MyPair } from '../../domain/myPairs.ts';

const none: readonly MyPair[] = [];

/** The pairs starred on this device; none while a prerendered page hydrates. */
export function useMyPairs() {
  const pairs = useSyncExternalStore(watchMyPairs, readMyPairs, () => none);
  return useMemo(
    () => ({
      pairs,
      has: (id: string) => pairs.some((pair) => pair.id === id),
      toggle: (pair: MyPair) => storeMyPairs(toggleMyPair(readMyPairs(), pair)),
      update: (oldId: string, pair: MyPair) =>
        storeMyPairs(updateMyPair(readMyPairs(), oldId, pair)),
    }),
    [pairs],
  );
}
