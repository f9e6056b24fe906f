import { AddResult } from '../shared/AddResult.tsx';
import { useAdding } from '../shared/useAdding.ts';
import { loadedItems, useResults } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
import { ResultsView } from './ResultsView.tsx';

/** `/resultados`: every result, and for the administrator the way to add one. */
export function ResultsPage() {
  const { date: today } = useNow();
  const { view, held, writes } = useResults();
  const adding = useAdding(writes, 'Resultado guardado.');

  return (
    <>
      <ResultsView {...view} held={held} today={today} onAdd={adding.open} />
      {/* A session that ends under an open dialog takes nothing of what is typed with it. */}
      {view.canDelete || adding.isOpen ? (
        <AddResult adding={adding} results={loadedItems(view)} today={today} />
      ) : null}
    </>
  );
}
