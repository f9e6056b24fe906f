import { memo, useCallback } from 'react';
import { DayRows } from '../row/DayRows.tsx';
import { ListSection } from './ListSection.tsx';
import { UpcomingRow } from '../row/UpcomingRow.tsx';
import { matchItemProps } from './matchItems.ts';
import { RowSkeletons } from '../../ui/skeletons/RowSkeletons.tsx';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { MatchesToSettle } from './useListSection.ts';

const texts = {
  loading: 'Cargando partidos pendientes...',
  empty: 'Ningún partido está pendiente de resultado',
  emptyHint: 'Un partido queda pendiente dos horas después de su comienzo.',
  error: 'Error al cargar los partidos pendientes. Intenta de nuevo más tarde.',
};

const MemoizedRow = memo(UpcomingRow);

type PendingSectionProps = MatchesToSettle & {
  today: CivilDate;
  isTitleHidden?: boolean;
  titleOrder?: 2 | 3;
};

/** The matches that wait for their result, the latest first. */
export function PendingSection(props: PendingSectionProps) {
  const { state, today, isAdmin, deletingIds, onEdit, onDelete, onSettle, ...list } = props;
  const renderRow = useCallback(
    (match: UpcomingMatch, isNew: boolean) => (
      <MemoizedRow
        {...matchItemProps(match, isNew, { isAdmin, deletingIds, onEdit, onDelete, onSettle })}
        isToday={match.date === today}
      />
    ),
    [isAdmin, deletingIds, onEdit, onDelete, onSettle, today],
  );
  return (
    <ListSection
      {...list}
      title="Pendientes de resultado"
      state={state}
      texts={texts}
      skeleton={<RowSkeletons of="match" />}
    >
      {(list, isFirstRender) => (
        <DayRows
          of="match"
          list={list}
          today={today}
          isFirstRender={isFirstRender}
          renderRow={renderRow}
        />
      )}
    </ListSection>
  );
}
