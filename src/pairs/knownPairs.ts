import { nearestPairs } from './nearestPairs.ts';
import { playersIn, slipsBetween } from '../padel/names.ts';
import { isSameCategory, type CategoryName } from '../league/category.ts';
import { isBlank } from '../padel/fieldRules.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { Pair } from '../padel/pair.ts';
import { isSameName, pairSlug } from '../padel/pairSlug.ts';
import { createSearchIndex, search, type SearchIndex } from './search/search.ts';
import { playersOf } from './search/searchEntries.ts';
import { groupBy } from '../padel/groupBy.ts';

export type KnownPair = Pick<Pair, 'id' | 'name' | 'category' | 'players' | 'lines'>;

/** The relation of a typed name to the pairs of the league. */
export type NameCheck =
  | { kind: 'none' | 'known' }
  /** This pair, since only signs differ: it is saved under the pair's own name. */
  | { kind: 'meant'; pair: KnownPair }
  /** Perhaps this pair, misspelt or called by its players. */
  | { kind: 'near'; pair: KnownPair }
  /** @property elsewhere the category in which there is a pair of this name */
  | { kind: 'new'; elsewhere: CategoryName | null };

/** The pairs of the league, prepared for a dialog; `category` is what is chosen, or nothing. */
export type KnownPairs = {
  /** The pairs that a name begins or nearly begins, those of the category first. */
  suggest: (typed: string, category: string) => readonly KnownPair[];
  check: (typed: string, category: string) => NameCheck;
  /** The players of the pair of this name, or those that the name itself says; empty: not known. */
  playersOf: (name: string, category: string) => readonly string[];
  /** The pairs of the category that a new name can mean, the likeliest first; none for a known name. */
  near: (typed: string, category: string) => readonly KnownPair[];
};

type Entry = { kind: 'pair' | 'player'; text: string; pair: KnownPair };

/** The number of pairs that a misspelt name is offered. */
const mostNear = 3;
/** The number of suggestions that fit between a field and a phone's keyboard. */
const mostSuggestions = 5;
/** Names from this length on may have a slip, and from the second on two. */
const slipLengths = [4, 8] as const;
const articles = /\b(?:los|las|el|la|lo|the)\b/gu;

export function knownPairs(pairs: readonly KnownPair[]): KnownPairs {
  const byCategory = groupBy(pairs, ({ category }) => category);
  const indexes = new Map<string, SearchIndex<Entry>>();
  const indexOf = (category: CategoryName) => {
    const index = indexes.get(category) ?? createSearchIndex(entriesOf(byCategory.get(category)));
    indexes.set(category, index);
    return index;
  };
  const find = (typed: string, category: CategoryName) =>
    search(indexOf(category), typed).map(({ pair }) => pair);

  const ownOf = (category: string) =>
    pairs.filter((pair) => category === '' || isSameCategory(pair.category, category));
  const check = (typed: string, category: string): NameCheck => {
    if (isBlank(typed)) return { kind: 'none' };
    const own = ownOf(category);
    if (own.some(isNamed(typed))) return { kind: 'known' };
    const meant = own.filter(({ name }) => pairSlug(name) !== '' && isSameName(name, typed));
    // Without a category it may be another one's pair.
    if (meant[0] !== undefined && category !== '') return { kind: 'meant', pair: meant[0] };
    const near = nearest(typed, own);
    if (near !== undefined) return { kind: 'near', pair: near };
    return { kind: 'new', elsewhere: pairs.find(isNamed(typed))?.category ?? null };
  };

  return {
    check,
    suggest(typed, category) {
      const isOwn = (name: string) => isSameCategory(name, category);
      const names = [...byCategory.keys()];
      const ordered = [...names.filter(isOwn), ...names.filter((name) => !isOwn(name))];
      const found = ordered.flatMap((name) => find(typed, name));
      const suggested = [...new Set(found)].slice(0, mostSuggestions);
      const isDone = suggested.length === 1 && isNamed(typed)(suggested[0]);
      return isDone ? [] : suggested;
    },
    playersOf(name, category) {
      const pair = ownOf(category).find(isNamed(name));
      const known = pair === undefined ? [] : playersOf(pair);
      if (known.length > 0) return known;
      const said = playersIn(name, true);
      return said.length > 1 ? said : [];
    },
    near(typed, category) {
      const { kind } = check(typed, category);
      if (kind !== 'near' && kind !== 'new') return [];
      const own = ownOf(category);
      const found = [nearest(typed, own) ?? [], nearestPairs(typed, own, mostNear)].flat();
      return [...new Set(found)].slice(0, mostNear);
    },
  };
}

function entriesOf(pairs: readonly KnownPair[] = []): readonly Entry[] {
  return pairs.flatMap((pair): Entry[] => [
    { kind: 'pair', text: pair.name, pair },
    ...playersOf(pair).map((text): Entry => ({ kind: 'player', text, pair })),
  ]);
}

function isNamed(name: string) {
  const key = nameKey(name);
  return (pair: KnownPair | undefined) => pair !== undefined && nameKey(pair.name) === key;
}

/** The pair that differs from a name by articles, punctuation or a slip. */
function nearest(typed: string, pairs: readonly KnownPair[]): KnownPair | undefined {
  const letters = lettersOf(typed);
  const most = slipLengths.filter((length) => letters.length >= length).length;
  if (letters === '') return undefined;
  let best: { pair: KnownPair; slips: number } | undefined;
  for (const pair of pairs) {
    for (const text of [pair.name, pair.players ?? '']) {
      const slips = slipsBetween(letters, lettersOf(text), most);
      if (slips <= most && slips < (best?.slips ?? Infinity)) best = { pair, slips };
    }
  }
  return best?.pair;
}

/** A name without articles, accents, spaces and punctuation. */
function lettersOf(name: string): string {
  const key = nameKey(name).replaceAll('ñ', 'n');
  const letters = key.replaceAll(articles, '').replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
  // A name of articles alone is one.
  return letters === '' ? key : letters;
}
