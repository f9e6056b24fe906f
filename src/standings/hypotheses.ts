import { whyUncounted } from '../matches/countResult.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import { noDetails, type Result } from '../padel/result.ts';
import { isSameMatch } from '../padel/sameMatch.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

/** Imagined scores by the id of the match. */
export type Hypotheses = ReadonlyMap<string, string>;

/** What each choice of sets counts as. */
export const setChoices = [
  { sets: '2-0', score: '6-4, 6-4' },
  { sets: '2-1', score: '6-4, 4-6, 10-8' },
  { sets: '1-2', score: '4-6, 6-4, 8-10' },
  { sets: '0-2', score: '4-6, 4-6' },
] as const;

const idPrefix = 'si-';
/** As much of an id as an address needs. */
const shortLength = 8;

/** The matches of which a result can be imagined: those without one. */
export function matchesToImagine(
  matches: readonly UpcomingMatch[],
  results: readonly Result[],
): readonly UpcomingMatch[] {
  return matches.filter((match) => !results.some((result) => isSameMatch(result, match)));
}

/** The results that hypotheses stand for; a score that nobody has won with is none. */
export function imaginedResults(
  matches: readonly UpcomingMatch[],
  hypotheses: Hypotheses,
  rule: StandingsRule,
): readonly Result[] {
  return matches.flatMap((match) => {
    const score = hypotheses.get(match.id);
    if (score === undefined) return [];
    const result = {
      ...noDetails,
      ...match,
      id: `${idPrefix}${match.id}`,
      score,
      winner: null,
      correctedAt: null,
    };
    return whyUncounted(result, rule) === null ? [result] : [];
  });
}

/** The matches of which no result is imagined. */
export function withoutImagined(
  matches: readonly UpcomingMatch[],
  imagined: readonly Result[],
): readonly UpcomingMatch[] {
  const ids = new Set(imagined.map(({ id }) => id));
  return matches.filter(({ id }) => !ids.has(idPrefix + id));
}

export function isImagined({ id }: Pick<Result, 'id'>): boolean {
  return id.startsWith(idPrefix);
}

/** Hypotheses as they stand in an address, one text each: `1a2b3c4d.6-4_4-6_10-8`. */
export function formatHypotheses(hypotheses: Hypotheses): readonly string[] {
  return [...hypotheses].map(
    ([id, score]) => `${id.slice(0, shortLength)}.${score.replaceAll(', ', '_')}`,
  );
}

/** The hypotheses of an address on these matches; what is of no match is left out. */
export function parseHypotheses(
  texts: readonly string[],
  matches: readonly UpcomingMatch[],
): Hypotheses {
  return new Map(
    texts.flatMap((text) => {
      const [short = '', score = ''] = text.split(/\.(.*)/su);
      const match = matches.find(({ id }) => id.slice(0, shortLength) === short);
      return match === undefined || score === ''
        ? []
        : [[match.id, score.replaceAll('_', ', ')] as const];
    }),
  );
}
