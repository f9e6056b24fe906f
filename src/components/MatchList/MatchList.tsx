import { memo, type ReactNode } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { CardList } from '../CardList/CardList.tsx';
import { MatchCard } from '../MatchCard/MatchCard.tsx';
import { PendingMatches } from './PendingMatches.tsx';

type MatchListProps = {
  state: ListState<UpcomingMatch>;
  /** Named in the title where the list holds this one category only. */
  category?: CategoryName | undefined;
  /** The league's clock. */
  now: CivilMoment;
  /** The matches that are over, shown under *Pendientes de resultado*. */
  pending?: PendingList | undefined;
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

type PendingList = { state: ListState<UpcomingMatch>; onLoadMore: () => void };

const texts = {
  loading: 'Cargando próximos partidos...',
  empty: 'No hay próximos partidos disponibles',
  emptyHint: 'Cuando los organizadores programen una fecha, sus partidos aparecerán aquí.',
  error: 'Error al cargar los próximos partidos. Intenta de nuevo más tarde.',
};

/** Rendered again only when its own match changes, however many arrive around it. */
const Row = memo(MatchCard);

/** The matches to come, the next one first. */
export function MatchList(props: MatchListProps) {
  const { state, category, now, pending, canDelete = false, ...rest } = props;
  const { deletingIds, onEdit, onDelete, ...list } = rest;
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
      state={state}
      title={category === undefined ? 'Próximos Partidos' : `Próximos Partidos - ${category}`}
      texts={texts}
      skeleton="match"
      renderCard={(match, isNew) => renderCard(match, isNew)}
      after={
        pending?.state.kind === 'loaded' && state.kind === 'loaded' ? (
          <PendingMatches
            {...pending}
            state={pending.state}
            renderCard={(match, isNew) => renderCard(match, isNew, 4)}
          />
        ) : null
      }
    />
  );
}
