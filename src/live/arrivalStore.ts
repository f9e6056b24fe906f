import type { LeagueTableName } from '../data/leagueTable.ts';

/** How long a row counts as just arrived, ms. */
const arrivalLifetime = 4000;

/** A row that came in while the page was open, without anybody asking for it. */
export type Arrival = {
  id: string;
  table: LeagueTableName;
  /** The row as one would tell it, in Spanish. */
  text: string;
};

/** The rows that arrived a moment ago, for `useSyncExternalStore`. */
export type ArrivalStore = {
  subscribe(listener: () => void): () => void;
  /** Oldest first; the same array until something changes. */
  snapshot(): readonly Arrival[];
  add(arrival: Arrival): void;
};

export function createArrivalStore(): ArrivalStore {
  let arrivals: readonly Arrival[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Arrival[]) => {
    arrivals = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => arrivals,
    add(arrival) {
      change([...arrivals, arrival]);
      setTimeout(() => change(arrivals.filter((other) => other !== arrival)), arrivalLifetime);
    },
  };
}
