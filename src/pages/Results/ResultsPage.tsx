import { loadedItems, useResults } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
import { useOpenDialog } from '../shared/RowDialogs.tsx';
import { ResultsView } from './ResultsView.tsx';

/** `/resultados`: every result; the administrator can add one. */
export function ResultsPage() {
  const { date: today } = useNow();
  const { view, held } = useResults({ order: 'day' });
  const openDialog = useOpenDialog();
  const onAdd = () => openDialog({ table: 'results', action: 'add', items: loadedItems(view) });
  return <ResultsView {...view} held={held} today={today} onAdd={onAdd} />;
}
