import { assertNever } from '../padel/assertNever.ts';
import type { Client } from '../live/sources.ts';
import { undoInsertion, undoOwnChange } from '../session/undoChange.ts';
import type { HistoryEntry } from './history.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from './tables.ts';

/**
 * Takes back that a change was undone, or that a deleted row was restored.
 * @throws OutdatedError if any of the rows was changed since
 */
export async function redoChange(client: Client, change: HistoryEntry): Promise<void> {
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
