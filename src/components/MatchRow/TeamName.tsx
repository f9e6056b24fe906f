import { IconCheck } from '@tabler/icons-react';
import classes from './MatchRow.module.css';

type TeamNameProps = { name: string; outcome?: 'won' | 'lost' | undefined };

/** One line of a row: a team, and a tick if it won. */
export function TeamName({ name, outcome }: TeamNameProps) {
  return (
    <div className={classes['team']} data-outcome={outcome}>
      <bdi className={classes['name']} title={name}>
        {name}
      </bdi>
      {outcome === 'won' ? (
        <span className={classes['mark']}>
          <IconCheck size={12} stroke={4} />
        </span>
      ) : null}
    </div>
  );
}
