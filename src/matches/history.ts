import type { Client } from '../live/sources.ts';
import { isObject } from '../live/storedValues.ts';
import { columnOf, parseInstant } from '../live/table.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import type { Instant } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { callFunction } from '../session/requests.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from './tables.ts';

/** A change of one row, as the history lists it. */
type ChangeOfRow = {
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
type HistoryRequest = {
  /** Only changes before the one with this id. */
  beforeId?: number | undefined;
  /** Only the trash: deletions whose row was not restored. */
  isTrash?: boolean;
};

/** A change with the row before and after it, as the database stored them. */
type StoredChange = ChangeOfRow & { table: string; before: unknown; after: unknown };

/** With the row as it was and became; `null`: it was added or deleted. */
export type HistoryEntry = MatchEntry | SettingsEntry;

/** A change of what is played. */
export type MatchEntry = ChangeOfRow &
  (
    | { table: 'results'; before: Result | null; after: Result | null }
    | { table: 'upcoming_matches'; before: UpcomingMatch | null; after: UpcomingMatch | null }
    | { table: 'pairs'; before: Pair | null; after: Pair | null }
  );

const settingTables = [
  'league',
  'categories',
  'seasons',
  'season_categories',
  'organisers',
  'clubs',
  'sponsors',
  'hero_pictures',
  'adjustments',
  'withdrawals',
  'lots',
] as const;

/** A row as the database has it. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A change of a setting of the league. */
export type SettingsEntry = ChangeOfRow & {
  table: (typeof settingTables)[number];
  before: StoredRow | null;
  after: StoredRow | null;
};

export function isSettingsEntry(entry: HistoryEntry): entry is SettingsEntry {
  return settingTables.some((table) => table === entry.table);
}

export function isMatchEntry(entry: HistoryEntry): entry is MatchEntry {
  return !isSettingsEntry(entry);
}

/** A part of the history; `isLast`: there is nothing before it. */
export type HistoryPage = { rows: readonly HistoryEntry[]; isLast: boolean };

/** As many as the database returns at once. */
const pageSize = 50;

/** At least a page, with all rows of each change: what is said of a change is said of the whole. */
export async function readHistory(client: Client, request: HistoryRequest): Promise<HistoryPage> {
  const rows: StoredChange[] = [];
  for (;;) {
    const beforeId = rows.at(-1)?.id ?? request.beforeId;
    // The next page begins where this one ends.
    // oxlint-disable-next-line no-await-in-loop
    const page = await readStoredHistory(client, { ...request, beforeId });
    rows.push(...page);
    const isLast = page.length < pageSize;
    const cut = isLast ? undefined : rows.at(-1)?.change;
    const whole = rows.filter(({ change }) => change !== cut);
    const entries = whole.flatMap((change) => withItems(change) ?? []);
    if (isLast || entries.length > 0) return { rows: entries, isLast };
  }
}

/** A corrected result as it was before its corrections; `null` for every other. Everybody may ask. */
export async function readFirstVersion(client: Client, result: Result): Promise<Result | null> {
  const row = await callFunction(client, 'first_version', { result_id: result.id });
  if (typeof row !== 'object' || row === null) return null;
  return resultsTable.parse({ ...row, created_at: result.createdAt });
}

function withItems({ table, before, after, ...change }: StoredChange): HistoryEntry | null {
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
    default: {
      const setting = settingTables.find((name) => name === table);
      if (setting === undefined) return null;
      const row = (value: unknown) => (isObject(value) ? value : null);
      return { ...change, table: setting, before: row(before), after: row(after) };
    }
  }
}

async function readStoredHistory(
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
