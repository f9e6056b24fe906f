import { isPast } from './spanishDate.ts';
import type { CivilMoment } from './time.ts';
import type { UpcomingMatch } from './upcomingMatch.ts';

/**
 * Matches in the order in which they are shown: the next one first, and apart from them those whose
 * hour has passed and whose result is still missing, the latest first.
 */
export function orderUpcoming(
  matches: readonly UpcomingMatch[],
  now: CivilMoment,
): { upcoming: UpcomingMatch[]; pending: UpcomingMatch[] } {
  const soonestFirst = matches.toSorted(
    (one, other) =>
      compare(one.date, other.date) || compare(one.time, other.time) || compare(one.id, other.id),
  );
  return {
    upcoming: soonestFirst.filter((match) => !isPast(match, now)),
    pending: soonestFirst.filter((match) => isPast(match, now)).toReversed(),
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
