import type { Announcement } from './table.ts';

/** The time for which a row counts as just arrived once it is shown, ms. */
const arrivalLifetime = 3000;
/** Further down than this, the head of a list is out of sight and what is added there moves the rest, px. */
const nearTop = 240;

/** A row that came in while the page was open, without anybody asking for it. */
export type Arrival = Announcement & {
  /** Whether lists do not show it yet, because it would move what is being read. */
  isWithheld: boolean;
};

/** The rows that arrived a moment ago, of all tables, for `useSyncExternalStore`. */
export type Arrivals = {
  subscribe(listener: () => void): () => void;
  /** Oldest first; the same array until something changes. */
  snapshot(): readonly Arrival[];
  /** Adds arrivals; those that are there already stay as they are. */
  add(announcements: readonly Announcement[]): void;
  /** Shows the rows that were withheld. */
  release(): void;
};

/** The arrivals with which every visit begins. */
export const noArrivals: readonly Arrival[] = [];

/** Arrivals of `now` that are not in `before`. */
export function newArrivals(before: readonly Arrival[], now: readonly Arrival[]): Arrival[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id }) => !known.has(id));
}

/** @param isReading whether the visitor reads something that an arrival would move */
export function createArrivals(isReading: () => boolean = isScrolledDown): Arrivals {
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
    add(announcements) {
      const known = new Set(arrivals.map(({ id }) => id));
      // Several rows of one change may have the same announcement.
      const unknown = new Map(
        announcements.filter(({ id }) => !known.has(id)).map((each) => [each.id, each]),
      );
      if (unknown.size === 0) return;
      const isWithheld = isReading();
      const added = Array.from(unknown.values(), (each) => ({ ...each, isWithheld }));
      change([...arrivals, ...added]);
      if (!isWithheld) forgetLater(added);
    },
    release() {
      const released = arrivals
        .filter(({ isWithheld }) => isWithheld)
        .map((each) => ({ ...each, isWithheld: false }));
      if (released.length === 0) return;
      change([...arrivals.filter(({ isWithheld }) => !isWithheld), ...released]);
      forgetLater(released);
    },
  };
}

/** Whether the visitor is reading further down the page. */
function isScrolledDown(): boolean {
  return window.scrollY > nearTop;
}

/** Calls back when the visitor returns to the top; @returns a function that stops it. */
export function onScrollToTop(onTop: () => void): () => void {
  const onScroll = () => {
    if (!isScrolledDown()) onTop();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
