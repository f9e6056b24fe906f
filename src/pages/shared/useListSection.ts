import { useCallback } from 'react';
import { useAuth } from '../../auth/authContext.ts';
import { useWrites } from '../../auth/useWrites.ts';
import { useData } from '../../data/DataProvider.tsx';
import type { OpenTable } from '../../data/openTable.ts';
import type { TableRow } from '../../data/table.ts';
import type { CategoryName } from '../../domain/category.ts';
import type { ListRequest } from '../../domain/listRequest.ts';
import { itemsOf, type ListState } from '../../domain/listState.ts';
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

/** The props of a list on a page: its rows, and what may be done with them. */
export type SectionView<Item> = {
  state: ListState<Item>;
  canDelete: boolean;
  deletingIds: ReadonlySet<string>;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** Rows that have arrived and are withheld: they would move what is being read. */
export type PendingUpdates = { count: number; onShow: () => void };

/** The rows of a section; none while they are not loaded. */
export function loadedItems<Item>({ state }: SectionView<Item>): readonly Item[] {
  return itemsOf(state);
}

export type ListSection<Item> = { view: SectionView<Item>; held: PendingUpdates };

/** Results on a page. */
export function useResults(list: ListRequest<'entry' | 'day'>): ListSection<Result> {
  return useSection(useData().tables.results, list, editResult);
}

/** Announced matches on a page; the administrator enters their results. */
export type MatchesView = SectionView<UpcomingMatch> & {
  onSettle?: (match: UpcomingMatch) => void;
};

/** The matches to come on a page, of all categories or of one; or those that are over. */
export function useUpcomingMatches(
  category?: CategoryName,
  order: 'soonest' | 'pending' = 'soonest',
): { held: PendingUpdates; view: MatchesView } {
  const opened = useData().tables.upcomingMatches;
  const { held, view } = useSection(opened, { order, category }, editMatch);
  const openDialog = useOpenDialog();
  const onSettle = useCallback(
    (match: UpcomingMatch) => openDialog({ table: 'results', action: 'settle', match }),
    [openDialog],
  );
  return { held, view: { ...view, onSettle } };
}

/** The matches to come of a pair. */
export function useMatchesOfPair(pair: string): ListSection<UpcomingMatch> {
  return useSection(useData().tables.upcomingMatches, { order: 'soonest', pair }, editMatch);
}

/** A list whose rows share the actions of another. */
export type ListView<Item> = Pick<SectionView<Item>, 'state' | 'onLoadMore'>;

/** The matches that are over and have no result yet. */
export function usePendingMatches(category?: CategoryName): ListView<UpcomingMatch> {
  const { lists } = useData().tables.upcomingMatches;
  const { state, loadMore } = useList(lists, { order: 'pending', category });
  return { state, onLoadMore: loadMore };
}

function useSection<
  Item extends TableRow & NewItem & { team1: string; team2: string },
  NewItem,
  OrderName extends string,
>(
  opened: OpenTable<Item, NewItem, OrderName>,
  request: ListRequest<OrderName>,
  edit: (item: Item) => DialogRequest,
): ListSection<Item> {
  const { isAdmin } = useAuth();
  const list = useList(opened.lists, request);
  const deleting = useDeleting(opened.table, useWrites(opened));
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
