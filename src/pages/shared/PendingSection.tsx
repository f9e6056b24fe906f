import { memo, useCallback } from 'react';
import { DayRows } from '../../components/DayRows/DayRows.tsx';
import { ListSection } from '../../components/ListSection/ListSection.tsx';
import { UpcomingRow } from '../../components/MatchRow/UpcomingRow.tsx';
import { matchItemProps } from '../../components/MatchList/matchItems.ts';
import { RowSkeletons } from '../../components/RowSkeletons/RowSkeletons.tsx';
import { arrivedIdsOf } from '../../domain/listState.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import type { MatchesView } from './useListSection.ts';

const texts = {
  loading: 'Cargando partidos pendientes...',
  empty: 'Ningún partido espera su resultado',
  emptyHint: 'Un partido pasa a pendiente dos horas después de su hora.',
  error: 'Error al cargar los partidos pendientes. Intenta de nuevo más tarde.',
};

const MemoizedRow = memo(UpcomingRow);

type PendingSectionProps = MatchesView & { today: CivilDate; isTitleHidden?: boolean };

/** The matches that wait for their result, the latest first. */
export function PendingSection(props: PendingSectionProps) {
  const { state, today, canDelete, deletingIds, onEdit, onDelete, onSettle, ...list } = props;
  const renderRow = useCallback(
    (match: UpcomingMatch, isNew: boolean) => (
      <MemoizedRow
        {...matchItemProps(match, isNew, { canDelete, deletingIds, onEdit, onDelete, onSettle })}
        isToday={match.date === today}
      />
    ),
    [canDelete, deletingIds, onEdit, onDelete, onSettle, today],
  );
  return (
    <ListSection
      {...list}
      title="Pendientes de resultado"
      state={state}
      texts={texts}
      skeleton={<RowSkeletons of="match" />}
    >
      {(items, isFirstRender) => (
        <DayRows
          of="match"
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
