import type { Client } from '../live/sources.ts';
import type { Table, TableRow } from '../live/table.ts';
import { callFunction } from './requests.ts';
import { readStoredHistory } from './storedHistory.ts';
import { NameTakenError, OutdatedError } from './writeErrors.ts';

/**
 * Undoes a change together with the other rows of the same statement; a second call does nothing.
 * @throws OutdatedError if any of the rows was changed since
 * @throws as `callFunction` does
 */
export async function undoChange(client: Client, changeId: number): Promise<void> {
  try {
    await callFunction(client, 'undo_change', { change_id: changeId });
  } catch (error) {
    if (error instanceof OutdatedError || error instanceof NameTakenError)
      error.changeId = changeId;
    throw error;
  }
}

/**
 * Brings a deleted row back.
 * @throws OutdatedError if there is such a row again, or a result of that match
 */
export async function restoreRow(client: Client, id: number): Promise<void> {
  await callFunction(client, 'restore_row', { history_id: id });
}

/**
 * Undoes the statement that stored a row, together with all other rows that it stored.
 * @throws OutdatedError if one of them was changed since, or the history has no such statement
 * @throws as `callFunction` does
 */
export async function undoInsertion(client: Client, table: string, rowId: string): Promise<void> {
  const changes = await readStoredHistory(client, { rowId });
  const insertion = changes.find((each) => each.table === table && each.before === null);
  if (insertion === undefined) throw new OutdatedError('The history has no such insertion.');
  await undoChange(client, insertion.id);
}

/** A change of a row by this page: `before` is `null` for an added row, `after` for a deleted one. */
export type OwnChange<Item, NewItem> = { id: string; before: NewItem | null; after: Item | null };

/**
 * Undoes a change that this page made to a row, together with the other rows of the same statement.
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
    // A deletion is found without `before`: it deleted whatever was stored.
    return after === null || rowOf(table.parse(change.before)) === rowOf(before);
  });
  if (own === undefined) throw new OutdatedError('The change is not in the history.');
  await undoChange(client, own.id);
}
