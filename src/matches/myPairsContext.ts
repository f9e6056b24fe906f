import { createContext, use } from 'react';
import type { CategorySlug } from '../league/category.ts';

/** A pair that was starred on this device. */
export type MyPair = { id: string; category: CategorySlug; name: string };

/** The pairs starred on this device, which are marked wherever they are named. */
export const MyPairsContext = createContext<readonly MyPair[]>([]);

/** None while a prerendered page hydrates. */
export function useStarredPairs(): readonly MyPair[] {
  return use(MyPairsContext);
}
