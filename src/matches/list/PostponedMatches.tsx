import { Title } from '@mantine/core';
import { useId, useRef, type ReactNode } from 'react';
import type { LoadedList } from '../../live/listState.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { LoadMore } from './LoadMore.tsx';
import controls from '../../ui/theme/controls.module.css';
import rowsFrame from '../../ui/theme/rows.module.css';
import classes from '../card/DayRows.module.css';

type PostponedMatchesProps = {
  state: LoadedList<UpcomingMatch>;
  onLoadMore: () => void;
  renderRow: (match: UpcomingMatch, isNew: boolean) => ReactNode;
};

/** Matches that were put off: under one heading, since they have no day. */
export function PostponedMatches({ state, onLoadMore, renderRow }: PostponedMatchesProps) {
  const section = useRef<HTMLDivElement>(null);
  const id = useId();
  if (state.items.length === 0) return null;
  return (
    <div ref={section} className={classes['root']} data-of="match">
      <div className={`${rowsFrame['list']} ${classes['day']}`} data-several>
        <Title order={3} id={id} className={classes['heading'] ?? ''}>
          A reprogramar
        </Title>
        <ul className={controls['list']} aria-labelledby={id}>
          {state.items.map((match) => (
            <li key={match.id} className={classes['item']}>
              {renderRow(match, state.arrivedIds.has(match.id))}
            </li>
          ))}
        </ul>
        <LoadMore state={state} onLoadMore={onLoadMore} section={section} />
      </div>
    </div>
  );
}
