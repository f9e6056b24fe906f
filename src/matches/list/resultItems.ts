import type { ReactNode } from 'react';
import type { ListState } from '../../live/listState.ts';
import type { Result } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';

/** What lists of results have in common, as rows or as cards. */
export type ResultItemsProps = {
  /** The results, or why there are none yet. */
  state: ListState<Result>;
  /** The date on the league's clock. */
  today: CivilDate;
  /** Whether the viewer is the administrator. */
  isAdmin?: boolean | undefined;
  /** Ids of the results whose deletion is in flight. */
  deletingIds?: ReadonlySet<string> | undefined;
  /** Opens the form that corrects a result; visitors have none. */
  onEdit?: ((result: Result) => void) | undefined;
  /** Asks whether to delete a result; visitors have none. */
  onDelete?: ((result: Result) => void) | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Tries again to load what failed. */
  onRetry?: (() => void) | undefined;
};

export const resultListTexts = {
  loading: 'Cargando resultados...',
  empty: 'No hay resultados disponibles',
  emptyHint: 'Cuando termine un partido, su resultado aparecerá aquí sin recargar la página.',
  error: 'Error al cargar los resultados. Intenta de nuevo más tarde.',
};

/**
 * The props of one result's row or card.
 * @param isNew whether it arrived a moment ago
 */
export function resultItemProps(
  result: Result,
  isNew: boolean,
  list: Omit<ResultItemsProps, 'state' | 'today'>,
) {
  const { isAdmin = false, deletingIds, onEdit, onDelete } = list;
  return {
    result,
    isAdmin,
    isDeleting: deletingIds?.has(result.id) ?? false,
    isNew,
    ...(onEdit === undefined ? {} : { onEdit }),
    ...(onDelete === undefined ? {} : { onDelete }),
  };
}
