import type { LeagueTableName } from '../data/leagueTable.ts';

/** How long a row counts as just arrived once it is shown, ms. */
const arrivalLifetime = 4000;

/** A row that came in while the page was open, without anybody asking for it. */
export type Arrival = {
  id: string;
  table: LeagueTableName;
  /** The row as one would tell it, in Spanish. */
  text: string;
  /** Kept out of the lists, because it would move what is being read. */
  isHeld: boolean;
};

/** The rows that arrived a moment ago, for `useSyncExternalStore`. */
export type ArrivalStore = {
  subscribe(listener: () => void): () => void;
  /** Oldest first; the same array until something changes. */
  snapshot(): readonly Arrival[];
  add(arrival: Omit<Arrival, 'isHeld'>): void;
  /** Lets the rows that were held into the lists. */
  release(): void;
};

/** What every visit begins with. */
export const noArrivals: readonly Arrival[] = [];

/** @param isReading whether the visitor has something before them that an arrival would move */
export function createArrivalStore(isReading: () => boolean): ArrivalStore {
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
    add(arrival) {
      const added = { ...arrival, isHeld: isReading() };
      change([...arrivals, added]);
      if (!added.isHeld) forgetLater([added]);
    },
    release() {
      const released = arrivals
        .filter(({ isHeld }) => isHeld)
        .map((each) => ({ ...each, isHeld: false }));
      if (released.length === 0) return;
      change([...arrivals.filter(({ isHeld }) => !isHeld), ...released]);
      forgetLater(released);
    },
  };
}
