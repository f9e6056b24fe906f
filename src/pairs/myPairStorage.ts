import type { MyPair } from '../matches/myPairsContext.ts';
import { parseMyPairs } from './myPairs.ts';
import { onStored, withStorage } from '../live/storage.ts';

/** The key of the browser's storage; the script in the page's head reads it too. */
export const myPairsKey = 'league-my-pairs';

const listeners = new Set<() => void>();
/** The pairs of a device without stars, and those that a prerendered page hydrates with. */
export const noPairs: readonly MyPair[] = [];
let known: { text: string | null; pairs: readonly MyPair[] } = { text: null, pairs: noPairs };

/** The pairs starred on this device, in the order in which they were; the same array until it changes. */
export function readMyPairs(): readonly MyPair[] {
  const text = withStorage((storage) => storage.getItem(myPairsKey)) ?? null;
  if (text !== known.text) known = { text, pairs: parseMyPairs(text) };
  return known.pairs;
}

export function storeMyPairs(pairs: readonly MyPair[]) {
  if (pairs === known.pairs) return;
  const text = JSON.stringify(pairs);
  withStorage((storage) =>
    pairs.length === 0 ? storage.removeItem(myPairsKey) : storage.setItem(myPairsKey, text),
  );
  known = { text: pairs.length === 0 ? null : text, pairs };
  for (const listener of listeners) listener();
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
