import type { Instant } from '../domain/time.ts';
import type { LeagueRow } from './leagueTable.ts';
import type { RowChange } from './listWindow.ts';

/** How many changes are kept to be applied on top of an answer that is still under way. */
const capacity = 2000;

/**
 * The live changes of one table in the order of their arrival. An answer of the database is older
 * than the changes that arrived while it was under way: they are applied on top of it. A change
 * that is older than another one of the same row has nothing more to say and is left out.
 */
export type ChangeLog<Item extends LeagueRow> = {
  /**
   * @param committedAt when the database committed it, as Realtime says; `null` if it did not say
   * @returns whether the change is news
   */
  record(change: RowChange<Item>, committedAt: Instant | null): boolean;
  /** The place of the log's end, for `since`. */
  mark(): number;
  /** What was recorded after a mark; `null` if that is no longer known. */
  since(mark: number): readonly RowChange<Item>[] | null;
};

export function createChangeLog<Item extends LeagueRow>(): ChangeLog<Item> {
  let changes: RowChange<Item>[] = [];
  let dropped = 0;
  const lastCommit = new Map<string, Instant>();

  return {
    record(change, committedAt) {
      const last = lastCommit.get(change.id);
      if (committedAt !== null) {
        // The same transaction may touch a row twice: only an older commit is stale.
        if (last !== undefined && committedAt < last) return false;
        lastCommit.set(change.id, committedAt);
      }
      changes.push(change);
      if (changes.length > capacity) {
        changes = changes.slice(capacity / 2);
        dropped += capacity / 2;
      }
      return true;
    },
    mark: () => dropped + changes.length,
    since: (mark) => (mark < dropped ? null : changes.slice(mark - dropped)),
  };
}
