import { loadedItems, usePendingMatches, useUpcomingMatches } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
import { useOpenDialog } from '../shared/RowDialogs.tsx';
import { UpcomingView } from './UpcomingView.tsx';

/** `/proximos-partidos`: every match to come; the administrator can add one. */
export function UpcomingPage() {
  const now = useNow();
  const { view, held } = useUpcomingMatches();
  const pending = usePendingMatches();
  const openDialog = useOpenDialog();
  const onAdd = () =>
    openDialog({ table: 'upcoming_matches', action: 'add', items: loadedItems(view) });
  return <UpcomingView {...view} pending={pending} held={held} now={now} onAdd={onAdd} />;
}
