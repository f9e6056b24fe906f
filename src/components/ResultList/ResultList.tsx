import { memo, useCallback } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { Outcome } from '../../domain/pairMatches.ts';
import type { Result } from '../../domain/result.ts';
import { DayRows } from '../DayRows/DayRows.tsx';
import { ListSection } from '../ListSection/ListSection.tsx';
import { ResultRow } from '../MatchRow/ResultRow.tsx';
import { RowSkeletons } from '../RowSkeletons/RowSkeletons.tsx';
import { resultItemProps, resultListTexts, type ResultItemsProps } from './resultItems.ts';
import { arrivedIdsOf } from '../../domain/listState.ts';

/** @property state in the order of the database: by day, the newest first */
type ResultListProps = ResultItemsProps & {
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  /** Instead of *Últimos Resultados*. */
  title?: string;
  isTitleHidden?: boolean | undefined;
  /** How a result ended for the pair whose page it is; see `ResultRow`. */
  outcomeOf?: (result: Result) => Outcome | null;
  onLoadMore?: (() => void) | undefined;
};

// Rendered again only when their own result changes, however many arrive around them.
const MemoizedRow = memo(ResultRow);

/** The latest results, as rows by day. */
export function ResultList(props: ResultListProps) {
  const { state, category, today, title = titleOf(category), outcomeOf } = props;
  const { isTitleHidden, actions, onLoadMore, onRetry } = props;
  const { canDelete, deletingIds, onEdit, onDelete } = props;
  const hasCategory = category === undefined;
  const renderRow = useCallback(
    (result: Result, isNew: boolean) => (
      <MemoizedRow
        {...resultItemProps(result, isNew, { canDelete, deletingIds, onEdit, onDelete })}
        hasCategory={hasCategory}
        outcome={outcomeOf?.(result) ?? null}
      />
    ),
    [canDelete, deletingIds, onEdit, onDelete, hasCategory, outcomeOf],
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
      {(items, isFirstRender) => (
        <DayRows
          of="result"
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

function titleOf(category: CategoryName | undefined): string {
  return category === undefined ? 'Últimos Resultados' : `Últimos Resultados - ${category}`;
}
