/** How long a row counts as just arrived once it is shown, ms. */
const arrivalLifetime = 4000;

/** A row that came in while the page was open, without anybody asking for it. */
export type Arrival = {
  id: string;
  /** Announces the row, in Spanish. */
  text: string;
  /** Withheld from the lists, because it would move what is being read. */
  isPending: boolean;
};

/** The rows that arrived a moment ago, for `useSyncExternalStore`. */
export type ArrivalStore = {
  subscribe(listener: () => void): () => void;
  /** Oldest first; the same array until something changes. */
  snapshot(): readonly Arrival[];
  /** Those that are there already stay as they are. */
  add(arrivals: readonly Omit<Arrival, 'isPending'>[]): void;
  /** Shows the rows that were withheld. */
  release(): void;
};

/** What every visit begins with. */
export const noArrivals: readonly Arrival[] = [];

/** Those of `now` that were not there `before`. */
export function newArrivals(before: readonly Arrival[], now: readonly Arrival[]): Arrival[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id }) => !known.has(id));
}

/** @param isScrolledDown whether the visitor is reading something that an arrival would move */
export function createArrivalStore(isScrolledDown: () => boolean): ArrivalStore {
  let arrivals = noArrivals;
  const listeners = new Set<() => void>();
  const change = (next: readonly Arrival[]) => {
    arrivals = next;
    for (const listener of listeners) listener();
  };
  const forgetLater = (shown: readonly Arrival[]) => {
    setTimeout(() => change(arrivals.filter((each) => !shown.includes(each))), arrivalLifetime);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => arrivals,
    add(rows) {
      const known = new Set(arrivals.map(({ id }) => id));
      // The rows of a renamed pair say the same.
      const unknown = new Map(rows.filter(({ id }) => !known.has(id)).map((row) => [row.id, row]));
      if (unknown.size === 0) return;
      const isPending = isScrolledDown();
      const added = Array.from(unknown.values(), (row) => ({ ...row, isPending }));
      change([...arrivals, ...added]);
      if (!isPending) forgetLater(added);
    },
    release() {
      const released = arrivals
        .filter(({ isPending }) => isPending)
        .map((each) => ({ ...each, isPending: false }));
      if (released.length === 0) return;
      change([...arrivals.filter(({ isPending }) => !isPending), ...released]);
      forgetLater(released);
    },
  };
}
