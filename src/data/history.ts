import type { ChangeOfRow, RowChange } from '../domain/change.ts';
import type { Result } from '../domain/result.ts';
import { callFunction } from './callFunction.ts';
import type { Client } from './sources.ts';
import { columnOf } from './table.ts';
import { pairsTable, parseInstant, resultsTable, upcomingMatchesTable } from './tables.ts';

/**
 * Brings a deleted row back.
 * @throws OutdatedError if there is such a row again, or a result of that match
 */
export async function restoreRow(client: Client, id: number): Promise<void> {
  await callFunction(client, 'restore_row', { history_id: id });
}

/** What of the history is read, 50 rows at a time, the newest first. */
export type HistoryRequest = {
  /** Those before this one. */
  beforeId?: number | undefined;
  /** The trash: what was deleted, and not restored. */
  isTrash?: boolean;
  /** Of this row alone. */
  rowId?: string;
};

export async function readHistory(client: Client, request: HistoryRequest): Promise<RowChange[]> {
  const changes = await readStoredHistory(client, request);
  return changes.flatMap((change) => withItems(change) ?? []);
}

/** A row of the history with the rows of its table as they were stored. */
export type StoredChange = ChangeOfRow & { table: string; before: unknown; after: unknown };

export async function readStoredHistory(
  client: Client,
  { beforeId, isTrash = false, rowId }: HistoryRequest,
): Promise<StoredChange[]> {
  const rows = await callFunction(client, 'read_history', {
    only_deleted: isTrash,
    ...(beforeId === undefined ? {} : { before_id: beforeId }),
    ...(rowId === undefined ? {} : { of_row: rowId }),
  });
  return rowsOf(rows).flatMap((row) => parseChange(row) ?? []);
}

/** A corrected result as it was before its corrections; `null` for every other. Everybody may ask. */
export async function readFirstVersion(client: Client, result: Result): Promise<Result | null> {
  const row = await callFunction(client, 'first_version', { result_id: result.id });
  if (typeof row !== 'object' || row === null) return null;
  return resultsTable.parse({ ...row, created_at: result.createdAt });
}

function rowsOf(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}

function parseChange(row: unknown): StoredChange | null {
  const [id, at, rowId] = [
    Number(columnOf(row, 'id')),
    columnOf(row, 'at'),
    columnOf(row, 'row_id'),
  ];
  if (!Number.isSafeInteger(id) || typeof at !== 'string' || typeof rowId !== 'string') return null;
  const actor = columnOf(row, 'actor');
  return {
    id,
    rowId,
    at: parseInstant(at),
    change: String(columnOf(row, 'change')),
    actor: typeof actor === 'string' ? actor : null,
    isUndone: columnOf(row, 'is_undone') === true,
    table: String(columnOf(row, 'table_name')),
    before: columnOf(row, 'before'),
    after: columnOf(row, 'after'),
  };
}

function withItems({ table, before, after, ...change }: StoredChange): RowChange | null {
  switch (table) {
    case 'results': {
      const { parse } = resultsTable;
      return { ...change, table, before: parse(before), after: parse(after) };
    }
    case 'upcoming_matches': {
      const { parse } = upcomingMatchesTable;
      return { ...change, table, before: parse(before), after: parse(after) };
    }
    case 'pairs': {
      const { parse } = pairsTable;
      return { ...change, table, before: parse(before), after: parse(after) };
    }
    default:
      return null;
  }
}
