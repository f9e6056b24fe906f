import { useSyncExternalStore } from 'react';
import { readMyPairs, watchMyPairs } from './myPairStorage.ts';
import type { MyPair } from '../matches/myPairsContext.ts';

const none: readonly MyPair[] = [];

/** The pairs starred on this device; none while a prerendered page hydrates. */
export function useMyPairs(): readonly MyPair[] {
  return useSyncExternalStore(watchMyPairs, readMyPairs, () => none);
}
