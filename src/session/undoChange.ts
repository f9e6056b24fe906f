import type { Client } from '../live/sources.ts';
import { callFunction } from './requests.ts';
import { NameTakenError, OutdatedError, type UndoneChange } from './writeErrors.ts';

/**
 * Undoes a change together with the other rows that it changed; a second call with the same change id does nothing.
 * @returns how many rows it undid; 0: it changed none, or all is undone already
 * @throws OutdatedError if any of the rows was changed since
 * @throws as `callFunction` does
 */
export async function undoChange(
  client: Client,
  undone: UndoneChange,
  changeId: string,
): Promise<number> {
  const [name, which] =
    typeof undone === 'string'
      ? ['undo_change', { change: undone }]
      : ['undo_entry', { history_id: undone }];
  const count = await callFunction(client, name, { ...which, change_id: changeId }).catch(
    (error: unknown) => {
      if (error instanceof OutdatedError || error instanceof NameTakenError) error.undone = undone;
      throw error;
    },
  );
  return Number(count);
}

/**
 * Brings a deleted row back.
 * @throws OutdatedError if there is such a row again, or a result of that match
 */
export async function restoreRow(client: Client, id: number, changeId: string): Promise<void> {
  await callFunction(client, 'restore_row', { history_id: id, change_id: changeId });
}
