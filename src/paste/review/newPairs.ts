import { nameKey } from '../../padel/nameKey.ts';
import { nameId } from '../../admin/form/remarks.ts';
import type { ReviewItem } from './reviewItem.ts';

type Named = { name: string; category: string };

/** Pairs whose names need no question. */
export type KnownNames = {
  /** The league's pairs. */
  pairs: readonly Named[];
  /** The pairs that the administrator said to be new, by `nameId`. */
  newPairs: readonly string[];
};

type StrangerFinder = (item: Pick<ReviewItem, 'category' | 'team1' | 'team2'>) => string[];

/** Finds the names of an item that no pair of its category has; of any category while that is missing. */
function strangerFinder(pairs: readonly Named[]): StrangerFinder {
  const keys = new Set(pairs.map(nameId));
  const names = new Set(pairs.map(({ name }) => nameKey(name)));
  return ({ category, team1, team2 }) =>
    [team1, team2].filter((name) => {
      const key = nameKey(name);
      if (key === '') return false;
      return !(category === '' ? names.has(key) : keys.has(nameId({ category, name })));
    });
}

/** Finds the names that have to be asked about: no pair has them, and nobody said that they are new. */
export function newNameFinder({ pairs, newPairs }: KnownNames): StrangerFinder {
  const findStrangers = strangerFinder(pairs);
  const said = new Set(newPairs);
  return (item) =>
    findStrangers(item).filter((name) => !said.has(nameId({ category: item.category, name })));
}
