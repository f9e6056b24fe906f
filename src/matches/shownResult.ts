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
import { seasonOn } from '../league/season.ts';

/** What pages, pictures and sentences show of how a match ended. */
type ShownResult = {
  score: Score;
  /** The side that is marked as the winner; `null`: nobody won, or nobody can tell. */
  winner: Side | null;
  /** Whether it is a draw by the rule of its season. */
  isDraw: boolean;
  /** What stands beside the sets of a match that did not end by them. */
  status: 'Empate' | 'Ret.' | 'Tiempo' | undefined;
  /** What stands below the names in the place of numbers. */
  words: string | null;
};

/** How a result is shown. Whether one set each is a draw is said by the season of its day. */
export function shownResult(
  { score: text, winner, date }: Pick<Result, 'score' | 'winner' | 'date'>,
  { seasons }: Pick<LeagueSettings, 'seasons'>,
): ShownResult {
  const score = parseScore(text);
  const isDraw = isLevel(score) && (seasonOn(date, seasons)?.rule.points.draw ?? null) !== null;
  return {
    score,
    winner: isDraw ? null : sideThatWon(score, winner),
    isDraw,
    status: isDraw ? 'Empate' : endingOf(score),
    words: scoreInWords(score),
  };
}
