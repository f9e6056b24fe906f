import type { Instant } from '../domain/time.ts';
import type { TableRow } from './tables.ts';
import type { RowChange } from './listWindow.ts';

/**
 * How many changes are kept. An answer that is still under way when more have arrived is asked for
 * again; a page that stays open for a day must not fill the phone.
 */
const capacity = 300;

/**
 * The live changes of one table in the order of their arrival. An answer of the database is older
 * than the changes that arrived while it was under way: they are applied on top of it. A change
 * that comes again, or after a newer one of the same row, has nothing more to say and is left out.
 */
export type ChangeLog<Item extends TableRow> = {
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

type Entry<Item extends TableRow> = { change: RowChange<Item>; committedAt: Instant | null };

export function createChangeLog<Item extends TableRow>(): ChangeLog<Item> {
  let entries: Entry<Item>[] = [];
  let dropped = 0;
  const lastOf = new Map<string, Entry<Item> & { committedAt: Instant }>();

  /** Whether the change is older than the row's last one, or that one again. */
  const isStale = (change: RowChange<Item>, committedAt: Instant) => {
    const last = lastOf.get(change.id);
    if (last === undefined || committedAt > last.committedAt) return false;
    // One transaction may touch a row twice, at one moment: then the two differ.
    return committedAt < last.committedAt || isSame(change, last.change);
  };
  const dropOldest = (count: number) => {
    for (const entry of entries.slice(0, count)) {
      if (lastOf.get(entry.change.id) === entry) lastOf.delete(entry.change.id);
    }
    entries = entries.slice(count);
    dropped += count;
  };

  return {
    record(change, committedAt) {
      if (committedAt === null) {
        entries.push({ change, committedAt });
      } else {
        if (isStale(change, committedAt)) return false;
        const entry = { change, committedAt };
        entries.push(entry);
        lastOf.set(change.id, entry);
      }
      if (entries.length > capacity) dropOldest(capacity / 2);
      return true;
    },
    mark: () => dropped + entries.length,
    since: (mark) =>
      mark < dropped ? null : entries.slice(mark - dropped).map(({ change }) => change),
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
