import { AddMatch } from '../shared/AddMatch.tsx';
import { useAdding } from '../shared/useAdding.ts';
import { loadedItems, useUpcomingMatches } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
import { UpcomingView } from './UpcomingView.tsx';

/** `/proximos-partidos`: every match to come, and for the administrator the way to add one. */
export function UpcomingPage() {
  const now = useNow();
  const { view, held, writes } = useUpcomingMatches();
  const adding = useAdding(writes, 'Partido guardado.');

  return (
    <>
      <UpcomingView {...view} held={held} now={now} onAdd={adding.open} />
      {/* A session that ends under an open dialog takes nothing of what is typed with it. */}
      {view.canDelete || adding.isOpen ? (
        <AddMatch adding={adding} matches={loadedItems(view)} today={now.date} />
      ) : null}
    </>
  );
}
