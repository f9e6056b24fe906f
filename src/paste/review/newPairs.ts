import { nameKey } from '../../padel/nameKey.ts';
import type { ReviewItem } from './reviewItem.ts';

type Named = { name: string; category: string };

/** Pairs whose names need no question. */
export type KnownNames = {
  /** The league's pairs. */
  pairs: readonly Named[];
  /** The pairs that the administrator said to be new, by `keyInCategory`. */
  newPairs: readonly string[];
};

/** A pair of a category, however its name is written. */
export function keyInCategory({ category, name }: Named): string {
  return `${category.toLocaleLowerCase('es')}\n${nameKey(name)}`;
}

type StrangerFinder = (item: Pick<ReviewItem, 'category' | 'team1' | 'team2'>) => string[];

/**
 * Finds the names of an item that no pair of its category has; of any category while that is missing.
 * It knows nothing of what the administrator said to be new.
 */
export function strangerFinder(pairs: readonly Named[]): StrangerFinder {
  const keys = new Set(pairs.map(keyInCategory));
  const names = new Set(pairs.map(({ name }) => nameKey(name)));
  return ({ category, team1, team2 }) =>
    [team1, team2].filter((name) => {
      const key = nameKey(name);
      if (key === '') return false;
      return !(category === '' ? names.has(key) : keys.has(keyInCategory({ category, name })));
    });
}

/** Finds the names that have to be asked about: no pair has them, and nobody said that they are new. */
export function newNameFinder({ pairs, newPairs }: KnownNames): StrangerFinder {
  const findStrangers = strangerFinder(pairs);
  const said = new Set(newPairs);
  return (item) =>
    findStrangers(item).filter(
      (name) => !said.has(keyInCategory({ category: item.category, name })),
    );
}
