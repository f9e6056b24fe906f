import type { CategoryName } from '../../league/category.ts';
import type { NewPair } from '../../padel/pair.ts';
import { playersIn, wordsOf } from '../../padel/names.ts';
import { pairKey } from '../../padel/pairSlug.ts';
import type { ListedPair } from './readPairs.ts';

/** What was chosen for headings of the list, the empty one of lines without any; `null`: they are no pairs. */
export type ChosenCategories = Readonly<Record<string, CategoryName | null>>;

type SortedPairs = {
  /** The pairs to add, by category in the order of the list. */
  added: ReadonlyMap<CategoryName, readonly NewPair[]>;
  count: number;
  /** Headings whose category has to be chosen, with their pairs. */
  asked: ReadonlyMap<string, readonly ListedPair[]>;
  /** Pairs that the league has already, or that stand twice in the list. */
  known: readonly ListedPair[];
};

/**
 * Sorts the pairs of a list by what becomes of them.
 * @param meant by `keyOf` a name of the list, the pair of the league that it means
 */
export function sortPairs(
  pairs: readonly ListedPair[],
  chosen: ChosenCategories,
  stored: readonly Pick<NewPair, 'category' | 'name'>[],
  meant: Readonly<Record<string, string>> = {},
): SortedPairs {
  const keys = new Set(stored.map(keyOf));
  const added = new Map<CategoryName, NewPair[]>();
  const asked = new Map<string, ListedPair[]>();
  const known: ListedPair[] = [];
  let count = 0;
  for (const pair of pairs) {
    if (pair.category === null) asked.set(pair.heading, [...(asked.get(pair.heading) ?? []), pair]);
    const category = pair.category ?? chosen[pair.heading];
    if (category === undefined || category === null) continue;
    const { name, players } = pair;
    const key = keyOf({ category, name: meant[keyOf({ category, name })] ?? name });
    if (keys.has(key)) {
      known.push(pair);
      continue;
    }
    keys.add(key);
    count += 1;
    added.set(category, [...(added.get(category) ?? []), { category, name, players }]);
  }
  return { added, count, asked, known };
}

/**
 * The pair further up in a list that a pair may be again, by its own key: in a category nobody plays in two pairs. Two pairs
 * with a player of name and surname in common are asked about; of a first name alone, if the other players may be one too,
 * as *Nico* and *Nicolás*.
 */
export function repeatedIn(pairs: readonly NewPair[]): ReadonlyMap<string, readonly string[]> {
  const sides = pairs.map((pair) => playersIn(pair.players ?? pair.name, true));
  return new Map(
    pairs.map((pair, index) => [
      keyOf(pair),
      pairs
        .slice(0, index)
        .filter(
          ({ category }, other) =>
            category === pair.category && shareAPlayer(sides[index] ?? [], sides[other] ?? []),
        )
        .map(({ name }) => name),
    ]),
  );
}

function shareAPlayer(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== 2 || other.length !== 2) return false;
  return one.some((player, index) =>
    other.some((known, otherIndex) => {
      if (wordsOf(player).join(' ') !== wordsOf(known).join(' ')) return false;
      const [partner = '', otherPartner = ''] = [one[1 - index], other[1 - otherIndex]];
      return wordsOf(player).length > 1 || mayBeOne(partner, otherPartner);
    }),
  );
}

/** Whether two names begin alike, and no surname differs. */
function mayBeOne(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  const [first = '', otherFirst = ''] = [words[0], otherWords[0]];
  const isShort = (short: string, long: string) => short.length > 2 && long.startsWith(short);
  const isAlike = isShort(first, otherFirst) || isShort(otherFirst, first);
  const [rest, otherRest] = [words.slice(1), otherWords.slice(1)];
  return (
    isAlike && (rest.length === 0 || otherRest.length === 0 || rest.at(-1) === otherRest.at(-1))
  );
}

/** By which two pairs are the same. */
export function keyOf({ category, name }: Pick<NewPair, 'category' | 'name'>): string {
  return `${category}\n${pairKey(name)}`;
}
