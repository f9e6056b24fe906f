import { columnOf } from '../live/table.ts';
import type { Client } from '../live/sources.ts';
import { readHistory } from '../matches/history.ts';
import { callFunction } from '../session/requests.ts';
import type { UndoneChange } from '../session/writeErrors.ts';
import { groupChanges, type ChangeGroup } from './describeChange.ts';

/** What stands in the way of an undo or a restore: the later change that goes first; `unknown`: no undo helps. */
export type Obstacle = 'none' | 'unknown' | ChangeGroup;

/**
 * Asks the database, which tries it and takes the try back.
 * @param undone the change that should be undone, or whose row should come back
 * @param restores whether the deleted row of the change should come back
 * @throws as `callFunction` does
 */
export async function findObstacle(
  client: Client,
  undone: UndoneChange,
  restores = false,
): Promise<Obstacle> {
  const rows = await callFunction(client, 'find_obstacle', {
    ...(typeof undone === 'string' ? { change: undone } : { change_id: undone }),
    restores,
  });
  const answer: unknown = Array.isArray(rows) ? rows[0] : null;
  if (columnOf(answer, 'is_free') === true) return 'none';
  const last = columnOf(answer, 'obstacle');
  if (typeof last !== 'number') return 'unknown';
  const { rows: changes } = await readHistory(client, { beforeId: last + 1 });
  return groupChanges(changes)[0] ?? 'unknown';
}
