import { LivePill } from './LivePill.tsx';
import { MatchList } from './MatchList.tsx';
import { useUpcomingMatches, type MatchesToSettle } from './useListSection.ts';
import { useToday } from '../../league/useNow.ts';
import type { CivilDate } from '../../padel/time.ts';

const texts = {
  loading: 'Cargando partidos pendientes...',
  empty: 'Ningún partido está pendiente de resultado',
  emptyHint: 'Un partido queda pendiente dos horas después de su comienzo.',
  error: 'Error al cargar los partidos pendientes. Intenta de nuevo más tarde.',
};

type PendingSectionProps = MatchesToSettle & {
  today: CivilDate;
  isTitleHidden?: boolean;
  titleOrder?: 2 | 3;
};

/** The matches that wait for their result, the latest first. */
export function PendingSection(props: PendingSectionProps) {
  return <MatchList {...props} title="Pendientes de resultado" texts={texts} />;
}

/** The same in place of a page's list. Import it lazily. */
export function PendingList() {
  const list = useUpcomingMatches(undefined, 'pending');
  const today = useToday();
  return (
    <>
      <PendingSection {...list} today={today} isTitleHidden />
      <LivePill list={list} noun="partido" />
    </>
  );
}
