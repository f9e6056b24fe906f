import { whyUncounted } from '../matches/countResult.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import { noDetails, type Result } from '../padel/result.ts';
import { absenceWords } from '../padel/score.ts';
import type { Side } from '../padel/setScore.ts';
import { isSameMatch } from '../padel/sameMatch.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

/** Imagined ends by the id of the match: a score, and who won where it does not say so, `W.O., gana 2`. */
export type ImaginedEnds = ReadonlyMap<string, string>;

/** The choices of sets and their scores; one set each is offered where a match can end in a draw. */
export function setChoices({ points }: StandingsRule) {
  return [
    { sets: '2-0', score: '6-4, 6-4' },
    { sets: '2-1', score: '6-4, 4-6, 10-8' },
    ...(points.draw === null ? [] : [{ sets: '1-1', score: '6-4, 4-6' }]),
    { sets: '1-2', score: '4-6, 6-4, 8-10' },
    { sets: '0-2', score: '4-6, 4-6' },
  ];
}

/** The ends of a match to which somebody did not come. */
export const absentEnds = [
  imaginedEnd(absenceWords.walkover, 1),
  imaginedEnd(absenceWords.walkover, 2),
  absenceWords.doubleWalkover,
  absenceWords.unplayed,
];

/** An imagined end as it is kept: a score, and who won if it does not say so. */
export function imaginedEnd(score: string, winner: Side): string {
  return `${score}, gana ${winner}`;
}

/** The score and the winner of an imagined end. */
export function readImaginedEnd(text: string): { score: string; winner: Side | null } {
  const [, score = text, side] = /^(.*), gana ([12])$/su.exec(text) ?? [];
  return { score, winner: side === '1' ? 1 : side === '2' ? 2 : null };
}

const idPrefix = 'si-';
/** As much of an id as an address needs. */
const shortLength = 8;

/** The matches of which a result can be imagined: those without one. One that was put off is played on no day yet. */
export function matchesToImagine(
  matches: readonly UpcomingMatch[],
  results: readonly Result[],
): readonly UpcomingMatch[] {
  return matches.filter(
    (match) => match.postponedAt !== null || !results.some((result) => isSameMatch(result, match)),
  );
}

/** The results that hypotheses stand for; an end that does not count is none. */
export function imaginedResults(
  matches: readonly UpcomingMatch[],
  hypotheses: ImaginedEnds,
  rule: StandingsRule,
): readonly Result[] {
  return matches.flatMap((match) => {
    const end = hypotheses.get(match.id);
    if (end === undefined) return [];
    const result = {
      ...noDetails,
      ...match,
      id: `${idPrefix}${match.id}`,
      ...readImaginedEnd(end),
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
export function formatHypotheses(hypotheses: ImaginedEnds): readonly string[] {
  return [...hypotheses].map(
    ([id, score]) => `${id.slice(0, shortLength)}.${score.replaceAll(', ', '_')}`,
  );
}

/** The hypotheses of an address on these matches; what is of no match is left out. */
export function parseHypotheses(
  texts: readonly string[],
  matches: readonly UpcomingMatch[],
): ImaginedEnds {
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
