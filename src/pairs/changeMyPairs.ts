import type { MyPair } from '../matches/myPairsContext.ts';

/** Stars a pair, or removes its star. */
export function toggleMyPair(pairs: readonly MyPair[], pair: MyPair): readonly MyPair[] {
  const others = pairs.filter(({ id }) => id !== pair.id);
  return others.length === pairs.length ? [...pairs, pair] : others;
}

/**
 * Follows a pair that was renamed or merged.
 * @param oldId what it was starred as
 * @returns the same list if nothing changes
 */
export function updateMyPair(
  pairs: readonly MyPair[],
  oldId: string,
  pair: MyPair,
): readonly MyPair[] {
  const starred = pairs.find(({ id }) => id === oldId);
  if (starred === undefined) return pairs;
  if (oldId === pair.id && starred.name === pair.name) return pairs;
  const isAlsoStarred = oldId !== pair.id && pairs.some(({ id }) => id === pair.id);
  return pairs.flatMap((each) => (each.id === oldId ? (isAlsoStarred ? [] : [pair]) : [each]));
}
