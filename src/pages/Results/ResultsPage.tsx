import { lazy, Suspense } from 'react';
import { useAdding } from '../shared/useAdding.ts';
import { useResults } from '../shared/useLeagueSection.ts';
import { useNow } from '../shared/useNow.ts';
import { usePage } from '../shared/usePage.ts';
import { ResultsView } from './ResultsView.tsx';

const AddResultDialog = lazy(async () => {
  const dialog = await import('../../components/AddResultDialog/AddResultDialog.tsx');
  return { default: dialog.AddResultDialog };
});

/** `/resultados`: every result, and for the administrator the way to add one. */
export function ResultsPage() {
  usePage('Resultados');
  const { date: today } = useNow();
  const { view, writes } = useResults();
  const adding = useAdding(writes);

  return (
    <>
      <ResultsView {...view} today={today} onAdd={adding.open} />
      {view.canDelete ? (
        <Suspense>
          <AddResultDialog
            opened={adding.isOpen}
            onClose={adding.close}
            onSave={adding.save}
            today={today}
          />
        </Suspense>
      ) : null}
    </>
  );
}
