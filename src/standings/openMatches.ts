import { whyUncounted } from '../matches/countResult.ts';
import { withoutImagined } from './hypotheses.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { OpenMatch } from './openSeason.ts';
import type { Result } from '../padel/result.ts';
import { isSameMatch } from '../padel/sameMatch.ts';
import type { Legs } from '../league/season.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { groupBy } from '../padel/groupBy.ts';

type Season = {
  results: readonly Result[];
  /** Results that somebody imagines of announced matches. */
  imagined: readonly Result[];
  announced: readonly UpcomingMatch[];
  /** How often two pairs meet; `undefined`: only what is announced is known. */
  legs: Legs | undefined;
  rule: StandingsRule;
};

/**
 * The matches of a category that are still to be played: every meeting that the season demands and that
 * has neither a counted result nor a *no se jugó*, announced or not, and every announced match beyond those. Who stands in a
 * result or an announced match plays the season.
 */
export function openMatches({
  results,
  imagined,
  announced,
  legs,
  rule,
}: Season): readonly OpenMatch[] {
  const counted = results.filter((result) => whyUncounted(result, rule) === null);
  const pending = withoutImagined(
    announced.filter((match) => !counted.some((result) => isSameMatch(result, match))),
    imagined,
  );
  if (legs === undefined) return pending;
  const meetings = groupBy([...counted, ...imagined, ...pending], meetingOf);
  const playing = new Map(
    [...results, ...announced].flatMap(({ team1, team2 }) =>
      [team1, team2].map((name) => [nameKey(name), name]),
    ),
  );
  const names = [...playing.values()];
  const demanded = names.flatMap((team1, index) =>
    names.slice(index + 1).flatMap((team2) => {
      const match = { team1, team2 };
      const known = meetings.get(meetingOf(match))?.length ?? 0;
      return Array.from({ length: Math.max(0, legs - known) }, () => match);
    }),
  );
  return [...pending, ...demanded];
}

/** Key of a meeting of two pairs, whichever is named first. */
function meetingOf({ team1, team2 }: OpenMatch): string {
  return [team1, team2].map(nameKey).sort().join('\n');
}
