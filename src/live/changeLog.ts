import type { RowChange } from './listOrder.ts';
import type { Timestamp, TableRow } from './table.ts';

/**
 * The number of changes that are kept. A response that is older than all of them is requested again; a page that
 * stays open for a day must not fill the phone's memory.
 */
const capacity = 300;

/**
 * The verdict of the log on a change: `new`; a `repeat` of the row's last change; or `older` than that by the
 * database's clock, which does not say which of the two the table holds now: a clock can be set back.
 */
type Recorded = 'new' | 'repeat' | 'older';

/**
 * The live changes of one table in the order of their arrival. A response of the database is older
 * than the changes that arrived while it was in flight: they are applied to it.
 */
export type ChangeLog<Item extends TableRow> = {
  /** @param committedAt when the database committed it, as Realtime reports; `null` if unknown */
  record(change: RowChange<Item>, committedAt: Timestamp | null): Recorded;
  /** The end of the log, for `since`. */
  mark(): number;
  /** The changes after a mark; `null` if they are no longer known. */
  since(mark: number): readonly RowChange<Item>[] | null;
};

type Entry<Item extends TableRow> = { change: RowChange<Item>; committedAt: Timestamp | null };

export function createChangeLog<Item extends TableRow>(): ChangeLog<Item> {
  let entries: Entry<Item>[] = [];
  let dropped = 0;
  const lastOf = new Map<string, Entry<Item> & { committedAt: Timestamp }>();

  const compareToLast = (change: RowChange<Item>, committedAt: Timestamp): Recorded => {
    const last = lastOf.get(change.id);
    if (last === undefined || committedAt > last.committedAt) return 'new';
    if (committedAt < last.committedAt) return 'older';
    // One transaction may change a row twice, at one moment: then the two differ.
    return isSame(change, last.change) ? 'repeat' : 'new';
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
        const recorded = compareToLast(change, committedAt);
        if (recorded !== 'new') return recorded;
        const entry = { change, committedAt };
        entries.push(entry);
        lastOf.set(change.id, entry);
      }
      if (entries.length > capacity) dropOldest(capacity / 2);
      return 'new';
    },
    mark: () => dropped + entries.length,
    since: (mark) =>
      mark < dropped ? null : entries.slice(mark - dropped).map(({ change }) => change),
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
