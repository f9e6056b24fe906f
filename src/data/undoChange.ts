import { OutdatedError } from './permissionError.ts';
import { callFunction } from './callFunction.ts';
import { readStoredHistory } from './history.ts';
import type { Client } from './sources.ts';
import type { Table, TableRow } from './table.ts';

/**
 * Undoes a change with all that was changed together with it; a second call undoes nothing more.
 * @throws OutdatedError if any of the rows was changed since
 * @throws as `saveResults` does
 */
export async function undoChange(client: Client, changeId: number): Promise<void> {
  await callFunction(client, 'undo_change', { change_id: changeId });
}

/**
 * Takes back the statement that stored a row, with all other rows that it stored.
 * @throws OutdatedError if any of them was changed since, or nobody knows of it
 * @throws as `saveResults` does
 */
export async function undoInsertion(client: Client, table: string, rowId: string): Promise<void> {
  const changes = await readStoredHistory(client, { rowId });
  const insertion = changes.find((each) => each.table === table && each.before === null);
  if (insertion === undefined) throw new OutdatedError('The history has no such insertion.');
  await undoChange(client, insertion.id);
}

/** What a page did to a row: `null` before it was added, or after it was deleted. */
export type OwnChange<Item, NewItem> = { id: string; before: NewItem | null; after: Item | null };

/**
 * Undoes what a page did to a row, with all that was changed together with it.
 * @throws OutdatedError if somebody changed it since; nothing is undone then
 */
export async function undoOwnChange<Item extends TableRow & NewItem, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  { id, before, after }: OwnChange<Item, NewItem>,
): Promise<void> {
  const rowOf = (values: NewItem | null) =>
    values === null ? 'null' : JSON.stringify(table.toRow(values));
  const changes = await readStoredHistory(client, { rowId: id });
  const own = changes.find((change) => {
    if (change.table !== table.name || change.isUndone) return false;
    if (rowOf(table.parse(change.after)) !== rowOf(after)) return false;
    // A deletion took whatever was stored then.
    return after === null || rowOf(table.parse(change.before)) === rowOf(before);
  });
  if (own === undefined) throw new OutdatedError('The change is not in the history.');
  await undoChange(client, own.id);
}
