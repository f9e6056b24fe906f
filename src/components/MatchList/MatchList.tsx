import { memo, useMemo, type ReactNode } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { orderUpcoming } from '../../domain/upcomingOrder.ts';
import { CardList } from '../CardList/CardList.tsx';
import { MatchCard } from '../MatchCard/MatchCard.tsx';
import { PendingMatches } from './PendingMatches.tsx';

type MatchListProps = {
  state: ListState<UpcomingMatch>;
  /** Named in the title where the list holds this one category only. */
  category?: CategoryName | undefined;
  /** The league's clock: it decides which matches are still to come. */
  now: CivilMoment;
  /** Whether matches whose hour has passed stand last, under *Pendientes de resultado*, or not at all. */
  pending?: 'last' | 'hidden';
  /** Whether the administrator is looking. */
  canDelete?: boolean;
  /** Ids of the matches whose deletion is on its way. */
  deletingIds?: ReadonlySet<string>;
  onEdit?: (match: UpcomingMatch) => void;
  onDelete?: (match: UpcomingMatch) => void;
  /** At most so many; the home page shows 3. */
  limit?: number;
  actions?: ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
};

const texts = {
  loading: 'Cargando próximos partidos...',
  empty: 'No hay próximos partidos disponibles',
  emptyHint: 'Cuando los organizadores programen una fecha, sus partidos aparecerán aquí.',
  error: 'Error al cargar los próximos partidos. Intenta de nuevo más tarde.',
};

const none: readonly UpcomingMatch[] = [];

/** Drawn anew only when its own match changes, however many arrive around it. */
const Row = memo(MatchCard);

/** The matches to come, the next one first. */
export function MatchList(props: MatchListProps) {
  const { state, category, now, pending = 'hidden', canDelete = false, ...rest } = props;
  const { deletingIds, onEdit, onDelete, ...list } = rest;
  const matches = state.kind === 'loaded' ? state.items : none;
  const ordered = useMemo(() => orderUpcoming(matches, now), [matches, now]);
  const renderCard = (match: UpcomingMatch, isNew: boolean, headingLevel: 3 | 4 = 3) => (
    <Row
      match={match}
      now={now}
      headingLevel={headingLevel}
      canDelete={canDelete}
      isDeleting={deletingIds?.has(match.id) ?? false}
      isNew={isNew}
      {...(onEdit === undefined ? {} : { onEdit })}
      {...(onDelete === undefined ? {} : { onDelete })}
    />
  );
  return (
    <CardList
      {...list}
      state={state.kind === 'loaded' ? { ...state, items: ordered.upcoming } : state}
      title={category === undefined ? 'Próximos Partidos' : `Próximos Partidos - ${category}`}
      texts={texts}
      skeleton="match"
      renderCard={(match, isNew) => renderCard(match, isNew)}
      after={
        pending === 'last' && state.kind === 'loaded' ? (
          <PendingMatches
            matches={ordered.pending}
            renderCard={(match) => renderCard(match, state.arrivedIds.has(match.id), 4)}
          />
        ) : null
      }
    />
  );
}
