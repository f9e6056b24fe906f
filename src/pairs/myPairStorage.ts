import type { MyPair } from '../matches/myPairsContext.ts';
import { parseMyPairs } from './myPairs.ts';
import { forgetValue, keepValue, onStored, withStorage } from '../live/storage.ts';

/** The key of the browser's storage; the script in the page's head reads it too. */
export const myPairsKey = 'league-my-pairs';

const listeners = new Set<() => void>();
/** The pairs of a device without stars, and those that a prerendered page hydrates with. */
export const noPairs: readonly MyPair[] = [];
let known: { text: string | null; pairs: readonly MyPair[] } = { text: null, pairs: noPairs };

/** Whether the browser has taken the stars: else they are those of this visit. */
let areStored = true;

/** The pairs starred on this device, in the order in which they were; the same array until it changes. */
export function readMyPairs(): readonly MyPair[] {
  if (!areStored) return known.pairs;
  const text = withStorage((storage) => storage.getItem(myPairsKey)) ?? null;
  if (text !== known.text) known = { text, pairs: parseMyPairs(text) };
  return known.pairs;
}

export function storeMyPairs(pairs: readonly MyPair[]) {
  if (pairs === known.pairs) return;
  areStored = keepValue(myPairsKey, pairs);
  if (pairs.length === 0) forgetValue(myPairsKey);
  known = { text: pairs.length === 0 ? null : JSON.stringify(pairs), pairs };
  for (const listener of listeners) listener();
}

/** Whether the stars are there at the next visit. */
export function areMyPairsStored(): boolean {
  return areStored;
}

/** Calls back when the stars change, in this tab or another; @returns a function that stops it. */
export function watchMyPairs(listener: () => void): () => void {
  listeners.add(listener);
  const forget = onStored(myPairsKey, listener);
  return () => {
    listeners.delete(listener);
    forget();
  };
}
