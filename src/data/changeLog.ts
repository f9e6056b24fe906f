import type { Instant } from '../domain/time.ts';
import type { LeagueRow } from './leagueTable.ts';
import type { RowChange } from './listWindow.ts';

/** How many changes are kept to be applied on top of an answer that is still under way. */
const capacity = 2000;

/**
 * The live changes of one table in the order of their arrival. An answer of the database is older
 * than the changes that arrived while it was under way: they are applied on top of it. A change
 * that comes again, or after a newer one of the same row, has nothing more to say and is left out.
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
  const lastOf = new Map<string, { text: string; committedAt: Instant }>();

  /** Whether the change is older than the row's last one, or that one again. */
  const isStale = (text: string, id: string, committedAt: Instant) => {
    const last = lastOf.get(id);
    if (last === undefined || committedAt > last.committedAt) return false;
    // One transaction may touch a row twice, at one moment: then the two differ.
    return committedAt < last.committedAt || text === last.text;
  };

  return {
    record(change, committedAt) {
      if (committedAt !== null) {
        const text = JSON.stringify(change);
        if (isStale(text, change.id, committedAt)) return false;
        lastOf.set(change.id, { text, committedAt });
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
