import { memo, type ReactNode } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { Result } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import { CardList } from '../CardList/CardList.tsx';
import { ResultCard } from '../ResultCard/ResultCard.tsx';

type ResultListProps = {
  state: ListState<Result>;
  /** Named in the title where the list holds this one category only. */
  category?: CategoryName | undefined;
  /** The day on the league's clock. */
  today: CivilDate;
  /** Whether the administrator is looking. */
  canDelete?: boolean;
  /** Ids of the results whose deletion is on its way. */
  deletingIds?: ReadonlySet<string>;
  onEdit?: (result: Result) => void;
  onDelete?: (result: Result) => void;
  /** At most so many; the home page shows 4. */
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

/** Drawn anew only when its own result changes, however many arrive around it. */
const Row = memo(ResultCard);

/** The results, newest entry first. */
export function ResultList(props: ResultListProps) {
  const { category, today, canDelete = false, deletingIds, onEdit, onDelete, ...list } = props;
  return (
    <CardList
      {...list}
      title={category === undefined ? 'Últimos Resultados' : `Últimos Resultados - ${category}`}
      texts={texts}
      skeleton="result"
      renderCard={(result, isNew) => (
        <Row
          result={result}
          today={today}
          canDelete={canDelete}
          isDeleting={deletingIds?.has(result.id) ?? false}
          isNew={isNew}
          {...(onEdit === undefined ? {} : { onEdit })}
          {...(onDelete === undefined ? {} : { onDelete })}
        />
      )}
    />
  );
}
