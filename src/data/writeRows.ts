import { ConflictError, WriteRefusedError } from './permissionError.ts';
import type { Client } from './sources.ts';
import type { Table, TableRow, WritableRow } from './table.ts';
import { duplicateKey, thrownFor, timeout } from './writeErrors.ts';

/**
 * Stores a row under an id of the client's making. A save that is tried again after its answer was
 * lost finds its own id, and only brings the row to what is typed now: nothing is ever stored twice.
 * @returns the row as the database has it
 * @throws WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not answer
 */
export async function saveRow<Item extends TableRow, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  id: string,
  values: NewItem,
): Promise<Item> {
  const row = table.toRow(values);
  const rows = client.from(table.name);
  let answer = await rows
    .insert({ id, ...row })
    .select(table.columns)
    .abortSignal(timeout());
  if (answer.error?.code === duplicateKey) {
    answer = await rows.update(row).eq('id', id).select(table.columns).abortSignal(timeout());
  }
  if (answer.error) throw thrownFor(answer.error);
  const saved = table.parse(answer.data[0]);
  if (saved === null) throw new Error('The database did not return the saved row.');
  return saved;
}

/**
 * Changes a row from what the editor saw to what is typed now. A change that is tried again after its
 * response was lost finds the row as it should be, and is done.
 * @param before what the editor saw of the row
 * @returns the row as the database has it
 * @throws ConflictError if the stored row is neither `before` nor `values`; nothing is overwritten
 * @throws WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not answer
 */
export async function changeRow<Item extends TableRow, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  id: string,
  values: NewItem,
  before: NewItem,
): Promise<Item> {
  const row = table.toRow(values);
  const rows = client.from(table.name);
  let request = rows.update(row).eq('id', id);
  for (const [column, value] of Object.entries(table.toRow(before))) {
    request =
      value === null ? request.is(column, null) : request.filter(column, 'in', exactly(value));
  }
  const update = await request.select(table.columns).abortSignal(timeout());
  if (update.error) throw thrownFor(update.error);
  const changed = table.parse(update.data[0]);
  if (changed !== null) return changed;
  // No row matched: it was changed or deleted meanwhile, or an RLS policy hid it from the update.
  const look = await rows.select(table.columns).eq('id', id).abortSignal(timeout());
  if (look.error) throw thrownFor(look.error);
  const current = table.parse(look.data[0]);
  const holds = (expected: NewItem) =>
    current !== null && hasValues(current, table.toRow(expected));
  if (current !== null && holds(values)) return current;
  if (holds(before)) throw new WriteRefusedError('The database did not let the row be changed.');
  throw new ConflictError(current);
}

/**
 * Deletes a row; one that is no longer there is as good as deleted.
 * @throws WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not answer
 */
export async function deleteRow<Item extends TableRow, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  id: string,
): Promise<void> {
  const rows = client.from(table.name);
  const deletion = await rows.delete().eq('id', id).select('id').abortSignal(timeout());
  if (deletion.error) throw thrownFor(deletion.error);
  if (deletion.data.length > 0) return;
  // An RLS policy refuses a deletion by deleting nothing, without an error: look whether the row is still there.
  const look = await rows.select('id').eq('id', id).abortSignal(timeout());
  if (look.error) throw thrownFor(look.error);
  if (look.data.length > 0) {
    throw new WriteRefusedError('The database did not let the row be deleted.');
  }
}

/** Whether an item was made of these values. */
function hasValues(item: TableRow, values: WritableRow): boolean {
  return Object.entries(values).every(([field, value]) => Reflect.get(item, field) === value);
}

/** One value as a list of PostgREST: quoted there, a text is never taken for `null` or a number. */
function exactly(value: string | number): string {
  return `("${String(value).replaceAll(/["\\]/g, '\\$&')}")`;
}
