import type { CategoryName } from '../../league/category.ts';
import type { NewPair } from '../../padel/pair.ts';
import { pairKey } from '../../padel/pairSlug.ts';
import type { ListedPair } from './readPairs.ts';

/** The categories that were chosen for headings of the list; the empty heading is of pairs without one. */
export type ChosenCategories = Readonly<Record<string, CategoryName>>;

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
    if (category === undefined) continue;
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

/** By which two pairs are the same. */
export function keyOf({ category, name }: Pick<NewPair, 'category' | 'name'>): string {
  return `${category}\n${pairKey(name)}`;
}
