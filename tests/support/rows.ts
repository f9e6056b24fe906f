import type { RowsRead } from '../../src/live/readRows.ts';
import { noDetails } from '../../src/padel/result.ts';

/** The columns of a result that are empty for one that was entered by its fields alone. */
export const emptyResultColumns = {
  winner: null,
  season_id: null,
  stage: null,
  ...noDetails,
  pair1_id: null,
  pair2_id: null,
  corrected_at: null,
} as const;

/** An answer of a database that does not count. */
export const answerOf = (rows: readonly unknown[]): RowsRead => ({ rows, count: null });
