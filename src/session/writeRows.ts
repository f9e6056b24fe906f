import type { OpenTable } from '../live/openTable.ts';
import type { Client } from '../live/sources.ts';
import { columnOf, type Table, type TableRow, type WritableRow } from '../live/table.ts';
import { callFunction } from './requests.ts';
import type { Write } from './write.ts';
import { ConflictError } from './writeErrors.ts';

/** A row to store. The client makes its id once. */
export type NewRow<NewItem> = { id: string; values: NewItem };

/** A change of a row; `before` is what the editor saw, `null` for a new row, `after` is `null` for a deleted one. */
export type RowChange = {
  id: string;
  /** Without it the row may be any. */
  before?: WritableRow | null;
  after: WritableRow | null;
};

/** What a write returns whose rows nobody needs. */
export const nothing = (): void => {};

/** The write that adds a row; repeated in another visit too it is stored once. */
export function addition<Item extends TableRow & NewItem, NewItem>(
  open: OpenTable<Item, NewItem>,
  id: string,
  values: NewItem,
): Write<Item> {
  const row = { id, before: null, after: open.table.toRow(values) };
  return { ...changeOfRow(open, refusalTo('añadir', open.table), row), changeId: id };
}

/** The write that adds many rows, all or none. */
export function additions<Item extends TableRow, NewItem>(
  { table }: { table: Table<Item, NewItem> },
  rows: readonly NewRow<NewItem>[],
): Write<void> {
  const changes = rows.map(({ id, values }) => ({ id, before: null, after: table.toRow(values) }));
  return changeOfRows(table, refusalTo('añadir', table), changes, nothing);
}

/** The write that changes a row from what the editor saw to what is typed now. */
export function correction<Item extends TableRow & NewItem, NewItem>(
  open: OpenTable<Item, NewItem>,
  id: string,
  values: NewItem,
  before: NewItem,
): Write<Item> {
  const refusal = refusalTo('editar', open.table);
  return changeOfRow(open, refusal, correctedRow(open.table, id, values, before));
}

/** The write that deletes a row; one that is not there any more counts as deleted. */
export function deletion<Item extends TableRow & NewItem, NewItem>(
  { table, lists }: OpenTable<Item, NewItem>,
  id: string,
): Write<void> {
  const change = { id, after: null };
  return {
    ...changeOfRows(table, refusalTo('eliminar', table), [change], nothing),
    apply: () => lists.apply({ type: 'delete', id }, null),
  };
}

/** The message of a PermissionError, in Spanish. */
export function refusalTo(
  action: 'añadir' | 'editar' | 'eliminar',
  { texts }: { texts: { noun: string } },
): string {
  return `No tienes permisos para ${action} ${texts.noun}`;
}

/** The change of a row to what is typed now; what a row keeps is only written when it is added. */
export function correctedRow<Item extends TableRow, NewItem>(
  { toRow, keptColumns = [] }: Table<Item, NewItem>,
  id: string,
  values: NewItem,
  before: NewItem,
): RowChange {
  const after = Object.entries(toRow(values)).filter(([column]) => !keptColumns.includes(column));
  return { id, before: toRow(before), after: Object.fromEntries(after) };
}

function changeOfRow<Item extends TableRow & NewItem, NewItem>(
  { table, lists }: OpenTable<Item, NewItem>,
  refusal: string,
  change: RowChange,
): Write<Item> {
  return {
    ...changeOfRows(table, refusal, [change], ([item = null]) => {
      if (item === null) throw new Error('The database did not return the saved row.');
      return item;
    }),
    apply: (item) => lists.apply({ type: 'upsert', id: change.id, item }, null),
  };
}

/**
 * The write that changes rows of a table, all or none. While it is sent it throws a ConflictError if a stored row is
 * neither as before nor as after.
 * @param savedOf what the write returns, from the rows as they are then
 */
export function changeOfRows<Item extends TableRow, NewItem, Saved>(
  table: Table<Item, NewItem>,
  refusal: string,
  changes: readonly RowChange[],
  savedOf: (rows: readonly (Item | null)[]) => Saved,
): Write<Saved> {
  const send = async (client: Client, changeId: string, stored: readonly unknown[] = []) => {
    // An earlier attempt has stored them: that is what they were before.
    const storedRow = (id: string) => stored.find((row) => columnOf(row, 'id') === id);
    const rows = changes.map((change) => {
      const before = storedRow(change.id) ?? change.before;
      return { table: table.name, ...change, ...(before !== undefined && { before }) };
    });
    const parameters = { changes: rows, change_id: changeId };
    const answer = await callFunction(client, 'change_rows', parameters).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      throw new ConflictError(table.parse(error.current));
    });
    return savedOf((Array.isArray(answer) ? answer : []).map((row) => table.parse(row)));
  };
  return {
    refusal,
    ids: changes.map(({ id }) => id),
    about: JSON.stringify(changes.map(({ id, before }) => [id, before])),
    send: (client, changeId) => send(client, changeId),
    sendTyped: send,
  };
}
