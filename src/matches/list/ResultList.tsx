import { memo, useCallback } from 'react';
import { categoryTitle, type CategoryName } from '../../league/category.ts';
import type { Outcome } from '../outcome.ts';
import type { Result } from '../../padel/result.ts';
import { DayRows } from '../row/DayRows.tsx';
import { ListSection } from './ListSection.tsx';
import { ResultRow } from '../row/ResultRow.tsx';
import { RowSkeletons } from '../../ui/skeletons/RowSkeletons.tsx';
import { resultItemProps, resultListTexts, type ResultItemsProps } from './resultItems.ts';

/** @property state in the order of the database: by day, the newest first */
type ResultListProps = ResultItemsProps & {
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  /** Instead of *Últimos Resultados*. */
  title?: string;
  /** Whether only screen readers get the title. */
  isTitleHidden?: boolean | undefined;
  /** Whether days of one row each share a heading. */
  joinsDays?: boolean | undefined;
  /** How a result ended for the pair whose page it is; see `ResultRow`. */
  outcomeOf?: (result: Result) => Outcome | null;
  /** Loads more rows. */
  onLoadMore?: (() => void) | undefined;
};

// Rendered again only when their own result changes, however many arrive around them.
const MemoizedRow = memo(ResultRow);

/**
 * The latest results, as rows by day.
 *
 * - **When:** On the results page and on that of a category.
 * - **When not:** On the home page: ResultCards.
 * - **Keyboard:** Rows in order; after “Ver más” the focus is on the first new one.
 * - **Screen reader:** A heading for each day; each row is one sentence.
 */
export function ResultList(props: ResultListProps) {
  const { state, category, today, title = titleOf(category), outcomeOf } = props;
  const { isTitleHidden, actions, onLoadMore, onRetry } = props;
  const { joinsDays, isAdmin, deletingIds, onEdit, onDelete } = props;
  const hasCategory = category === undefined;
  const renderRow = useCallback(
    (result: Result, isNew: boolean, day?: string) => (
      <MemoizedRow
        {...resultItemProps(result, isNew, { isAdmin, deletingIds, onEdit, onDelete })}
        hasCategory={hasCategory}
        day={day}
        outcome={outcomeOf?.(result) ?? null}
      />
    ),
    [isAdmin, deletingIds, onEdit, onDelete, hasCategory, outcomeOf],
  );
  return (
    <ListSection
      state={state}
      title={title}
      isTitleHidden={isTitleHidden}
      texts={resultListTexts}
      actions={actions}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
      skeleton={<RowSkeletons of="result" />}
    >
      {(list, isFirstRender) => (
        <DayRows
          of="result"
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

function titleOf(category: CategoryName | undefined): string {
  return category === undefined
    ? 'Últimos Resultados'
    : `Últimos Resultados - ${categoryTitle(category)}`;
}
