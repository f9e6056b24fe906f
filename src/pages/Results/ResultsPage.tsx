import { PendingSlot } from '../shared/PendingSlot.tsx';
import { loadedItems, useResults } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
import { useCategoryFilter } from '../shared/useCategoryFilter.ts';
import { useOpenDialog } from '../shared/RowDialogs.tsx';
import { ResultsView } from './ResultsView.tsx';

/** `/resultados`: every result; the administrator can add one. */
export function ResultsPage() {
  const { date: today } = useNow();
  const { category, filter, isPending } = useCategoryFilter();
  const { view, held } = useResults({ category: category?.name, order: 'day' });
  const openDialog = useOpenDialog();
  const onAdd = () => openDialog({ table: 'results', action: 'add', items: loadedItems(view) });
  return (
    <ResultsView
      {...view}
      category={category?.name}
      filter={filter}
      instead={isPending ? <PendingSlot /> : undefined}
      held={held}
      today={today}
      onAdd={onAdd}
    />
  );
}
