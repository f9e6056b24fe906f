import { useCallback } from 'react';
import { useAuth } from '../../session/authContext.ts';
import { useData } from '../DataProvider.tsx';
import type { OpenTable } from '../../live/openTable.ts';
import type { TableRow } from '../../live/table.ts';
import type { CategoryName } from '../../league/category.ts';
import type { ListRequest } from '../../live/listRequest.ts';
import type { Result } from '../../padel/result.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useList, type List } from '../../live/useList.ts';
import type { ResultFilter } from '../tables.ts';
import { useAnnounced } from '../useAnnounced.ts';
import { type DialogRequest, useOpenDialog } from '../RowDialogs.tsx';
import { useDeleting } from '../useDeleting.ts';

const editResult = (item: Result): DialogRequest => ({ table: 'results', action: 'edit', item });
const editMatch = (item: UpcomingMatch): DialogRequest => ({
  table: 'upcoming_matches',
  action: 'edit',
  item,
});

/** The props of a list on a page: its rows, and what may be done with them. */
export type EditableList<Item> = List<Item> & {
  isAdmin: boolean;
  /** Ids of the rows that are being deleted. */
  deletingIds: ReadonlySet<string>;
  /** Opens the form that corrects the row. */
  onEdit: (item: Item) => void;
  /** Asks whether to delete the row. */
  onDelete: (item: Item) => void;
};

/** Announced matches on a page; the administrator enters their results. */
export type MatchesToSettle = EditableList<UpcomingMatch> & {
  /** Opens the form for the result of an announced match. */
  onSettle?: (match: UpcomingMatch) => void;
};

/** Results on a page. */
export function useResults(list: ListRequest<'entry' | 'day', ResultFilter>): EditableList<Result> {
  const { results } = useData().tables;
  return useEditable(results, useList(results.lists, list), editResult);
}

/** The matches to come on a page, of all categories or of one; or those that are over. */
export function useUpcomingMatches(
  category?: CategoryName,
  group: 'upcoming' | 'pending' = 'upcoming',
): MatchesToSettle {
  const matches = useEditable(
    useData().tables.upcomingMatches,
    useAnnounced(group, { category }),
    editMatch,
  );
  const openDialog = useOpenDialog();
  const onSettle = useCallback(
    (match: UpcomingMatch) => openDialog({ table: 'results', action: 'settle', match }),
    [openDialog],
  );
  return { ...matches, onSettle };
}

/** The matches to come of a pair. */
export function useMatchesOfPair(pair: string): EditableList<UpcomingMatch> {
  return useEditable(
    useData().tables.upcomingMatches,
    useAnnounced('upcoming', { pair }),
    editMatch,
  );
}

function useEditable<
  Item extends TableRow & NewItem & { team1: string; team2: string },
  NewItem,
  OrderName extends string,
  Filter extends object,
>(
  opened: OpenTable<Item, NewItem, OrderName, Filter>,
  list: List<Item>,
  edit: (item: Item) => DialogRequest,
): EditableList<Item> {
  const { isAdmin } = useAuth();
  const deleting = useDeleting(opened);
  const openDialog = useOpenDialog();
  const onEdit = useCallback((item: Item) => openDialog(edit(item)), [openDialog, edit]);
  return {
    ...list,
    isAdmin,
    deletingIds: deleting.ids,
    onEdit,
    onDelete: deleting.ask,
  };
}
