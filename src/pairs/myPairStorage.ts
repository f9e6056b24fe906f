import type { MyPair } from '../matches/myPairsContext.ts';
import { parseMyPairs } from './myPairs.ts';
import { onStored, withStorage } from '../live/storage.ts';

/** The key of the browser's storage; the script in the page's head reads it too. */
export const myPairsKey = 'league-my-pairs';

const listeners = new Set<() => void>();
/** The pairs of a device without stars, and those that a prerendered page hydrates with. */
export const noPairs: readonly MyPair[] = [];
let known: { text: string | null; pairs: readonly MyPair[] } = { text: null, pairs: noPairs };

/** The stars that the browser did not take: they are those of this visit. */
let unstored: readonly MyPair[] | null = null;

/** The pairs starred on this device, in the order in which they were; the same array until it changes. */
export function readMyPairs(): readonly MyPair[] {
  if (unstored !== null) return unstored;
  const text = withStorage((storage) => storage.getItem(myPairsKey)) ?? null;
  if (text !== known.text) known = { text, pairs: parseMyPairs(text) };
  return known.pairs;
}

export function storeMyPairs(pairs: readonly MyPair[]) {
  if (pairs === readMyPairs()) return;
  const text = JSON.stringify(pairs);
  const isStored = withStorage((storage) => {
    if (pairs.length === 0) storage.removeItem(myPairsKey);
    else storage.setItem(myPairsKey, text);
    return true;
  });
  unstored = isStored ? null : pairs;
  known = { text: pairs.length === 0 ? null : text, pairs };
  for (const listener of listeners) listener();
}

/** Whether the stars are there at the next visit. */
export function areMyPairsStored(): boolean {
  return unstored === null;
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
