import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import type { OnRow, TableLists } from '../live/openTable.ts';

type Match = Pick<Result, 'team1' | 'team2' | 'pair1Id' | 'pair2Id' | 'category' | 'createdAt'>;

/**
 * Keeps the cached pairs up to date from the rows that name them: pairs themselves are not subscribed
 * to. A row that moves to another pair tells of a merge, after which the pairs are loaded again; so
 * they are after the last row of a pair, with which the database may have removed it.
 * @param isNamed whether a cached row names the pair with this id
 */
export function followPairs(
  pairs: TableLists<Pair>,
  isNamed: (pairId: string) => boolean,
): OnRow<Match> {
  return (match, before) => {
    const left = before === null ? [] : sidesOf(before).map(([id]) => id);
    if (match === null) {
      if (!left.every(isNamed)) pairs.reloadSoon();
      return;
    }
    const named = sidesOf(match);
    for (const [id, name] of named) {
      const known = pairs.find((pair) => pair.id === id);
      if (known?.name === name) continue;
      const { category, createdAt } = match;
      const item = { players: null, createdAt, ...known, id, category, name };
      pairs.apply({ type: 'upsert', id, item }, null);
    }
    const hasMoved = left.some((id) => named.every(([other]) => other !== id));
    if (hasMoved) pairs.reloadSoon();
  };
}

/** The pairs that are known of a match. */
function sidesOf({
  pair1Id,
  pair2Id,
  team1,
  team2,
}: Match): readonly (readonly [string, string])[] {
  const sides = [[pair1Id, team1] as const, [pair2Id, team2] as const];
  return sides.flatMap(([id, name]) => (id === null ? [] : [[id, name] as const]));
}
