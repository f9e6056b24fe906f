import { nameKey } from '../nameKey.ts';
import type { AnnouncedMatch, ReadResult } from '../readResults.ts';

/** Results of a table with the announced match that each settles: same day, category and pairs. */
export function settleAnnounced(
  results: readonly ReadResult[],
  matches: readonly AnnouncedMatch[],
): ReadResult[] {
  const known = new Map(matches.map((match) => [keyOf(match), match.id]));
  return results.map((result) => ({ ...result, matchId: known.get(keyOf(result)) ?? null }));
}

function keyOf({
  category,
  date,
  team1,
  team2,
}: Pick<ReadResult, 'category' | 'date' | 'team1' | 'team2'>) {
  const teams = [team1, team2].map((team) => nameKey(team ?? '')).toSorted();
  return [category, date, ...teams].join('\n');
}
