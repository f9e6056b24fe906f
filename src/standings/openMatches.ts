import { whyUncounted } from '../matches/countResult.ts';
import { matchesToImagine, withoutImagined } from './hypotheses.ts';
import { matchesLeft } from './matchesLeft.ts';
import type { Result } from '../padel/result.ts';
import type { Legs } from '../league/season.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

type Season = {
  results: readonly Result[];
  /** The registered pairs. */
  pairs?: readonly string[];
  /** Results that somebody imagines of announced matches. */
  imagined?: readonly Result[];
  announced: readonly UpcomingMatch[];
  /** The number of times that two pairs meet; `undefined`: only what is announced is known. */
  legs: Legs | undefined;
  rule: StandingsRule;
};

/** The matches of a category that are still to be played, as `matchesLeft` has them, once what is imagined has come true. */
export function openMatches(season: Season): ReturnType<typeof matchesLeft> {
  const { results, pairs = [], imagined = [], announced, legs, rule } = season;
  const counted = results.filter((result) => whyUncounted(result, rule) === null);
  const pending = withoutImagined(matchesToImagine(announced, counted), imagined);
  return matchesLeft({
    results: [...results, ...imagined],
    announced: pending.map((match) => ({ ...match, postponed: match.postponedAt !== null })),
    pairs,
    legs: legs ?? null,
    rule,
  });
}
