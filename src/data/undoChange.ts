import { OutdatedError } from './permissionError.ts';
import type { Client } from './sources.ts';
import { thrownFor, timeout } from './writeErrors.ts';

/** A change of one row, as the history keeps it. */
export type Change = { id: number; table: string; operation: 'INSERT' | 'UPDATE' | 'DELETE' };

/**
 * The last 50 changes of a row, newest first. An announced match and its result share their id.
 * @param rowId of a result, a match or a pair
 * @throws as `saveResults` does
 */
export async function changesOf(client: Client, rowId: string): Promise<Change[]> {
  const { data, error } = await client
    .rpc('read_history', { of_row: rowId })
    .abortSignal(timeout());
  if (error) throw thrownFor(error);
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows.flatMap((row) => parseChange(row) ?? []);
}

function parseChange(row: unknown): Change | null {
  if (typeof row !== 'object' || row === null) return null;
  const id: unknown = Reflect.get(row, 'id');
  const table: unknown = Reflect.get(row, 'table_name');
  const operation: unknown = Reflect.get(row, 'operation');
  if (typeof id !== 'number' || typeof table !== 'string') return null;
  if (operation !== 'INSERT' && operation !== 'UPDATE' && operation !== 'DELETE') return null;
  return { id, table, operation };
}

/**
 * Undoes a change with all that was changed together with it; a second call undoes nothing more.
 * @throws OutdatedError if any of the rows was changed since
 * @throws as `saveResults` does
 */
export async function undoChange(client: Client, changeId: number): Promise<void> {
  const { error } = await client.rpc('undo_change', { change_id: changeId }).abortSignal(timeout());
  if (error) throw thrownFor(error);
}

/**
 * Takes back the statement that stored a row, with all other rows that it stored.
 * @throws OutdatedError if any of them was changed since, or nobody knows of it
 * @throws as `saveResults` does
 */
export async function undoInsertion(client: Client, table: string, rowId: string): Promise<void> {
  const changes = await changesOf(client, rowId);
  const insertion = changes.find((each) => each.table === table && each.operation === 'INSERT');
  if (insertion === undefined) throw new OutdatedError('The history has no such insertion.');
  await undoChange(client, insertion.id);
}
