import { whyUncounted } from '../matches/countResult.ts';
import { matchesToImagine, withoutImagined } from './hypotheses.ts';
import { matchesLeft } from './matchesLeft.ts';
import type { Result } from '../padel/result.ts';
import type { CategorySeason } from '../league/season.ts';
import { nameDecisions } from './decisions.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

type Rows = {
  results: readonly Result[];
  /** The registered pairs. */
  pairs?: readonly string[];
  /** Results that somebody imagines of announced matches. */
  imagined?: readonly Result[];
  announced: readonly UpcomingMatch[];
  /** The ids of the registered pairs, by their names. */
  ids?: ReadonlyMap<string, string> | undefined;
  season: Pick<CategorySeason, 'rule' | 'legs' | 'withdrawals'>;
};

/** The matches of a category that are still to be played, as `matchesLeft` has them, once what is imagined has come true. */
export function openMatches(given: Rows): ReturnType<typeof matchesLeft> {
  const { results, pairs = [], ids, imagined = [], announced, season } = given;
  const { legs, rule } = season;
  const known = [...(ids ?? [])].map(([name, id]) => ({ id, name }));
  const { withdrawn } = nameDecisions(season, known, results);
  const counted = results.filter((result) => whyUncounted(result, rule) === null);
  const pending = withoutImagined(matchesToImagine(announced, counted), imagined);
  return matchesLeft({
    results: [...results, ...imagined],
    announced: pending.map((match) => ({ ...match, postponed: match.postponedAt !== null })),
    pairs,
    legs: legs ?? null,
    rule,
    gone: withdrawn.map(({ name }) => name),
  });
}
