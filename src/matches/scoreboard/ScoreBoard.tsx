import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { outcomeOf, scoreInWords, sideThatWon, type Score } from '../../padel/score.ts';
import type { Side } from '../../padel/setScore.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import card from '../card/MatchCard.module.css';
import { RowSets } from '../card/RowSets.tsx';
import classes from './ScoreBoard.module.css';

type ScoreBoardProps = {
  /** The names: text, or links to the pairs' pages. */
  team1: ReactNode;
  /** The second side. */
  team2: ReactNode;
  /** The score, as `parseScore` reads it; of a match to come its hour. */
  score: Score | string;
  /** The side that won where the score does not say it. */
  winner?: Side | null;
  /** In a row: smaller and always of the same height, each name in one line; the row says a score that is no sets. */
  isRow?: boolean;
};

/**
 * A match as a scoreboard: one line per team, beside them the sets or the hour; weight and a tick mark the winner.
 *
 * - **When:** Where one match stands alone: its sheet, a category’s row, what was read of a paste.
 * - **When not:** In a list of matches: MatchCard.
 * - **Screen reader:** The names, the winner’s with a word; what stands around it says the score.
 */
export function ScoreBoard(props: ScoreBoardProps) {
  const { team1, team2, score, winner = null, isRow = false } = props;
  const isHour = typeof score === 'string';
  const won = isHour ? null : sideThatWon(score, winner);
  const words = isHour ? null : scoreInWords(score);
  return (
    <div className={classes['root']} data-row={isRow || undefined}>
      <div className={classes['teams']}>
        <Team name={team1} outcome={outcomeOf(1, won)} />
        <Team name={team2} outcome={outcomeOf(2, won)} />
        {words === null || isRow ? null : (
          <bdi className={classes['words']} title={words}>
            {words}
          </bdi>
        )}
      </div>
      <div className={classes['figures']} aria-hidden={isHour ? undefined : true}>
        {isHour ? <time>{score}</time> : <RowSets score={score} />}
      </div>
    </div>
  );
}

type TeamProps = { name: ReactNode; outcome: 'won' | 'lost' | undefined };

function Team({ name, outcome }: TeamProps) {
  return (
    <div className={card['team']} data-outcome={outcome}>
      <bdi className={classes['name']} title={typeof name === 'string' ? name : undefined}>
        {name}
      </bdi>
      {outcome === 'won' ? (
        <span className={card['mark']}>
          <IconCheck size={12} stroke={4} aria-hidden />
          <span className={visuallyHidden}>ganó</span>
        </span>
      ) : null}
    </div>
  );
}
