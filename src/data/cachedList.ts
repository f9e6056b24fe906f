import type { CategoryName } from '../domain/category.ts';
import type { ChangeLog } from './changeLog.ts';
import type { TableRow } from './tables.ts';
import {
  appendPage,
  applyChange,
  keepUnchanged,
  pageSize,
  type ListWindow,
  type RowChange,
} from './listWindow.ts';
import type { WindowRequest } from './loadWindow.ts';
import { delay } from '../utils/delay.ts';

/** How long a list is taken as fresh while nothing tells otherwise, ms. */
export const cacheLifetime = 5 * 60 * 1000;
/** An answer that takes longer is given up, ms. */
const timeout = 15_000;
/** A load that failed is tried once more after this delay, ms. */
const retryDelay = 1000;

/** What there is of a list at a moment. */
export type ListSnapshot<Item extends TableRow> = {
  /** `undefined` until it was loaded the first time. */
  window: ListWindow<Item> | undefined;
  /** Whether it could not be loaded the last time. */
  hasFailed: boolean;
  isLoadingMore: boolean;
};

/** One list in memory, of a table or of one category of it. */
export type CachedList<Item extends TableRow> = {
  /** The same object until something changes. */
  snapshot(): ListSnapshot<Item>;
  /**
   * Calls back whenever the list changes, and loads it if it is not fresh.
   * @returns a function that stops it
   */
  watch(listener: () => void): () => void;
  isWatched(): boolean;
  /** It may be wrong from now on: whoever watches it next has it loaded. */
  expire(): void;
  apply(change: RowChange<Item>): void;
  /** Loads as many rows as are shown; a load under way is given up. */
  load(): Promise<void>;
  /** Loads once the load under way has its answer; asking often is asking once. */
  loadSoon(): void;
  /** Loads after a failure that was shown. */
  retry(): void;
  /** Appends the page below the rows. */
  loadMore(): Promise<void>;
};

const unloaded = { window: undefined, hasFailed: false, isLoadingMore: false } as const;

/** A list of which nothing is known yet. */
export function unloadedList<Item extends TableRow>(): ListSnapshot<Item> {
  return unloaded;
}

/**
 * @param log the table's changes, which are applied to every answer that is older than they
 * @param onLoaded called with every answer of the database
 */
export function createCachedList<Item extends TableRow>(
  category: CategoryName | undefined,
  log: ChangeLog<Item>,
  loadRows: (request: WindowRequest<Item>) => Promise<ListWindow<Item>>,
  onLoaded: () => void,
): CachedList<Item> {
  const listeners = new Set<() => void>();
  let shown: ListSnapshot<Item> = unloadedList();
  let loadedAt = Number.NEGATIVE_INFINITY;
  // How often a load was begun and a page was appended: each must notice the other.
  let loads = 0;
  let appends = 0;
  let inFlight: AbortController | undefined;
  let isDue = false;

  const show = (changes: Partial<ListSnapshot<Item>>) => {
    shown = { ...shown, ...changes };
    for (const listener of listeners) listener();
  };
  const catchUp = (window: ListWindow<Item>, changes: readonly RowChange<Item>[]) =>
    changes.reduce((caughtUp, change) => applyChange(caughtUp, change, category), window);

  const load = async () => {
    loads += 1;
    const own = loads;
    inFlight?.abort(new Error('A newer request took its place.'));
    isDue = false;
    let failures = 0;
    // Whatever becomes of it: a later load has taken over.
    const isOver = () => own !== loads;
    while (!isOver()) {
      inFlight = new AbortController();
      const giveUp = setTimeout(abort, timeout, inFlight);
      const mark = log.mark();
      const appendsBefore = appends;
      const size = Math.max(pageSize, shown.window?.items.length ?? 0);
      try {
        const rows = await loadRows({ category, size, signal: inFlight.signal });
        if (isOver()) return;
        const since = log.since(mark);
        // More was asked for meanwhile, or more happened than is remembered: this answer is too little.
        if (since === null || appends !== appendsBefore) continue;
        loadedAt = performance.now();
        const window = keepUnchanged(shown.window, catchUp(rows, since));
        if (shown.hasFailed || window !== shown.window) show({ window, hasFailed: false });
        onLoaded();
        break;
      } catch (error) {
        if (isOver()) return;
        failures += 1;
        if (failures === 1) {
          await delay(retryDelay);
          continue;
        }
        console.warn('No se pudieron leer los datos:', error);
        if (!shown.hasFailed) show({ hasFailed: true });
        break;
      } finally {
        clearTimeout(giveUp);
      }
    }
    if (isOver()) return;
    inFlight = undefined;
    if (isDue) await load();
  };

  const append = async () => {
    const loadsBefore = loads;
    const mark = log.mark();
    const before = shown.window?.items.at(-1);
    const signal = AbortSignal.timeout(timeout);
    const page = await loadRows({ category, size: pageSize, before, signal });
    const { window } = shown;
    if (window === undefined) return;
    const since = log.since(mark);
    // The page fits below the rows that it was asked for, as they were then.
    if (since === null || loads !== loadsBefore || window.items.at(-1)?.id !== before?.id) {
      await append();
      return;
    }
    appends += 1;
    show({ window: catchUp(appendPage(window, page), since) });
  };

  const isFresh = () => performance.now() - loadedAt < cacheLifetime;
  const reloadList = () => {
    if (shown.hasFailed) show({ hasFailed: false });
    void load();
  };

  return {
    snapshot: () => shown,
    watch(listener) {
      listeners.add(listener);
      if (!isFresh() && inFlight === undefined) reloadList();
      return () => listeners.delete(listener);
    },
    isWatched: () => listeners.size > 0,
    expire() {
      loads += 1;
      inFlight?.abort(new Error('What it reads is no longer wanted.'));
      inFlight = undefined;
      loadedAt = Number.NEGATIVE_INFINITY;
    },
    apply(change) {
      if (shown.window === undefined) return;
      const window = applyChange(shown.window, change, category);
      if (window !== shown.window) show({ window });
    },
    load,
    loadSoon() {
      if (inFlight === undefined) void load();
      else isDue = true;
    },
    retry: reloadList,
    async loadMore() {
      if (shown.isLoadingMore) return;
      show({ isLoadingMore: true });
      try {
        await append();
      } catch (error) {
        console.warn('No se pudieron leer más filas:', error);
      } finally {
        show({ isLoadingMore: false });
      }
    },
  };
}

function abort(controller: AbortController) {
  controller.abort(new Error('The database did not answer in time.'));
}
