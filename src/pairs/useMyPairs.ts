import { useSyncExternalStore } from 'react';
import { noPairs, readMyPairs, watchMyPairs } from './myPairStorage.ts';
import type { MyPair } from '../matches/myPairsContext.ts';

/** The pairs starred on this device; none while a prerendered page hydrates. */
export function useMyPairs(): readonly MyPair[] {
  return useSyncExternalStore(watchMyPairs, readMyPairs, () => noPairs);
}
