import { PendingSlot } from '../shared/PendingSlot.tsx';
import { loadedItems, usePendingMatches, useUpcomingMatches } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
import { useCategoryFilter } from '../shared/useCategoryFilter.ts';
import { useOpenDialog } from '../shared/RowDialogs.tsx';
import { UpcomingView } from './UpcomingView.tsx';

/** `/proximos-partidos`: every match to come; the administrator can add one. */
export function UpcomingPage() {
  const now = useNow();
  const { category, filter, isPending } = useCategoryFilter();
  const { view, held } = useUpcomingMatches(category?.name);
  const pending = usePendingMatches(category?.name);
  const openDialog = useOpenDialog();
  const onAdd = () =>
    openDialog({ table: 'upcoming_matches', action: 'add', items: loadedItems(view) });
  return (
    <UpcomingView
      {...view}
      category={category?.name}
      filter={filter}
      instead={isPending ? <PendingSlot /> : undefined}
      pending={pending}
      held={held}
      now={now}
      onAdd={onAdd}
    />
  );
}
