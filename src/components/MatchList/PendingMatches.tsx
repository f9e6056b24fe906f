import { useRef, type ReactNode } from 'react';
import type { ListState } from '../../domain/listState.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { CardGrid } from '../CardList/CardGrid.tsx';
import { LoadMore } from '../CardList/LoadMore.tsx';
import classes from './PendingMatches.module.css';

type PendingMatchesProps = {
  state: Extract<ListState<UpcomingMatch>, { kind: 'loaded' }>;
  onLoadMore: () => void;
  renderCard: (match: UpcomingMatch, isNew: boolean) => ReactNode;
};

/** Matches that are over and whose result nobody has entered yet. */
export function PendingMatches({ state, onLoadMore, renderCard }: PendingMatchesProps) {
  const section = useRef<HTMLDivElement>(null);
  const { items, hasMore, isLoadingMore, arrivedIds } = state;
  if (items.length === 0) return null;
  return (
    <div ref={section} className={classes['root']}>
      <h3 className={classes['title']}>Pendientes de resultado</h3>
      <CardGrid
        of="match"
        items={items}
        renderCard={(match) => renderCard(match, arrivedIds.has(match.id))}
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
