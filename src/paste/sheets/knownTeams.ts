import { nameKey } from '../../padel/nameKey.ts';
import { isPartOf, playersIn, wordsOf } from '../../padel/names.ts';
import type { NewPair } from '../../padel/pair.ts';
import type { Statement } from '../reading/readResult.ts';
import { groupBy } from '../../padel/groupBy.ts';

type Known = Pick<NewPair, 'category' | 'name'> & { players?: string | null };

/**
 * Finds the pair that a cell names in other words than the league: `Pérez - Gómez` is *Ana Pérez / Luz Gómez*,
 * in either order, and a pair with a name of its own is found by its players. Only one pair of the category can
 * be meant.
 * @returns the name as the league has it; another text as it is
 */
export function teamFinder(pairs: readonly Known[]): (name: string, category: string) => string {
  const byCategory = groupBy(
    pairs.map((pair) => ({ ...pair, key: nameKey(pair.name), players: playersOf(pair) })),
    ({ category }) => category,
  );
  return (name, category) => {
    const own = byCategory.get(category) ?? [];
    const key = nameKey(name);
    if (own.some((pair) => pair.key === key)) return name;
    const called = wordsOf(name).join(' ');
    const sameWords = own.filter((pair) => wordsOf(pair.name).join(' ') === called);
    const parts = playersIn(name);
    const [one, other] = parts;
    const samePlayers = own.filter(({ players }) =>
      players.some(
        ([first = '', second = '']) =>
          one !== undefined &&
          other !== undefined &&
          parts.length === 2 &&
          [one, other].every(hasName) &&
          ((isPartOf(one, first) && isPartOf(other, second)) ||
            (isPartOf(one, second) && isPartOf(other, first))),
      ),
    );
    const [meant, ...others] = sameWords.length > 0 ? sameWords : samePlayers;
    return meant !== undefined && others.length === 0 ? meant.name : name;
  };
}

/** A result of a table with the names that the league has. */
export function withKnownTeams(result: Statement, find: ReturnType<typeof teamFinder>): Statement {
  const { category, team1, team2 } = result;
  if (category === null || team1 === null || team2 === null) return result;
  const [one, other] = [find(team1, category), find(team2, category)];
  // Both cannot be the same pair: then each stays as it was written.
  return one === other ? result : { ...result, team1: one, team2: other };
}

/** The two players of a pair, by its players and by its name. */
function playersOf({ name, players = null }: Known): (readonly string[])[] {
  return [name, players ?? ''].map((text) => playersIn(text)).filter((parts) => parts.length === 2);
}

/** More than initials, which say too little to take a pair for another one. */
function hasName(player: string): boolean {
  return wordsOf(player).some((word) => word.length > 1);
}
