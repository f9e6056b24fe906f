import type { Instant } from '../padel/time.ts';
import { callFunction } from './requests.ts';
import type { Client } from '../live/sources.ts';
import { columnOf, parseInstant } from '../live/table.ts';

/** A change of one row, as the history lists it. */
export type ChangeOfRow = {
  /** Increases with each change. */
  id: number;
  /** Id of the change, shared by all rows that were changed, and are undone, together. */
  change: string;
  at: Instant;
  /** The e-mail of the account that changed it; `null`: the owner of the database. */
  actor: string | null;
  rowId: string;
  isUndone: boolean;
};

/** Which changes of the history are read: 50 at most, the newest first. */
export type HistoryRequest = {
  /** Only changes before the one with this id. */
  beforeId?: number | undefined;
  /** Only the trash: deletions whose row was not restored. */
  isTrash?: boolean;
};

/** A change with the row before and after it, as the database stored them. */
export type StoredChange = ChangeOfRow & { table: string; before: unknown; after: unknown };

export async function readStoredHistory(
  client: Client,
  { beforeId, isTrash = false }: HistoryRequest,
): Promise<StoredChange[]> {
  const rows = await callFunction(client, 'read_history', {
    only_deleted: isTrash,
    ...(beforeId === undefined ? {} : { before_id: beforeId }),
  });
  return rowsOf(rows).flatMap((row) => parseChange(row) ?? []);
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
