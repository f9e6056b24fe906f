import type { OpenTable } from '../live/openTable.ts';
import type { Client } from '../live/sources.ts';
import type { Table, TableRow, WritableRow } from '../live/table.ts';
import { duplicateKey, timeout, writeErrorOf } from './requests.ts';
import { undoInsertion, undoOwnChange } from './undoChange.ts';
import type { Write } from './write.ts';
import { ConflictError, WriteRefusedError } from './writeErrors.ts';

/** The write that adds a row, see `saveRow`. */
export function addition<Item extends TableRow & NewItem, NewItem>(
  { table, lists }: OpenTable<Item, NewItem>,
  id: string,
  values: NewItem,
): Write<Item> {
  return {
    refusal: refusalTo('añadir', table),
    ids: [id],
    send: (client) => saveRow(client, table, id, values),
    apply: (item) => lists.apply({ type: 'upsert', id, item }, null),
    sendUndo: (client, after) => undoOwnChange(client, table, { id, before: null, after }),
  };
}

/** The write that adds many rows in one statement, see `insertRows`. */
export function additions<Item extends TableRow, NewItem>(
  { table }: { table: Table<Item, NewItem> },
  rows: readonly NewRow<NewItem>[],
): Write<void> {
  const ids = rows.map(({ id }) => id);
  return {
    refusal: refusalTo('añadir', table),
    ids,
    send: (client) => insertRows(client, table, rows),
    sendUndo: (client) => undoInsertion(client, table.name, ids[0] ?? ''),
  };
}

/** The write that corrects a row, see `changeRow`. */
export function correction<Item extends TableRow & NewItem, NewItem>(
  { table, lists }: OpenTable<Item, NewItem>,
  id: string,
  values: NewItem,
  before: NewItem,
): Write<Item> {
  return {
    refusal: refusalTo('editar', table),
    ids: [id],
    send: (client) => changeRow(client, table, id, values, before),
    apply: (item) => lists.apply({ type: 'upsert', id, item }, null),
    sendUndo: (client, after) => undoOwnChange(client, table, { id, before, after }),
  };
}

/** The write that deletes a row, see `deleteRow`. */
export function deletion<Item extends TableRow & NewItem, NewItem>(
  { table, lists }: OpenTable<Item, NewItem>,
  id: string,
): Write<void> {
  return {
    refusal: refusalTo('eliminar', table),
    ids: [id],
    send: (client) => deleteRow(client, table, id),
    apply: () => lists.apply({ type: 'delete', id }, null),
    sendUndo: (client) => undoOwnChange(client, table, { id, before: null, after: null }),
  };
}

/** The message of a PermissionError, in Spanish. */
export function refusalTo(
  action: 'añadir' | 'editar' | 'eliminar',
  { texts }: { texts: { noun: string } },
): string {
  return `No tienes permisos para ${action} ${texts.noun}`;
}

/** A row to store. The client makes its id once: storing it again stores nothing twice. */
export type NewRow<NewItem> = { id: string; values: NewItem };

/**
 * Stores a row under an id that the client made. A save that is repeated after its response was lost
 * finds its own id, and changes that row to what is typed now: nothing is stored twice.
 * @returns the row as the database has it
 * @throws NameTakenError if another row has its name
 * @throws WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not respond
 */
export async function saveRow<Item extends TableRow, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  id: string,
  values: NewItem,
): Promise<Item> {
  const row = table.toRow(values);
  const rows = client.from(table.name);
  let response = await rows
    .insert({ id, ...row })
    .select(table.columns)
    .abortSignal(timeout());
  if (response.error?.code === duplicateKey) {
    const taken = response.error;
    response = await rows
      .update(changedColumns(table, values))
      .eq('id', id)
      .select(table.columns)
      .abortSignal(timeout());
    // It is another row that has the name.
    if (response.data?.length === 0) throw writeErrorOf(taken);
  }
  if (response.error) throw writeErrorOf(response.error);
  const saved = table.parse(response.data[0]);
  if (saved === null) throw new Error('The database did not return the saved row.');
  return saved;
}

/**
 * Stores many rows in one statement, all or none; those whose id is stored already stay as they are.
 * @throws as `saveRow` does, NameTakenError too
 */
export async function insertRows<Item extends TableRow, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  rows: readonly NewRow<NewItem>[],
): Promise<void> {
  const { error } = await client
    .from(table.name)
    .upsert(
      rows.map(({ id, values }) => ({ id, ...table.toRow(values) })),
      { onConflict: 'id', ignoreDuplicates: true },
    )
    .abortSignal(timeout());
  if (error) throw writeErrorOf(error);
}

/**
 * Changes a row from what the editor saw to what is typed now. A change that is repeated after its
 * response was lost finds the row with these values, and succeeds.
 * @param before what the editor saw of the row
 * @returns the row as the database has it
 * @throws ConflictError if the stored row is neither `before` nor `values`; nothing is overwritten
 * @throws WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not respond
 */
export async function changeRow<Item extends TableRow & NewItem, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  id: string,
  values: NewItem,
  before: NewItem,
): Promise<Item> {
  const rows = client.from(table.name);
  let request = rows.update(changedColumns(table, values)).eq('id', id);
  for (const [column, value] of Object.entries(table.toRow(before))) {
    if (value === null) request = request.is(column, null);
    else if (typeof value === 'object') {
      // Names of lines, which need no quotes. Only an empty list comes before one of an empty text; `{}` itself is
      // JSON to the embedded API.
      request =
        value.length === 0
          ? request.lt(column, '{""}')
          : request.eq(column, `{${value.join(',')}}`);
    } else request = request.filter(column, 'in', listOf(value));
  }
  const update = await request.select(table.columns).abortSignal(timeout());
  if (update.error) throw writeErrorOf(update.error);
  const changed = table.parse(update.data[0]);
  if (changed !== null) return changed;
  // No row matched: it was changed or deleted meanwhile, or an RLS policy hid it from the update.
  const look = await rows.select(table.columns).eq('id', id).abortSignal(timeout());
  if (look.error) throw writeErrorOf(look.error);
  const current = table.parse(look.data[0]);
  const holds = (expected: NewItem) =>
    current !== null && isSameRow(table.toRow(current), table.toRow(expected));
  if (current !== null && holds(values)) return current;
  if (holds(before)) throw new WriteRefusedError('The database did not let the row be changed.');
  throw new ConflictError(current);
}

/**
 * Deletes a row; one that is not there any more counts as deleted.
 * @throws WriteRefusedError or SessionEndedError if the database refused it
 * @throws Error if it failed otherwise, or did not respond
 */
export async function deleteRow<Item extends TableRow, NewItem>(
  client: Client,
  table: Table<Item, NewItem>,
  id: string,
): Promise<void> {
  const rows = client.from(table.name);
  const deletion = await rows.delete().eq('id', id).select('id').abortSignal(timeout());
  if (deletion.error) throw writeErrorOf(deletion.error);
  if (deletion.data.length > 0) return;
  // An RLS policy refuses a deletion without an error, by deleting nothing.
  const look = await rows.select('id').eq('id', id).abortSignal(timeout());
  if (look.error) throw writeErrorOf(look.error);
  if (look.data.length > 0) {
    throw new WriteRefusedError('The database did not let the row be deleted.');
  }
}

/** The columns of a row that a change may write. */
function changedColumns<Item extends TableRow, NewItem>(
  { toRow, keptColumns = [] }: Table<Item, NewItem>,
  values: NewItem,
): WritableRow {
  return Object.fromEntries(
    Object.entries(toRow(values)).filter(([column]) => !keptColumns.includes(column)),
  );
}

function isSameRow(one: WritableRow, other: WritableRow): boolean {
  return Object.entries(other).every(
    ([column, value]) => JSON.stringify(one[column]) === JSON.stringify(value),
  );
}

/** A value as a list of PostgREST: quoted in one, a text is never taken for `null` or a number. */
function listOf(value: string | number): string {
  return `("${String(value).replaceAll(/["\\]/g, '\\$&')}")`;
}
