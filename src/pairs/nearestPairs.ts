import { likeness, wordsOf } from '../padel/names.ts';
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
  const words = tellingWords(text);
  return pairs
    .map((pair) => ({ pair, nearness: nearness(words, pair) }))
    .filter(({ nearness }) => nearness > 0.44)
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, count)
    .map(({ pair }) => pair);
}

function tellingWords(text: string): string[] {
  return wordsOf(text).filter(
    (word) => word.length > 1 && !commonWords.has(word) && !/^\d+$/u.test(word),
  );
}

/** The degree to which the best-known words of a pair are found in a text, 0 to 1. */
function nearness(words: readonly string[], { name, players }: NamedPair): number {
  const found = (own: readonly string[]) => {
    const best = own.map((word) => Math.max(0, ...words.map((other) => similarity(word, other))));
    return best.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length);
  };
  return Math.max(found(tellingWords(name)), 0.9 * found(tellingWords(players ?? '')));
}

/** Words that share little more than half of their letters are not alike; one that is cut short is. */
function similarity(word: string, other: string): number {
  const value = likeness(word, other);
  if (other.length > 2 && word.startsWith(other)) return Math.max(value, 0.65);
  return value > 0.6 ? value : 0;
}
