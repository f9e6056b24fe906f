import type { ReactNode } from 'react';
import type { ListState } from '../../live/listState.ts';

/** The administrator's actions on a result or a match. */
type Actions<Item> = {
  /** Whether the viewer is the administrator. */
  isAdmin?: boolean | undefined;
  /** Opens the form that corrects it; visitors have none. */
  onEdit?: ((item: Item) => void) | undefined;
  /** Asks whether to delete it; visitors have none. */
  onDelete?: ((item: Item) => void) | undefined;
};

/** The props of a row or card besides its item: results and matches alike. */
export type ItemProps<Item> = Actions<Item> & {
  isDeleting?: boolean;
  /** Whether it arrived live a moment ago. */
  isNew?: boolean;
};

/** A list of results or of matches, as rows or as cards. */
export type ListProps<Item> = Actions<Item> & {
  /** The items, or why there are none yet. */
  state: ListState<Item>;
  /** Ids of those whose deletion is in flight. */
  deletingIds?: ReadonlySet<string> | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Tries again to load what failed. */
  onRetry?: (() => void) | undefined;
};

export const resultListTexts = {
  loading: 'Cargando resultados...',
  empty: 'No hay resultados disponibles',
  emptyHint: 'Cuando se cargue un resultado, aparecerá aquí sin recargar la página.',
  error: 'Error al cargar los resultados. Intenta de nuevo más tarde.',
};

export const matchListTexts = {
  loading: 'Cargando próximos partidos...',
  empty: 'No hay próximos partidos disponibles',
  emptyHint: 'Cuando se anuncie un partido, aparecerá aquí sin recargar la página.',
  error: 'Error al cargar los próximos partidos. Intenta de nuevo más tarde.',
};

export function itemProps<Item extends { id: string }>(
  { id }: Item,
  isNew: boolean,
  list: Actions<Item> & Pick<ListProps<Item>, 'deletingIds'>,
): Required<ItemProps<Item>> {
  const { isAdmin = false, deletingIds, onEdit, onDelete } = list;
  return { isAdmin, isDeleting: deletingIds?.has(id) ?? false, isNew, onEdit, onDelete };
}
