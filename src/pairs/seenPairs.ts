import { keepValue, keptValue } from '../live/storage.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { parseMyPairs } from './myPairs.ts';

const seenPairsKey = 'league-seen-pairs';

/** As many as a glance takes in. */
const most = 5;

/** The pairs whose pages were opened on this device, the last one first. */
export function readSeenPairs(): readonly MyPair[] {
  return parseMyPairs(JSON.stringify(keptValue(seenPairsKey)));
}

/** Remembers that the page of a pair was opened. */
export function keepSeenPair(pair: MyPair) {
  const others = readSeenPairs().filter(({ id }) => id !== pair.id);
  keepValue(seenPairsKey, [pair, ...others].slice(0, most));
}
