import { assertNever } from '../padel/assertNever.ts';
import { nameKey } from '../padel/nameKey.ts';
import { parseScore, type Score } from '../padel/score.ts';
import type { SetScore, Side } from '../padel/setScore.ts';
import { defaultRule } from '../league/defaultRule.ts';
import { matchPoints, type StandingsRule } from '../league/standingsRule.ts';

/** What the table needs to know of a result. */
export type CountableResult = {
  team1: string;
  team2: string;
  score: string;
  /** Who won where the score does not say it: after a W.O. or a retirement. */
  winner: Side | null;
};

/** What one match adds to the two rows; the first number of each is that of team 1. */
export type MatchCount = {
  winner: Side;
  isWalkover: boolean;
  points: readonly [number, number];
  sets: readonly [number, number];
  games: readonly [number, number];
};

/** Why a result does not count. */
export type WhyUncounted =
  /** A W.O., and nobody said of whom. */
  | 'walkover-of-nobody'
  /** A retirement, and nobody said whose. */
  | 'retirement-of-nobody'
  /** Sets that nobody has won a match with: `6-4`, `6-4 4-6`. */
  | 'undecided'
  /** A text that is no score. */
  | 'unreadable'
  /** A pair against itself. */
  | 'one-pair';

/** Why a result between two pairs does not count; `null`: it does. */
export function whyUncounted(result: CountableResult): WhyUncounted | null {
  if (nameKey(result.team1) === nameKey(result.team2)) return 'one-pair';
  const count = countScore(result, defaultRule);
  return typeof count === 'string' ? count : null;
}

/** What a score counts, or why it does not. A complete score prevails over `winner`. */
export function countScore(
  result: Pick<CountableResult, 'score' | 'winner'>,
  rule: StandingsRule,
): MatchCount | WhyUncounted {
  const score = readScore(result.score);
  if (score.kind === 'text') return 'unreadable';
  if (score.kind === 'walkover') {
    return result.winner === null ? 'walkover-of-nobody' : countWalkover(result.winner, rule);
  }
  if (score.ending === 'undecided') return 'undecided';
  const winner = score.winner ?? result.winner;
  if (winner === null) return 'retirement-of-nobody';
  const { win, loss } = matchPoints[rule.points];
  return {
    winner,
    isWalkover: false,
    points: winner === 1 ? [win, loss] : [loss, win],
    sets: [
      score.sets.filter((set) => set.winner === 1).length,
      score.sets.filter((set) => set.winner === 2).length,
    ],
    games: sum(score.sets.map((set) => gamesOf(set, rule))),
  };
}

function countWalkover(winner: Side, rule: StandingsRule): MatchCount {
  const { walkoverWin, walkoverLoss } = matchPoints[rule.points];
  const [sets, games] = rule.walkover === '6-0 6-0' ? [2, 12] : [0, 0];
  return {
    winner,
    isWalkover: true,
    points: winner === 1 ? [walkoverWin, walkoverLoss] : [walkoverLoss, walkoverWin],
    sets: winner === 1 ? [sets, 0] : [0, sets],
    games: winner === 1 ? [games, 0] : [0, games],
  };
}

function gamesOf(set: SetScore, rule: StandingsRule): readonly [number, number] {
  if (set.kind === 'set') return [set.team1, set.team2];
  switch (rule.superTieBreak) {
    case 'no-games':
      return [0, 0];
    case 'one-game':
      // A super tie-break that was broken off has no winner.
      return [set.winner === 1 ? 1 : 0, set.winner === 2 ? 1 : 0];
    case 'points':
      return pointsOf(set);
    default:
      return assertNever(rule.superTieBreak);
  }
}

/** The points of a super tie-break, also of one that was written as a game, `1-0(8)`: 10-8. */
function pointsOf({ team1, team2, tieBreak }: SetScore): readonly [number, number] {
  if (tieBreak === null) return [team1, team2];
  const most = Math.max(10, tieBreak + 2);
  return team1 > team2 ? [most, tieBreak] : [tieBreak, most];
}

function sum(games: readonly (readonly [number, number])[]): readonly [number, number] {
  return games.reduce(([one, other], [more, otherMore]) => [one + more, other + otherMore], [0, 0]);
}

/** Scores that were read before: a table is computed again at every change, mostly from the same. */
const knownScores = new Map<string, Score>();

function readScore(text: string): Score {
  const known = knownScores.get(text);
  if (known !== undefined) return known;
  const score = parseScore(text);
  if (knownScores.size > 2000) knownScores.clear();
  knownScores.set(text, score);
  return score;
}
