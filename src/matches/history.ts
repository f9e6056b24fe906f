import type { Client } from '../live/sources.ts';
import { isObject } from '../live/storedValues.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { callFunction } from '../session/requests.ts';
import {
  readStoredHistory,
  type ChangeOfRow,
  type HistoryRequest,
  type StoredChange,
} from '../session/storedHistory.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from './tables.ts';

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
