import { assertNever } from '../padel/assertNever.ts';
import type { Client } from '../live/sources.ts';
import { undoChange, undoInsertion, undoOwnChange } from '../session/undoChange.ts';
import { readStoredHistory } from '../session/storedHistory.ts';
import { OutdatedError } from '../session/writeErrors.ts';
import { isSettingsEntry, type HistoryEntry, type SettingsEntry } from './history.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from './tables.ts';

/**
 * Takes back that a change was undone, or that a deleted row was restored.
 * @throws OutdatedError if any of the rows was changed since
 */
export async function redoChange(client: Client, change: HistoryEntry): Promise<void> {
  if (isSettingsEntry(change)) return redoSettings(client, change);
  const { table, rowId: id } = change;
  // The row came back as a new one, perhaps with other names.
  if (change.after === null) return undoInsertion(client, table, id);
  switch (table) {
    case 'results':
      return undoOwnChange(client, resultsTable, {
        id,
        before: change.after,
        after: change.before,
      });
    case 'upcoming_matches':
      return undoOwnChange(client, upcomingMatchesTable, {
        id,
        before: change.after,
        after: change.before,
      });
    case 'pairs':
      return undoOwnChange(client, pairsTable, { id, before: change.after, after: change.before });
    default:
      return assertNever(table);
  }
}

async function redoSettings(client: Client, { table, rowId, before, after }: SettingsEntry) {
  const isRow = (stored: unknown, row: SettingsEntry['before']) =>
    JSON.stringify(stored) === JSON.stringify(row);
  const changes = await readStoredHistory(client, { rowId });
  // The change that the undo has made.
  const own = changes.find(
    (each) =>
      each.table === table &&
      !each.isUndone &&
      isRow(each.before, after) &&
      isRow(each.after, before),
  );
  if (own === undefined) throw new OutdatedError('The change is not in the history.');
  await undoChange(client, own.id);
}
