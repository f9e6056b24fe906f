import { LivePill } from './LivePill.tsx';
import { MatchList } from './MatchList.tsx';
import { useUpcomingMatches } from './useListSection.ts';
import { useNow } from '../../league/useNow.ts';

const texts = {
  loading: 'Cargando partidos pendientes...',
  empty: 'Ningún partido está pendiente de resultado',
  emptyHint: 'Un partido queda pendiente dos horas después de su comienzo.',
  error: 'Error al cargar los partidos pendientes. Intenta de nuevo más tarde.',
};

/** The matches that wait for their result, in place of a page's list, the latest first. Import it lazily. */
export function PendingList() {
  const list = useUpcomingMatches(undefined, 'pending');
  const now = useNow();
  return (
    <>
      <MatchList {...list} now={now} title="Pendientes de resultado" texts={texts} isTitleHidden />
      <LivePill list={list} noun="partido" />
    </>
  );
}
