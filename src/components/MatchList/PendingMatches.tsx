import { useRef, type ReactNode } from 'react';
import type { ListState } from '../../domain/listState.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { DayRows } from '../DayRows/DayRows.tsx';
import { LoadMore } from '../ListSection/LoadMore.tsx';
import classes from './PendingMatches.module.css';

type Loaded = Extract<ListState<UpcomingMatch>, { kind: 'loaded' }>;

type PendingMatchesProps = {
  state: Loaded;
  today: CivilDate;
  onLoadMore: () => void;
  renderRow: (match: UpcomingMatch, isNew: boolean) => ReactNode;
};

/** Matches that are over and have no result yet. */
export function PendingMatches({ state, today, onLoadMore, renderRow }: PendingMatchesProps) {
  const section = useRef<HTMLDivElement>(null);
  const { items, hasMore, isLoadingMore, arrivedIds } = state;
  if (items.length === 0) return null;
  return (
    <div ref={section} className={classes['root']}>
      <h3 className={classes['title']}>Pendientes de resultado</h3>
      <DayRows
        of="match"
        items={items}
        today={today}
        headingLevel={4}
        arrivedIds={arrivedIds}
        renderRow={renderRow}
      />
      <LoadMore
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={onLoadMore}
        ids={items.map(({ id }) => id)}
        arrivedIds={arrivedIds}
        section={section}
      />
    </div>
  );
}
