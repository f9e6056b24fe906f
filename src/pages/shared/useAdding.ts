import type { CategoryName } from '../../domain/category.ts';
import type { Result } from '../../domain/result.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { useOpenDialog } from './RowDialogs.tsx';
import { loadedItems, type SectionView } from './useListSection.ts';

/** Opens the dialogs for a new result and a new match on a page with both lists. */
export function useAdding(
  results: SectionView<Result>,
  matches: SectionView<UpcomingMatch>,
  category?: CategoryName,
) {
  const openDialog = useOpenDialog();
  return {
    onAddResult: () =>
      openDialog({ table: 'results', action: 'add', category, items: loadedItems(results) }),
    onAddMatch: () =>
      openDialog({
        table: 'upcoming_matches',
        action: 'add',
        category,
        items: loadedItems(matches),
      }),
  };
}
