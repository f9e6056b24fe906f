import { useAnnounced } from './useAnnounced.ts';
import { LazyPendingMatches } from './list/LazyPendingMatches.tsx';
import { itemsOf } from '../live/listState.ts';
import { useUpcomingMatches } from './list/useListSection.ts';
import { useNow } from '../league/useNow.ts';
import { useCategoryFilter } from './list/useCategoryFilter.ts';
import { useOpenDialog } from './RowDialogs.tsx';
import { UpcomingView } from './UpcomingView.tsx';

/** `/proximos-partidos`: every match to come; the administrator can add one. */
export function UpcomingPage() {
  const now = useNow();
  const { category, filter, isPending } = useCategoryFilter();
  const list = useUpcomingMatches(category?.name);
  const pending = useAnnounced('pending', { category: category?.name });
  const postponed = useAnnounced('postponed', { category: category?.name });
  const openDialog = useOpenDialog();
  const onAdd = () =>
    openDialog({ table: 'upcoming_matches', action: 'add', items: itemsOf(list.state) });
  return (
    <UpcomingView
      {...list}
      category={category?.name}
      filter={filter}
      instead={isPending ? <LazyPendingMatches /> : undefined}
      pending={pending}
      postponed={postponed}
      now={now}
      onAdd={onAdd}
    />
  );
}
