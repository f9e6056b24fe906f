import { useMemo } from 'react';
import type { Category } from '../../domain/category.ts';
import { nameKey } from '../../domain/nameKey.ts';
import { useMyPairs } from './useMyPairs.ts';

/** The pairs of a category that are starred on this device, by `nameKey`. */
export function useOwnKeys({ slug }: Category): ReadonlySet<string> {
  const pairs = useMyPairs();
  return useMemo(
    () =>
      new Set(pairs.filter(({ category }) => category === slug).map(({ name }) => nameKey(name))),
    [pairs, slug],
  );
}
