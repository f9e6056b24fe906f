import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  absenceWords,
  outcomeOf,
  sideThatWon,
  scoreInWords,
  type Score,
} from '../../padel/score.ts';
import type { Side, SetScore } from '../../padel/setScore.ts';
import classes from './ScoreBoard.module.css';

type ScoreBoardProps = {
  /** The names: text, or links to the pairs' pages. */
  team1: ReactNode;
  /** The second side. */
  team2: ReactNode;
  /** The score, as `parseScore` reads it. */
  score: Score;
  /** The side that won where the score does not say it. */
  winner?: Side | null;
  /** In a row of a list: smaller and always of the same height; names of at most two lines. */
  isRow?: boolean;
};

/**
 * A result as a scoreboard: one line per team, one column per set; weight and a tick mark the
 * winner.
 *
 * - **When:** Within a card. Rows have their own, smaller one.
 * - **When not:** In a sentence: there the score is text, 6-4 3-6 10-8.
 * - **Screen reader:** Hidden: the card’s sentence says it.
 */
export function ScoreBoard(props: ScoreBoardProps) {
  const { team1, team2, score, winner = null, isRow = false } = props;
  const won = sideThatWon(score, winner);
  const words = scoreInWords(score);
  const kind = words === null ? score.kind : 'text';
  return (
    <div className={classes['frame']}>
      <div
        className={classes['root']}
        data-score={kind}
        data-sets={score.kind === 'sets' ? Math.max(2, score.sets.length) : 2}
        data-row={isRow || undefined}
      >
        <div className={classes['panel']} aria-hidden="true" data-score={kind}>
          {score.kind === 'walkover' || score.kind === 'doubleWalkover'
            ? absenceWords[score.kind]
            : null}
        </div>
        {score.kind === 'sets' ? <div className={classes['net']} /> : null}
        <TeamLine name={team1} side={1} score={score} won={won} />
        <TeamLine name={team2} side={2} score={score} won={won} />
        {words === null ? null : (
          <p className={classes['asTyped']} title={words} aria-hidden="true">
            <bdi>{words}</bdi>
          </p>
        )}
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
      {typeof name === 'string' ? (
        <bdi className={classes['name']} title={name}>
          {name}
        </bdi>
      ) : (
        <span className={classes['name']}>{name}</span>
      )}
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

/** One team's games in a set; for its loser also the points of the tie-break. */
function SetCell({ set, side }: { set: SetScore; side: Side }) {
  const games = side === 1 ? set.team1 : set.team2;
  const isLoser = set.winner !== null && set.winner !== side;
  return (
    <span
      className={classes['set']}
      data-kind={set.kind}
      data-lost={isLoser || undefined}
      aria-hidden="true"
    >
      <span>{games}</span>
      {isLoser && set.tieBreak !== null ? (
        <sup className={classes['tieBreak']}>{set.tieBreak}</sup>
      ) : null}
    </span>
  );
}
