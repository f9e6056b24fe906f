import type { Pair } from '../domain/pair.ts';
import type { Result } from '../domain/result.ts';
import type { ListCache } from './listCache.ts';

type Match = Pick<Result, 'team1' | 'team2' | 'pair1Id' | 'pair2Id' | 'category' | 'createdAt'>;

/**
 * Keeps the cached pairs up to date from the rows that name them: pairs themselves are not subscribed
 * to. A row that moves to another pair tells of a merge, after which the pairs are loaded again.
 */
export function followPairs(pairs: ListCache<Pair>): (match: Match, before?: Match) => void {
  return (match, before) => {
    for (const [id, name] of [
      [match.pair1Id, match.team1],
      [match.pair2Id, match.team2],
    ] as const) {
      const known = id === null ? undefined : pairs.find(id);
      if (id === null || known?.name === name) continue;
      const { category, createdAt } = match;
      const item = { players: null, createdAt, ...known, id, category, name };
      pairs.apply({ type: 'upsert', id, item }, null);
    }
    const hasMoved =
      before !== undefined &&
      (before.pair1Id !== match.pair1Id || before.pair2Id !== match.pair2Id);
    if (hasMoved) pairs.reloadSoon();
  };
}
