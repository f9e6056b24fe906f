import type { TableRow, Table } from '../data/table.ts';
import { resultsTable, upcomingMatchesTable } from '../data/tables.ts';
import type { ListRequest } from '../domain/listRequest.ts';
import { stateOf } from './stateOf.ts';
import type * as Live from '../pages/shared/useListSection.ts';

/**
 * Replaces `pages/shared/useListSection.ts` in the early script: the lists of the page as React will
 * first show them, to a visitor.
 */

const nothing = () => {};
const none: ReadonlySet<string> = new Set();

export const useResults: typeof Live.useResults = (list) => sectionOf(resultsTable, list);

export const useUpcomingMatches: typeof Live.useUpcomingMatches = (category) =>
  sectionOf(upcomingMatchesTable, { order: 'soonest', category });

/** Fetched later. */
export const usePendingMatches: typeof Live.usePendingMatches = () => ({
  state: { kind: 'loading' },
  onLoadMore: nothing,
});

export const loadedItems: typeof Live.loadedItems = () => [];

function sectionOf<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
): Live.ListSection<Item> {
  return {
    held: { count: 0, onShow: nothing },
    view: {
      state: stateOf(table, list),
      canDelete: false,
      deletingIds: none,
      onEdit: nothing,
      onDelete: nothing,
      onLoadMore: nothing,
      onRetry: nothing,
    },
  };
}
