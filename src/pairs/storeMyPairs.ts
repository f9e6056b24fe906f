import { withStorage } from '../live/storage.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { myPairsKey, readMyPairs, showMyPairs } from './myPairStorage.ts';

/** Keeps the stars on this device; what the browser does not take is one of this visit. */
export function storeMyPairs(pairs: readonly MyPair[]) {
  if (pairs === readMyPairs()) return;
  const text = pairs.length === 0 ? null : JSON.stringify(pairs);
  const isKept = withStorage((storage) => {
    if (text === null) storage.removeItem(myPairsKey);
    else storage.setItem(myPairsKey, text);
    return true;
  });
  showMyPairs({ text: isKept === true ? text : undefined, pairs });
}
