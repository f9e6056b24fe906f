import { IconCheck } from '@tabler/icons-react';
import type { CategoryName } from '../../league/category.ts';
import { PairLink } from '../PairLink.tsx';
import classes from './MatchRow.module.css';

type TeamNameProps = {
  /** The pair's id; `null` where it is not known. */
  id: string | null;
  category: CategoryName;
  name: string;
  outcome?: 'won' | 'lost' | undefined;
};

/** One line of a row: a team, and a tick if it won. */
export function TeamName({ id, category, name, outcome }: TeamNameProps) {
  return (
    <div className={classes['team']} data-outcome={outcome}>
      <PairLink id={id} category={category} name={name} className={classes['name']} />
      {outcome === 'won' ? (
        <span className={classes['mark']} aria-hidden="true">
          <IconCheck size={12} stroke={4} />
        </span>
      ) : null}
    </div>
  );
}
