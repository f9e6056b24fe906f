import { groupBy } from '../../padel/groupBy.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isPartOf, playersIn, tokensOf, wordsOf } from '../../padel/names.ts';
import type { NewPair } from '../../padel/pair.ts';
import type { Span } from '../reading/coverage.ts';
import { pairFinder } from '../reading/pairNames.ts';

export type KnownPair = Pick<NewPair, 'category' | 'name'> & { players?: string | null };

/** Signs between the parts of a name, and around all of it. */
const signsOfName = /^[\s/&+,;.'’"“”«»()–—-]+$/u;

/**
 * Finds the pair that a cell names in other words than the league: `Pérez - Gómez` is *Ana Pérez / Luz Gómez*,
 * in either order, and a pair with a name of its own is found by its players. All words of the cell have to be of it, and
 * only one pair of the category can be meant.
 * @returns the name as the league has it; `null`: no pair has it
 */
export function teamFinder(
  pairs: readonly KnownPair[],
): (name: string, category: string) => string | null {
  const byCategory = groupBy(pairs, ({ category }) => category);
  const finders = new Map(
    [...byCategory].map(([category, own]) => [
      category,
      pairFinder(own.map((pair) => ({ ...pair, players: pair.players ?? null }))),
    ]),
  );
  return (name, category) => {
    const own = byCategory.get(category) ?? [];
    const key = nameKey(name);
    const called = own.find((pair) => nameKey(pair.name) === key);
    if (called !== undefined) return called.name;
    const words = wordsOf(name).join(' ');
    const sameWords = own.filter((pair) => wordsOf(pair.name).join(' ') === words);
    if (sameWords.length > 0) return sameWords.length === 1 ? (sameWords[0]?.name ?? null) : null;
    const [mention, ...others] = finders.get(category)?.(name.replaceAll(/[,;]/gu, '/')) ?? [];
    if (mention === undefined || others.length > 0 || !mention.isClear) return null;
    const outside = tokensOf(name).filter(
      ({ start, end }) => start < mention.start || end > mention.end,
    );
    const isWhole = outside.every(({ key: word }) => /^\p{L}$/u.test(word));
    // `Los Smash B`, `Los Smash (P)`: one letter is a player's or says something else.
    const meant = mention.pairs.filter((pair) => areInitialsOf(name, pair, outside.length === 0));
    return isWhole && meant.length === 1 ? (meant[0]?.name ?? null) : null;
  };
}

/** Whether the initials in a name are those of a pair's players: `A. Pérez / L. Gómez`. */
function areInitialsOf(
  name: string,
  { name: own, players = null }: KnownPair,
  isOwnName: boolean,
): boolean {
  const parts = playersIn(name);
  const hasInitials = wordsOf(name).some((word) => /^\p{L}$/u.test(word));
  if (!hasInitials || parts.length !== 2) return isOwnName || !hasInitials || isPartOf(name, own);
  const [one = '', other = ''] = parts;
  return [own, players ?? ''].some((text) => {
    const [first = '', second = ''] = playersIn(text);
    return (
      (isPartOf(one, first) && isPartOf(other, second)) ||
      (isPartOf(one, second) && isPartOf(other, first))
    );
  });
}

/** The signs of a cell that are no part of a name: `Los Smash*`, `Los Smash 🏆`. */
export function signsBeside(cell: string, name: string): Span[] {
  return Array.from(cell.matchAll(/[^\p{L}\p{M}\p{N}\s]+/gu)).flatMap(({ 0: signs, index }) =>
    name.includes(signs) || signsOfName.test(signs)
      ? []
      : [{ start: index, end: index + signs.length }],
  );
}
