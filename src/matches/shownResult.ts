import type { Result } from '../padel/result.ts';
import {
  endingOf,
  isLevel,
  parseScore,
  sideThatWon,
  scoreInWords,
  type Score,
} from '../padel/score.ts';
import type { Side } from '../padel/setScore.ts';
import type { LeagueSettings } from '../league/league.ts';
import { seasonOf, type PlacedInSeason } from '../league/season.ts';

/** The ending of a match as pages, pictures and sentences show it. */
type ShownResult = {
  score: Score;
  /** The side that is marked as the winner; `null`: nobody won, or nobody can tell. */
  winner: Side | null;
  /** Whether it is a draw by the rule of its season. */
  isDraw: boolean;
  /** The word beside the sets of a match that did not end by them. */
  status: 'Empate' | 'Ret.' | 'Tiempo' | undefined;
  /** The words below the names in the place of numbers. */
  words: string | null;
};

/** A result as it is shown. Its season says whether one set each is a draw. */
export function shownResult(
  { score: text, winner, ...placed }: Pick<Result, 'score' | 'winner'> & PlacedInSeason,
  { seasons }: Pick<LeagueSettings, 'seasons'>,
): ShownResult {
  const score = parseScore(text);
  const isDraw = isLevel(score) && (seasonOf(placed, seasons)?.rule.points.draw ?? null) !== null;
  return {
    score,
    winner: isDraw ? null : sideThatWon(score, winner),
    isDraw,
    status: isDraw ? 'Empate' : endingOf(score),
    words: scoreInWords(score),
  };
}
