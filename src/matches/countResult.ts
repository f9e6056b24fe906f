import { assertNever } from '../padel/assertNever.ts';
import { nameKey } from '../padel/nameKey.ts';
import { isLevel, parseScore, setsWonBy, type Score } from '../padel/score.ts';
import type { SetScore, Side } from '../padel/setScore.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/** The part of a result that the table counts. */
export type CountableResult = {
  team1: string;
  team2: string;
  score: string;
  /** The side that won where the score does not say it: after a W.O., a retirement, or an hour with as many sets. */
  winner: Side | null;
};

/** The outcome of a match that counts, for one side. `unplayed`: it gives points, and is no match in any column. */
export type MatchOutcome = 'won' | 'drawn' | 'lost' | 'unplayed';

/** The figures that one match adds to the two rows; the first of each is that of team 1. */
export type MatchCount = {
  outcomes: readonly [MatchOutcome, MatchOutcome];
  /** Whether a side did not come. */
  absent: readonly [boolean, boolean];
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
  /** As many sets when the hour was over, and nobody said who won. */
  | 'time-of-nobody'
  /** Sets that nobody has won a match with: `6-4`, without draws `6-4 4-6`. */
  | 'undecided'
  /** A text that is no score. */
  | 'unreadable'
  /** A pair against itself. */
  | 'one-pair';

/** Why a result does not count; `null`: it does. */
export function whyUncounted(result: CountableResult, rule: StandingsRule): WhyUncounted | null {
  if (nameKey(result.team1) === nameKey(result.team2)) return 'one-pair';
  const count = countScore(result, rule);
  return typeof count === 'string' ? count : null;
}

/** Whether a score counts and nobody has won by it: a draw, a match not played, a W.O. of both. */
export function endsWithoutWinner(score: string, rule: StandingsRule): boolean {
  const count = countScore({ score, winner: null }, rule);
  return typeof count !== 'string' && count.outcomes[0] === count.outcomes[1];
}

/** The figures of a score, or why it does not count. `winner` is read only where the score does not say who won. */
export function countScore(
  result: Pick<CountableResult, 'score' | 'winner'>,
  rule: StandingsRule,
): MatchCount | WhyUncounted {
  const score = readScore(result.score);
  switch (score.kind) {
    case 'text':
      return 'unreadable';
    case 'unplayed':
      return both('unplayed', rule.points.unplayed, false);
    case 'doubleWalkover':
      return both('lost', rule.points.walkoverLoss, true);
    case 'walkover':
      return result.winner === null ? 'walkover-of-nobody' : countWalkover(result.winner, rule);
    case 'sets':
      return countSets(score, result.winner, rule);
    default:
      return assertNever(score);
  }
}

function countSets(
  score: Extract<Score, { kind: 'sets' }>,
  told: Side | null,
  rule: StandingsRule,
): MatchCount | WhyUncounted {
  const { draw, win20, win21, loss12, loss02 } = rule.points;
  const sets = [setsWonBy(1, score.sets), setsWonBy(2, score.sets)] as const;
  if (draw !== null && isLevel(score)) {
    return { ...both('drawn', draw, false), sets, games: gamesIn(score.sets, rule) };
  }
  if (score.ending === 'undecided') return 'undecided';
  const winner = score.winner ?? told;
  if (winner === null) return score.ending === 'timed' ? 'time-of-nobody' : 'retirement-of-nobody';
  const isStraight = sets[winner === 1 ? 1 : 0] === 0;
  const [win, loss] = isStraight ? [win20, loss02] : [win21, loss12];
  return {
    ...won(winner, win, loss, false),
    sets,
    games: gamesIn(score.sets, rule),
  };
}

function countWalkover(winner: Side, rule: StandingsRule): MatchCount {
  const { walkoverWin, walkoverLoss } = rule.points;
  const [sets, games] = rule.walkover === '6-0 6-0' ? [2, 12] : [0, 0];
  return {
    ...won(winner, walkoverWin, walkoverLoss, true),
    sets: winner === 1 ? [sets, 0] : [0, sets],
    games: winner === 1 ? [games, 0] : [0, games],
  };
}

const none = [0, 0] as const;
const nobody = [false, false] as const;

/** A match that ended alike for both. */
function both(outcome: MatchOutcome, points: number, isAbsent: boolean): MatchCount {
  return {
    outcomes: [outcome, outcome],
    absent: isAbsent ? [true, true] : nobody,
    points: [points, points],
    sets: none,
    games: none,
  };
}

function won(winner: Side, win: number, loss: number, isWalkover: boolean) {
  return winner === 1
    ? {
        outcomes: ['won', 'lost'] as const,
        absent: [false, isWalkover] as const,
        points: [win, loss] as const,
      }
    : {
        outcomes: ['lost', 'won'] as const,
        absent: [isWalkover, false] as const,
        points: [loss, win] as const,
      };
}

function gamesIn(sets: readonly SetScore[], rule: StandingsRule): readonly [number, number] {
  let [one, other]: readonly [number, number] = none;
  for (const set of sets) {
    const [more, otherMore] = gamesOf(set, rule);
    one += more;
    other += otherMore;
  }
  return [one, other];
}

function gamesOf(set: SetScore, rule: StandingsRule): readonly [number, number] {
  if (set.kind === 'set') return [set.team1, set.team2];
  switch (rule.superTieBreak) {
    case 'no-games':
      return none;
    case 'one-game':
      // A super tie-break that was broken off is nobody's.
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
