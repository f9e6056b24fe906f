import { memo, useCallback } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import { arrivedIdsOf, type ListState } from '../../domain/listState.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { DayRows } from '../DayRows/DayRows.tsx';
import { ListSection } from '../ListSection/ListSection.tsx';
import { UpcomingRow } from '../MatchRow/UpcomingRow.tsx';
import { RowSkeletons } from '../RowSkeletons/RowSkeletons.tsx';
import { matchItemProps, matchListTexts, type MatchItemsProps } from './matchItems.ts';
import { PendingMatches } from './PendingMatches.tsx';

type MatchListProps = MatchItemsProps & {
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  isTitleHidden?: boolean | undefined;
  /** The matches that are over, shown under *Pendientes de resultado*. */
  pending?: PendingList | undefined;
  onLoadMore?: (() => void) | undefined;
};

type PendingList = { state: ListState<UpcomingMatch>; onLoadMore: () => void };

// Rendered again only when their own match changes, however many arrive around them.
const MemoizedRow = memo(UpcomingRow);

/** The upcoming matches as rows by day, the next one first. */
export function MatchList(props: MatchListProps) {
  const { state, category, now, pending, isTitleHidden, actions, onLoadMore, onRetry } = props;
  const { canDelete, deletingIds, onEdit, onDelete, onSettle } = props;
  const hasCategory = category === undefined;
  const today = now.date;
  const renderRow = useCallback(
    (match: UpcomingMatch, isNew: boolean) => (
      <MemoizedRow
        {...matchItemProps(match, isNew, {
          canDelete,
          deletingIds,
          onEdit,
          onDelete,
          onSettle,
        })}
        isToday={match.date === today}
        hasCategory={hasCategory}
      />
    ),
    [canDelete, deletingIds, onEdit, onDelete, onSettle, today, hasCategory],
  );
  return (
    <ListSection
      state={state}
      title={category === undefined ? 'Próximos Partidos' : `Próximos Partidos - ${category}`}
      isTitleHidden={isTitleHidden}
      texts={matchListTexts}
      actions={actions}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
      skeleton={<RowSkeletons of="match" />}
      after={
        pending?.state.kind === 'loaded' && state.kind === 'loaded' ? (
          <PendingMatches {...pending} state={pending.state} today={today} renderRow={renderRow} />
        ) : null
      }
    >
      {(items, isFirstRender) => (
        <DayRows
          of="match"
          items={items}
          today={today}
          isFirstRender={isFirstRender}
          arrivedIds={arrivedIdsOf(state)}
          renderRow={renderRow}
        />
      )}
    </ListSection>
  );
}
