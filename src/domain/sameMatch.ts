import { nameKey } from './nameKey.ts';
import type { NewResult } from './result.ts';
import type { NewUpcomingMatch } from './upcomingMatch.ts';

/** What tells one match from another. */
export type MatchIdentity = Pick<
  NewResult | NewUpcomingMatch,
  'team1' | 'team2' | 'date' | 'category'
>;

/** Whether two rows are the same match: same day, same category, same pairs in either order. */
export function isSameMatch(one: MatchIdentity, other: MatchIdentity): boolean {
  return (
    one.date === other.date && one.category === other.category && teamsOf(one) === teamsOf(other)
  );
}

function teamsOf({ team1, team2 }: MatchIdentity): string {
  return [team1, team2].map(nameKey).toSorted().join('\n');
}
