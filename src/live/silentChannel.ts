import type { Reload } from './cachedList.ts';
import { comparePositions, positionOf, type LoadedRows } from './listOrder.ts';
import type { RowEvent } from './openTable.ts';
import type { TableRow } from './table.ts';

/** Reloads that began within ten seconds of the confirmation may find what happened before it; one takes fifteen, ms. */
const settlingTime = 25_000;
/** Realtime loses a message now and then: one reload that finds a change proves nothing. */
const neededReloads = 2;

const kinds = ['INSERT', 'UPDATE', 'DELETE'] as const;
type Kind = RowEvent['type'];
/** Changes of one kind in one table, such as `results INSERT`. */
type Stream = `${string} ${Kind}`;

type Handlers = {
  /** Nothing is said of some changes any more, or there is a word of all of them again. */
  onSuspicion(streams: readonly string[]): void;
  /** The channel was confirmed, beats, and says nothing: another may. */
  restart(): void;
};

export type SilenceWatch = {
  /** The subscription was confirmed. */
  confirmed(): void;
  heard(event: { table: string; type: Kind }): void;
  reloaded<Item extends TableRow>(table: string, reload: Reload<Item>): void;
};

/**
 * Notices a channel that is confirmed, answers heartbeats and does not report some kind of change: a table that is not
 * published any more, a broken slot. It is suspected once two reloads of a list in a row have found changes of a kind of
 * which no event came; the suspicion ends with an event of that kind.
 */
export function watchSilence({ onSuspicion, restart }: Handlers): SilenceWatch {
  let confirmedAt = Number.POSITIVE_INFINITY;
  const heardAt = new Map<Stream, number>();
  /** Of each list: when it was last loaded again since then, and in how many reloads in a row it found what was not said. */
  let lastReloads = new WeakMap<object, { at: number; counts: Map<Stream, number> }>();
  const suspected = new Set<Stream>();

  const judge = <Item extends TableRow>(table: string, reload: Reload<Item>) => {
    const kindsFound = kindsIn(reload);
    const { at, counts } = lastReloads.get(reload.list) ?? {
      at: confirmedAt,
      counts: new Map<Stream, number>(),
    };
    lastReloads.set(reload.list, { at: performance.now(), counts });
    for (const kind of kinds) {
      const stream: Stream = `${table} ${kind}`;
      const isUnsaid = kindsFound.has(kind) && (heardAt.get(stream) ?? 0) < at;
      const count = isUnsaid ? (counts.get(stream) ?? 0) + 1 : 0;
      counts.set(stream, count);
      if (count < neededReloads || suspected.has(stream)) continue;
      suspected.add(stream);
      onSuspicion([...suspected]);
      restart();
    }
  };

  return {
    confirmed() {
      confirmedAt = performance.now();
      lastReloads = new WeakMap();
    },
    heard({ table, type }) {
      heardAt.set(`${table} ${type}`, performance.now());
      if (suspected.delete(`${table} ${type}`)) onSuspicion([...suspected]);
    },
    reloaded(table, reload) {
      // An event that comes after the response that has its change is heard before the next one.
      if (performance.now() >= confirmedAt + settlingTime) judge(table, reload);
    },
  };
}

/** The kinds of changes between the rows that a page had and those of the database, as far as both know of them. */
function kindsIn<Item extends TableRow>({ before, after, order }: Reload<Item>): Set<Kind> {
  const kindsFound = new Set<Kind>();
  if (before === undefined) return kindsFound;
  const known = new Map(before.items.map((item) => [item.id, item]));
  const now = new Set(after.items.map(({ id }) => id));
  const isWithin = (item: Item, { items, hasMore }: LoadedRows<Item>) => {
    const last = items.at(-1);
    // What is below the last row is not known where there is more.
    return (
      !hasMore ||
      (last !== undefined &&
        comparePositions(order, positionOf(order, item), positionOf(order, last)) < 0)
    );
  };
  for (const item of after.items) {
    const was = known.get(item.id);
    if (was === undefined && isWithin(item, before)) kindsFound.add('INSERT');
    // A row that is the same is the same object.
    else if (was !== undefined && was !== item) kindsFound.add('UPDATE');
  }
  if (before.items.some((item) => !now.has(item.id) && isWithin(item, after))) {
    kindsFound.add('DELETE');
  }
  return kindsFound;
}
