import { nameKey } from '../padel/nameKey.ts';
import type { Pair } from '../padel/pair.ts';

type NamedPair = Pick<Pair, 'name' | 'players'>;

/** Words that say nothing about which pair is meant. */
const commonWords = new Set(
  'a al con contra de del el en gana ganamos ganan ganaron gano la las le les lo los nos o partido perdieron perdimos perdio por set sets un una vs y'.split(
    ' ',
  ),
);

/**
 * The pairs that a text can mean, the likeliest first; none that has nothing to do with it.
 * @param text a name as it was typed, or a whole statement
 * @param count at most so many
 */
export function nearestPairs<Each extends NamedPair>(
  text: string,
  pairs: readonly Each[],
  count: number,
): Each[] {
  const words = wordsOf(text);
  return pairs
    .map((pair) => ({ pair, nearness: nearness(words, pair) }))
    .filter(({ nearness }) => nearness > 0.44)
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, count)
    .map(({ pair }) => pair);
}

function wordsOf(text: string): string[] {
  return nameKey(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !commonWords.has(word) && !/^\d+$/u.test(word));
}

/** How well the best-known words of a pair are found in a text, 0 to 1. */
function nearness(words: readonly string[], { name, players }: NamedPair): number {
  const found = (own: readonly string[]) => {
    const best = own.map((word) => Math.max(0, ...words.map((other) => similarity(word, other))));
    return best.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length);
  };
  return Math.max(found(wordsOf(name)), 0.9 * found(wordsOf(players ?? '')));
}

/** How many pairs of neighbouring letters two words share, 0 to 1 (Dice). */
function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const parts = letterPairs(one);
  const rest = letterPairs(other);
  const total = parts.length + rest.length;
  let shared = 0;
  for (const part of parts) {
    const index = rest.indexOf(part);
    if (index === -1) continue;
    rest.splice(index, 1);
    shared += 1;
  }
  const value = (2 * shared) / Math.max(1, total);
  return value >= 0.5 ? value : 0;
}

function letterPairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
}
