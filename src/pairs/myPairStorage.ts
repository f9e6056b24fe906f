import type { MyPair } from '../matches/myPairsContext.ts';
import { parseMyPairs } from './myPairs.ts';
import { onStored, withStorage } from '../live/storage.ts';

/** The key of the browser's storage; the script in the page's head reads it too. */
export const myPairsKey = 'league-my-pairs';

const listeners = new Set<() => void>();
/** The pairs of a device without stars, and those that a prerendered page hydrates with. */
export const noPairs: readonly MyPair[] = [];
/** What was read last. @property text as the browser keeps it; `undefined`: it does not, these are of this visit */
let known: { text: string | null | undefined; pairs: readonly MyPair[] } = {
  text: null,
  pairs: noPairs,
};

/** The pairs starred on this device, in the order in which they were; the same array until it changes. */
export function readMyPairs(): readonly MyPair[] {
  if (areMyPairsKept()) {
    const text = withStorage((storage) => storage.getItem(myPairsKey)) ?? null;
    if (text !== known.text) known = { text, pairs: parseMyPairs(text) };
  }
  return known.pairs;
}

/** Shows other pairs on this page; `storeMyPairs` keeps them. */
export function showMyPairs(shown: typeof known) {
  known = shown;
  for (const listener of listeners) listener();
}

/** Whether the stars are there at the next visit. */
export function areMyPairsKept(): boolean {
  return known.text !== undefined;
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
