import { firstWindow } from '../data/firstRows.ts';
import type { Table, TableRow } from '../data/table.ts';
import type { ListRequest } from '../domain/listRequest.ts';
import type { ListState } from '../domain/listState.ts';
import { leagueClock } from '../league/leagueClock.ts';

const none: ReadonlySet<string> = new Set();

/**
 * A list as React will first show it.
 * @throws Error if the rows are not there: then React renders them
 */
export function stateOf<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
): Extract<ListState<Item>, { kind: 'loaded' }> {
  const first = firstWindow(table, list, leagueClock);
  if (first === undefined) throw new Error(`No rows of ${table.name} have been fetched.`);
  const { items, isComplete } = first.visible;
  return { kind: 'loaded', items, hasMore: !isComplete, isLoadingMore: false, arrivedIds: none };
}
