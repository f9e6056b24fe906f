import type { Score } from './score.ts';
import { otherSide } from './setScore.ts';

/** A score as the other team sees it. */
export function swapScore(score: Score): Score {
  if (score.kind !== 'sets') return score;
  const sets = score.sets.map((set) => ({
    ...set,
    team1: set.team2,
    team2: set.team1,
    winner: otherSide(set.winner),
  }));
  return { ...score, sets, winner: otherSide(score.winner) };
}
