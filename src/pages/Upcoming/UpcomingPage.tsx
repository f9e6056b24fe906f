import { lazy, Suspense } from 'react';
import { useAdding } from '../shared/useAdding.ts';
import { useUpcomingMatches } from '../shared/useLeagueSection.ts';
import { useNow } from '../shared/useNow.ts';
import { usePage } from '../shared/usePage.ts';
import { UpcomingView } from './UpcomingView.tsx';

const AddMatchDialog = lazy(async () => {
  const dialog = await import('../../components/AddMatchDialog/AddMatchDialog.tsx');
  return { default: dialog.AddMatchDialog };
});

/** `/proximos-partidos`: every match to come, and for the administrator the way to add one. */
export function UpcomingPage() {
  usePage('Próximos Partidos');
  const now = useNow();
  const { view, writes } = useUpcomingMatches();
  const adding = useAdding(writes);

  return (
    <>
      <UpcomingView {...view} now={now} onAdd={adding.open} />
      {view.canDelete ? (
        <Suspense>
          <AddMatchDialog
            opened={adding.isOpen}
            onClose={adding.close}
            onSave={adding.save}
            today={now.date}
          />
        </Suspense>
      ) : null}
    </>
  );
}
