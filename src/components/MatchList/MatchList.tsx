import { memo, type ReactNode } from 'react';
import type { CategoryName } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { CardSkeletons } from '../CardSkeleton/CardSkeletons.tsx';
import { DayRows } from '../DayRows/DayRows.tsx';
import { ListSection } from '../ListSection/ListSection.tsx';
import { MatchCard } from '../MatchCard/MatchCard.tsx';
import { UpcomingRow } from '../MatchRow/UpcomingRow.tsx';
import { RowSkeletons } from '../RowSkeletons/RowSkeletons.tsx';
import { PendingMatches } from './PendingMatches.tsx';

type MatchListProps = {
  state: ListState<UpcomingMatch>;
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  isTitleHidden?: boolean;
  /** The league's clock. */
  now: CivilMoment;
  /** The matches that are over, shown under *Pendientes de resultado*. */
  pending?: PendingList | undefined;
  /** Whether the viewer is the administrator. */
  canDelete?: boolean;
  /** Ids of the matches whose deletion is in flight. */
  deletingIds?: ReadonlySet<string>;
  onEdit?: (match: UpcomingMatch) => void;
  onDelete?: (match: UpcomingMatch) => void;
  /** Enters the result of a match. */
  onSettle?: ((match: UpcomingMatch) => void) | undefined;
  /** At most this many, as cards; without a limit rows by day. */
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

// Rendered again only when their own match changes, however many arrive around them.
const MemoizedCard = memo(MatchCard);
const MemoizedRow = memo(UpcomingRow);

/** The upcoming matches, the next one first. */
export function MatchList(props: MatchListProps) {
  const { state, category, now, pending, canDelete = false, limit, ...rest } = props;
  const { deletingIds, onEdit, onDelete, onSettle, ...list } = rest;
  const itemProps = (match: UpcomingMatch, from: ListState<UpcomingMatch>) => ({
    match,
    canDelete,
    onSettle,
    isDeleting: deletingIds?.has(match.id) ?? false,
    isNew: from.kind === 'loaded' && from.arrivedIds.has(match.id),
    ...(onEdit === undefined ? {} : { onEdit }),
    ...(onDelete === undefined ? {} : { onDelete }),
  });
  const renderRow = (match: UpcomingMatch, from: ListState<UpcomingMatch>) => (
    <MemoizedRow
      {...itemProps(match, from)}
      isToday={match.date === now.date}
      hasCategory={category === undefined}
    />
  );
  return (
    <ListSection
      {...list}
      state={state}
      title={category === undefined ? 'Próximos Partidos' : `Próximos Partidos - ${category}`}
      texts={texts}
      skeleton={
        limit === undefined ? (
          <RowSkeletons of="match" />
        ) : (
          <CardSkeletons of="match" count={limit} />
        )
      }
      after={
        pending?.state.kind === 'loaded' && state.kind === 'loaded' ? (
          <PendingMatches
            {...pending}
            state={pending.state}
            today={now.date}
            renderRow={renderRow}
          />
        ) : null
      }
    >
      {(items, isFirstRender) =>
        limit === undefined ? (
          <DayRows
            of="match"
            items={items}
            today={now.date}
            isFirstRender={isFirstRender}
            renderRow={(match) => renderRow(match, state)}
          />
        ) : (
          <CardGrid
            items={items.slice(0, limit)}
            renderCard={(match) => <MemoizedCard {...itemProps(match, state)} now={now} />}
          />
        )
      }
    </ListSection>
  );
}
