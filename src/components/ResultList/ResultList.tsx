import { memo, type ReactNode } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { Outcome } from '../../domain/pairMatches.ts';
import type { Result } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { CardSkeletons } from '../CardSkeleton/CardSkeletons.tsx';
import { DayRows } from '../DayRows/DayRows.tsx';
import { ListSection } from '../ListSection/ListSection.tsx';
import { ResultRow } from '../MatchRow/ResultRow.tsx';
import { ResultCard } from '../ResultCard/ResultCard.tsx';
import { RowSkeletons } from '../RowSkeletons/RowSkeletons.tsx';

type ResultListProps = {
  /** In the order of the database: by day, the newest first. */
  state: ListState<Result>;
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  /** Instead of *Últimos Resultados*. */
  title?: string;
  isTitleHidden?: boolean;
  /** The date on the league's clock. */
  today: CivilDate;
  /** How a result ended for the pair whose page it is; see `ResultRow`. */
  outcomeOf?: (result: Result) => Outcome | null;
  /** Whether the viewer is the administrator. */
  canDelete?: boolean;
  /** Ids of the results whose deletion is in flight. */
  deletingIds?: ReadonlySet<string>;
  onEdit?: (result: Result) => void;
  onDelete?: (result: Result) => void;
  /** At most this many, as cards; without a limit rows by day. */
  limit?: number;
  actions?: ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
};

const texts = {
  loading: 'Cargando resultados...',
  empty: 'No hay resultados disponibles',
  emptyHint: 'Cuando termine un partido, su resultado aparecerá aquí sin recargar la página.',
  error: 'Error al cargar los resultados. Intenta de nuevo más tarde.',
};

// Rendered again only when their own result changes, however many arrive around them.
const MemoizedCard = memo(ResultCard);
const MemoizedRow = memo(ResultRow);

/** The latest results. */
export function ResultList(props: ResultListProps) {
  const { category, today, canDelete = false, deletingIds, limit, ...rest } = props;
  const { onEdit, onDelete, title = titleOf(category), outcomeOf, ...list } = rest;
  const itemProps = (result: Result) => ({
    result,
    canDelete,
    isDeleting: deletingIds?.has(result.id) ?? false,
    isNew: list.state.kind === 'loaded' && list.state.arrivedIds.has(result.id),
    ...(onEdit === undefined ? {} : { onEdit }),
    ...(onDelete === undefined ? {} : { onDelete }),
  });
  return (
    <ListSection
      {...list}
      title={title}
      texts={texts}
      skeleton={
        limit === undefined ? (
          <RowSkeletons of="result" />
        ) : (
          <CardSkeletons of="result" count={limit} />
        )
      }
    >
      {(items, isFirstRender) =>
        limit === undefined ? (
          <DayRows
            of="result"
            items={items}
            today={today}
            isFirstRender={isFirstRender}
            renderRow={(result) => (
              <MemoizedRow
                {...itemProps(result)}
                hasCategory={category === undefined}
                outcome={outcomeOf?.(result) ?? null}
              />
            )}
          />
        ) : (
          <CardGrid
            items={items.slice(0, limit)}
            renderCard={(result) => <MemoizedCard {...itemProps(result)} today={today} />}
          />
        )
      }
    </ListSection>
  );
}

function titleOf(category: CategoryName | undefined): string {
  return category === undefined ? 'Últimos Resultados' : `Últimos Resultados - ${category}`;
}
