import { useSyncExternalStore } from 'react';
import type { ListRequest } from './listRequest.ts';
import type { ListState } from './listState.ts';
import type { TableLists } from './openTable.ts';
import type { TableRow } from './table.ts';

/** A list on a page, with the names that components give to their props. */
export type List<Item> = {
  /** The rows, or why there are none yet. */
  state: ListState<Item>;
  /** Loads more rows. */
  onLoadMore: () => void;
  /** Loads after a failure. */
  onRetry: () => void;
  /** Shows the rows that are withheld. */
  onShowWithheld: () => void;
};

/** A live list of a table. */
export function useList<Item extends TableRow, OrderName extends string, Filter extends object>(
  lists: TableLists<Item, OrderName, Filter>,
  request: ListRequest<OrderName, Filter>,
): List<Item> {
  const list = lists.list(request);
  const state = useSyncExternalStore(list.watch, list.state, list.firstState);
  return {
    state,
    onLoadMore: list.loadMore,
    onRetry: list.retry,
    onShowWithheld: lists.showWithheld,
  };
}

type FailingList = Pick<List<unknown>, 'state' | 'onRetry'>;

/** Whether any of these lists could not be loaded. */
export function haveFailed(lists: readonly FailingList[]): boolean {
  return lists.some(({ state }) => state.kind === 'error');
}

/** Loads the lists that have failed again. */
export function retryFailed(lists: readonly FailingList[]) {
  for (const { state, onRetry } of lists) if (state.kind === 'error') onRetry();
}
