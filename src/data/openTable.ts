import type { Instant } from '../domain/time.ts';
import { createListCache, type ListCache, type ListCacheOptions } from './listCache.ts';
import type { ClockReader } from './listOrder.ts';
import { loadWindow, type WindowRequest } from './loadWindow.ts';
import type { ReadRows } from './readRows.ts';
import { hasColumns, type Table, type TableRow } from './table.ts';

/** A change of one row as Realtime reports it; a DELETE has the id and no more. */
export type RowEvent = {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The new row, or for a DELETE what is left of the old one. */
  row: unknown;
  committedAt: Instant | null;
  /** The server could not send the row whole (too large, no right to read it). */
  isIncomplete: boolean;
};

/** What somebody else did while the page was open: a row's id, or one for all rows of a rename. */
export type NewRow = { id: string; text: string };

/** A table with its cached lists. */
export type OpenTable<Item extends TableRow, NewItem, OrderName extends string = string> = {
  table: Table<Item, NewItem, OrderName>;
  lists: ListCache<Item, OrderName>;
  /** Says that this page is about to add a row: it is not announced, nor withheld from the lists. */
  expectOwn(id: string): void;
  /**
   * Applies an event to the lists.
   * @returns what is announced: the row, if it is new on this page, or that its pair has a new name
   */
  receive(event: RowEvent): NewRow | null;
};

export function openTable<Item extends TableRow, NewItem, OrderName extends string>(
  table: Table<Item, NewItem, OrderName>,
  readRows: ReadRows,
  clock: ClockReader,
  options?: ListCacheOptions<Item>,
): OpenTable<Item, NewItem, OrderName> {
  const load = (request: WindowRequest<Item>) => loadWindow(readRows, table, request);
  const lists = createListCache(table, load, clock, options);
  const ownIds = new Set<string>();
  return {
    table,
    lists,
    expectOwn: (id) => ownIds.add(id),
    receive({ type, row, committedAt, isIncomplete }) {
      if (type === 'DELETE') {
        const id = idOf(row);
        if (id !== null) lists.apply({ type: 'delete', id }, committedAt);
        return null;
      }
      const item = isIncomplete || !hasColumns(table, row) ? null : table.parse(row);
      if (item === null) {
        // What the event does not contain, the table does.
        lists.reloadSoon();
        return null;
      }
      const { id } = item;
      const applied = lists.apply({ type: 'upsert', id, item }, committedAt);
      if (applied === null) return null;
      const { before } = applied;
      if (before !== null) return table.texts.announceRename?.(item, before) ?? null;
      const isArrival = type === 'INSERT' && !ownIds.has(id);
      return isArrival ? { id, text: table.texts.announce(item) } : null;
    },
  };
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null;
  return typeof row.id === 'string' ? row.id : null;
}
