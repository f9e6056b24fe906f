import { LazyPendingMatches } from './list/LazyPendingMatches.tsx';
import { itemsOf } from '../live/listState.ts';
import { useResults } from './list/useListSection.ts';
import { useEvening } from '../league/useNow.ts';
import { useCategoryFilter } from './list/useCategoryFilter.ts';
import { useOpenDialog } from './RowDialogs.tsx';
import { ResultsView } from './ResultsView.tsx';

/** `/resultados`: every result; the administrator can add one. */
export function ResultsPage() {
  const today = useEvening();
  const { category, filter, isPending } = useCategoryFilter();
  const list = useResults({ category: category?.name, order: 'day' });
  const openDialog = useOpenDialog();
  const onAdd = () => openDialog({ table: 'results', action: 'add', items: itemsOf(list.state) });
  return (
    <ResultsView
      {...list}
      category={category?.name}
      filter={filter}
      instead={isPending ? <LazyPendingMatches /> : undefined}
      today={today}
      onAdd={onAdd}
    />
  );
}
