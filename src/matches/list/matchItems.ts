import type { ReactNode } from 'react';
import type { ListState } from '../../live/listState.ts';
import type { CivilMoment } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';

/** What lists of matches have in common, as rows or as cards. */
export type MatchItemsProps = {
  /** The matches, or why there are none yet. */
  state: ListState<UpcomingMatch>;
  /** The league's clock. */
  now: CivilMoment;
  /** Whether the viewer is the administrator. */
  isAdmin?: boolean | undefined;
  /** Ids of the matches whose deletion is in flight. */
  deletingIds?: ReadonlySet<string> | undefined;
  /** Opens the form that corrects a match; visitors have none. */
  onEdit?: ((match: UpcomingMatch) => void) | undefined;
  /** Asks whether to delete a match; visitors have none. */
  onDelete?: ((match: UpcomingMatch) => void) | undefined;
  /** Enters the result of a match. */
  onSettle?: ((match: UpcomingMatch) => void) | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Tries again to load what failed. */
  onRetry?: (() => void) | undefined;
};

export const matchListTexts = {
  loading: 'Cargando próximos partidos...',
  empty: 'No hay próximos partidos disponibles',
  emptyHint: 'Cuando los organizadores programen una fecha, sus partidos aparecerán aquí.',
  error: 'Error al cargar los próximos partidos. Intenta de nuevo más tarde.',
};

/**
 * The props of one match's row or card.
 * @param isNew whether it arrived a moment ago
 */
export function matchItemProps(
  match: UpcomingMatch,
  isNew: boolean,
  list: Omit<MatchItemsProps, 'state' | 'now'>,
) {
  const { isAdmin = false, deletingIds, onEdit, onDelete, onSettle } = list;
  return {
    match,
    isAdmin,
    onSettle,
    isDeleting: deletingIds?.has(match.id) ?? false,
    isNew,
    ...(onEdit === undefined ? {} : { onEdit }),
    ...(onDelete === undefined ? {} : { onDelete }),
  };
}
