import { nameKey } from './nameKey.ts';
import { isSameName } from './pairSlug.ts';
import { keysOf } from './keysOf.ts';
import { noDetails, type NewResult, type ResultDetails } from './result.ts';
import type { NewUpcomingMatch } from './upcomingMatch.ts';

/** The columns that tell one match from another. */
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

/**
 * Whether a stored result says what was typed, in whatever spelling of the pairs. Place and time come
 * from the announced match where they are not typed.
 */
export function isSaved(stored: NewResult, typed: NewResult): boolean {
  const isSame = (field: keyof NewResult) => stored[field] === typed[field];
  const isKept = (field: keyof ResultDetails) => typed[field] === null || isSame(field);
  return (
    isSameName(stored.team1, typed.team1) &&
    isSameName(stored.team2, typed.team2) &&
    (['score', 'winner', 'date', 'category', 'seasonId', 'stage'] as const).every(isSame) &&
    keysOf(noDetails).every(isKept)
  );
}

function teamsOf({ team1, team2 }: MatchIdentity): string {
  return [team1, team2].map(nameKey).sort().join('\n');
}
