import { useCallback } from 'react';
import { useAuth } from '../../auth/authContext.ts';
import { useWrites } from '../../auth/useWrites.ts';
import type { ListCache } from '../../data/listCache.ts';
import { useData } from '../../data/DataProvider.tsx';
import {
  resultsTable,
  upcomingMatchesTable,
  type TableRow,
  type TableDescription,
} from '../../data/tables.ts';
import type { CategoryName } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import type { Result } from '../../domain/result.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { useList } from '../../live/useList.ts';
import { type DialogRequest, useOpenDialog } from './RowDialogs.tsx';
import { useDeleting } from './useDeleting.ts';

const editResult = (item: Result): DialogRequest => ({ table: 'results', action: 'edit', item });
const editMatch = (item: UpcomingMatch): DialogRequest => ({
  table: 'upcoming_matches',
  action: 'edit',
  item,
});

/** What a list component on a page is given: its rows, and what may be done with them. */
export type SectionView<Item> = {
  state: ListState<Item>;
  canDelete: boolean;
  deletingIds: ReadonlySet<string>;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** Rows that have arrived and wait to be shown, so that what is being read stays where it is. */
export type PendingUpdates = { count: number; onShow: () => void };

/** The rows of a section that are loaded; none while they are not. */
export function loadedItems<Item>({ state }: SectionView<Item>): readonly Item[] {
  return state.kind === 'loaded' ? state.items : [];
}

export type ListSection<Item> = { view: SectionView<Item>; held: PendingUpdates };

/** The results on a page, of all categories or of one. */
export function useResults(category?: CategoryName): ListSection<Result> {
  return useSection(resultsTable, useData().results, category, editResult);
}

/** The upcoming matches on a page, of all categories or of one. */
export function useUpcomingMatches(category?: CategoryName): ListSection<UpcomingMatch> {
  return useSection(upcomingMatchesTable, useData().upcomingMatches, category, editMatch);
}

function useSection<Item extends TableRow & { team1: string; team2: string }, NewItem>(
  table: TableDescription<Item, NewItem>,
  cache: ListCache<Item>,
  category: CategoryName | undefined,
  edit: (item: Item) => DialogRequest,
): ListSection<Item> {
  const { isAdmin } = useAuth();
  const list = useList(cache, category);
  const { remove } = useWrites(table, cache);
  const deleting = useDeleting(table, remove);
  const openDialog = useOpenDialog();
  const onEdit = useCallback((item: Item) => openDialog(edit(item)), [openDialog, edit]);
  return {
    held: { count: list.pendingCount, onShow: list.showPending },
    view: {
      state: list.state,
      canDelete: isAdmin,
      deletingIds: deleting.ids,
      onEdit,
      onDelete: deleting.ask,
      onLoadMore: list.loadMore,
      onRetry: list.retry,
    },
  };
}
