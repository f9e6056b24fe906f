import { memo, useCallback } from 'react';
import { categoryTitle, type CategoryName } from '../../league/category.ts';
import type { List } from '../../live/useList.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { DayRows } from '../row/DayRows.tsx';
import { ListSection } from './ListSection.tsx';
import { UpcomingRow } from '../row/UpcomingRow.tsx';
import { RowSkeletons } from '../../ui/skeletons/RowSkeletons.tsx';
import { matchItemProps, matchListTexts, type MatchItemsProps } from './matchItems.ts';
import { PendingMatches } from './PendingMatches.tsx';

type MatchListProps = MatchItemsProps & {
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  /** The pair whose matches alone are listed; appended to the title in the place of the category. */
  pair?: string | undefined;
  /** Whether only screen readers get the title. */
  isTitleHidden?: boolean | undefined;
  /** Whether days of one row each share a heading. */
  joinsDays?: boolean | undefined;
  /** The matches that are over, shown under *Pendientes de resultado*. */
  pending?: Pick<List<UpcomingMatch>, 'state' | 'onLoadMore'> | undefined;
  /** Loads more rows. */
  onLoadMore?: (() => void) | undefined;
};

// Rendered again only when their own match changes, however many arrive around them.
const MemoizedRow = memo(UpcomingRow);

/**
 * The upcoming matches as rows by day, the next one first.
 *
 * - **When:** On the page of the upcoming matches and on that of a category.
 * - **When not:** On the home page: MatchCards.
 * - **Keyboard:** Rows in order; after “Ver más” the focus is on the first new one.
 * - **Screen reader:** A heading for each day; each row is one sentence.
 */
export function MatchList(props: MatchListProps) {
  const { state, category, pair, now, pending, isTitleHidden, actions, onLoadMore, onRetry } =
    props;
  const { joinsDays, isAdmin, deletingIds, onEdit, onDelete, onSettle } = props;
  const hasCategory = category === undefined;
  const of = pair ?? (category === undefined ? undefined : categoryTitle(category));
  const today = now.date;
  const renderRow = useCallback(
    (match: UpcomingMatch, isNew: boolean, day?: string) => (
      <MemoizedRow
        {...matchItemProps(match, isNew, {
          isAdmin,
          deletingIds,
          onEdit,
          onDelete,
          onSettle,
        })}
        isToday={match.date === today}
        hasCategory={hasCategory}
        day={day}
      />
    ),
    [isAdmin, deletingIds, onEdit, onDelete, onSettle, today, hasCategory],
  );
  return (
    <ListSection
      state={state}
      title={of === undefined ? 'Próximos Partidos' : `Próximos Partidos - ${of}`}
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
      {(list, isFirstRender) => (
        <DayRows
          of="match"
          list={list}
          today={today}
          isFirstRender={isFirstRender}
          joinsDays={joinsDays}
          renderRow={renderRow}
        />
      )}
    </ListSection>
  );
}
