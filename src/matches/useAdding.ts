import type { CategoryName } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { useOpenDialog } from './RowDialogs.tsx';
import { itemsOf } from '../live/listState.ts';
import type { List } from '../live/useList.ts';

/** Opens the dialogs for a new result and a new match on a page with both lists. */
export function useAdding(
  results: List<Result>,
  matches: List<UpcomingMatch>,
  category?: CategoryName,
) {
  const openDialog = useOpenDialog();
  return {
    onAddResult: () =>
      openDialog({ table: 'results', action: 'add', category, items: itemsOf(results.state) }),
    onAddMatch: () =>
      openDialog({
        table: 'upcoming_matches',
        action: 'add',
        category,
        items: itemsOf(matches.state),
      }),
  };
}
