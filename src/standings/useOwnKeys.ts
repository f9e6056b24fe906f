import { useMemo } from 'react';
import type { Category } from '../league/category.ts';
import { nameKey } from '../padel/nameKey.ts';
import { useStarredPairs } from '../matches/myPairsContext.ts';

/** The pairs of a category that are starred on this device, by `nameKey`. */
export function useOwnKeys({ slug }: Category): ReadonlySet<string> {
  const pairs = useStarredPairs();
  return useMemo(
    () =>
      new Set(pairs.filter(({ category }) => category === slug).map(({ name }) => nameKey(name))),
    [pairs, slug],
  );
}
