import type { Pair } from './pair.ts';
import type { Result } from './result.ts';
import type { Instant } from './time.ts';
import type { UpcomingMatch } from './upcomingMatch.ts';

/** What the history knows of a change of one row. */
export type ChangeOfRow = {
  /** Newer ones have a higher one. */
  id: number;
  /** Rows with the same one were changed together, and are undone together. */
  change: string;
  at: Instant;
  /** The e-mail of who did it; `null`: the owner of the database. */
  actor: string | null;
  rowId: string;
  isUndone: boolean;
};

/** With the row as it was and became; `null`: it was added or deleted. */
export type RowChange = ChangeOfRow &
  (
    | { table: 'results'; before: Result | null; after: Result | null }
    | { table: 'upcoming_matches'; before: UpcomingMatch | null; after: UpcomingMatch | null }
    | { table: 'pairs'; before: Pair | null; after: Pair | null }
  );
