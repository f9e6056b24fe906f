import { useMemo } from 'react';
import { useData } from '../matches/DataProvider.tsx';
import { knownPairs, type KnownPairs } from './knownPairs.ts';
import { useList } from '../live/useList.ts';

/** The pairs of the league, as the fields for a pair need them; `undefined` until they are loaded. */
export function useKnownPairs(): KnownPairs | undefined {
  const { lists } = useData().tables.pairs;
  const { state } = useList(lists, { order: 'name', isWhole: true });
  const pairs = state.kind === 'loaded' ? state.items : null;
  return useMemo(() => (pairs === null ? undefined : knownPairs(pairs)), [pairs]);
}
