import type { SetScore, Side } from '../../domain/setScore.ts';
import classes from './ScoreBoard.module.css';

/** One team's games in a set; for its loser also the points of the tie-break. */
export function SetCell({ set, side }: { set: SetScore; side: Side }) {
  const games = side === 1 ? set.team1 : set.team2;
  const isLoser = set.winner !== null && set.winner !== side;
  return (
    <span
      className={classes['set']}
      data-kind={set.kind}
      data-lost={isLoser || undefined}
      aria-hidden="true"
    >
      {games}
      {isLoser && set.tieBreak !== null ? (
        <sup className={classes['tieBreak']}>{set.tieBreak}</sup>
      ) : null}
    </span>
  );
}
