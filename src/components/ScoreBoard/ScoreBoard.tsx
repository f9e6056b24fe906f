import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { outcomeOf, sideThatWon, type Score } from '../../domain/score.ts';
import type { Side } from '../../domain/setScore.ts';
import { SetCell } from './SetCell.tsx';
import classes from './ScoreBoard.module.css';

type ScoreBoardProps = {
  /** The names: text, or links to the pairs' pages. */
  team1: ReactNode;
  team2: ReactNode;
  score: Score;
  /** Who won where the score does not say it. */
  winner?: Side | null;
};

/** A result as a scoreboard: one line per team, one column per set; weight and a tick mark the winner. */
export function ScoreBoard({ team1, team2, score, winner = null }: ScoreBoardProps) {
  const won = sideThatWon(score, winner);
  return (
    <div className={classes['frame']}>
      <div className={classes['root']} data-score={score.kind}>
        <div className={classes['panel']} aria-hidden="true" data-score={score.kind}>
          {score.kind === 'walkover' ? 'W.O.' : null}
        </div>
        {score.kind === 'sets' ? <div className={classes['net']} /> : null}
        <TeamLine name={team1} side={1} score={score} won={won} />
        <TeamLine name={team2} side={2} score={score} won={won} />
        {score.kind === 'text' ? (
          <p className={classes['asTyped']} aria-hidden="true">
            <bdi>{score.text}</bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}

type TeamLineProps = { name: ReactNode; side: Side; score: Score; won: Side | null };

function TeamLine({ name, side, score, won }: TeamLineProps) {
  const sets = score.kind === 'sets' ? score.sets : [];
  const outcome = outcomeOf(side, won);
  return (
    <div className={classes['line']} data-side={side} data-outcome={outcome}>
      <span className={classes['name']}>{typeof name === 'string' ? <bdi>{name}</bdi> : name}</span>
      <span className={classes['mark']} aria-hidden="true">
        {outcome === 'won' ? <IconCheck size={14} stroke={3.5} /> : null}
      </span>
      {sets.map((set, index) => (
        // The index is the identity of a set.
        // oxlint-disable-next-line react/no-array-index-key
        <SetCell key={index} set={set} side={side} />
      ))}
    </div>
  );
}
