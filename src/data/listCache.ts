import type { CategoryName } from '../domain/category.ts';
import type { Instant } from '../domain/time.ts';
import {
  createCachedList,
  unloadedList,
  type CachedList,
  type ListSnapshot,
} from './cachedList.ts';
import { createChangeLog, type ChangeLog } from './changeLog.ts';
import type { TableRow } from './tables.ts';
import type { ListWindow, RowChange } from './listWindow.ts';
import type { WindowRequest } from './loadWindow.ts';

/** One table's cached lists, kept right by loads and by live changes. */
export type ListCache<Item extends TableRow> = {
  /** The list of a category, or with `undefined` of all; the same object until it changes. */
  snapshot(category: CategoryName | undefined): ListSnapshot<Item>;
  /**
   * Calls back whenever the list changes; while somebody listens, it is on screen and kept loaded.
   * @returns a function that stops it
   */
  watch(category: CategoryName | undefined, listener: () => void): () => void;
  /** Loads a list after a failure that was shown. */
  retry(category: CategoryName | undefined): void;
  /** Appends the page below the rows on screen. */
  loadMore(category: CategoryName | undefined): Promise<void>;
  /**
   * Applies a change to every cached list.
   * @returns whether it was news
   */
  apply(change: RowChange<Item>, committedAt: Instant | null): boolean;
  /** Whether some cached list shows the row. */
  has(id: string): boolean;
  /** Whether some list on screen could not be loaded the last time. */
  hasFailed(): boolean;
  /**
   * Loads again what is on screen, and the rest when it is come back to. Loads under way are given up:
   * they may have read before what is now to be read, or wait for a connection that is gone.
   */
  reload(): Promise<void>;
  /** Loads again what is on screen after something changed that is not known: often is once. */
  reloadSoon(): void;
  /** Calls back with every answer of the database; @returns a function that stops it. */
  onLoaded(listener: () => void): () => void;
};

/** @param loadRows asks the database, see `loadWindow` */
export function createListCache<Item extends TableRow>(
  loadRows: (request: WindowRequest<Item>) => Promise<ListWindow<Item>>,
): ListCache<Item> {
  const log: ChangeLog<Item> = createChangeLog();
  const lists = new Map<CategoryName | undefined, CachedList<Item>>();
  const loadListeners = new Set<() => void>();
  const notifyLoaded = () => {
    for (const listener of loadListeners) listener();
  };
  const listOf = (category: CategoryName | undefined) => {
    const known = lists.get(category);
    if (known !== undefined) return known;
    const list = createCachedList(category, log, loadRows, notifyLoaded);
    lists.set(category, list);
    return list;
  };
  /** Those on screen; the others show what they had, and are loaded when they are come back to. */
  const watched = () => {
    const all = [...lists.values()];
    for (const list of all) if (!list.isWatched()) list.expire();
    return all.filter((list) => list.isWatched());
  };

  return {
    snapshot: (category) => lists.get(category)?.snapshot() ?? unloadedList(),
    watch: (category, listener) => listOf(category).watch(listener),
    retry: (category) => listOf(category).retry(),
    loadMore: (category) => listOf(category).loadMore(),
    apply(change, committedAt) {
      if (!log.record(change, committedAt)) return false;
      for (const list of lists.values()) list.apply(change);
      return true;
    },
    has(id) {
      const shows = (list: CachedList<Item>) =>
        list.snapshot().window?.items.some((item) => item.id === id) === true;
      return [...lists.values()].some(shows);
    },
    hasFailed: () =>
      [...lists.values()].some((list) => list.isWatched() && list.snapshot().hasFailed),
    async reload() {
      await Promise.all(watched().map((list) => list.load()));
    },
    reloadSoon() {
      for (const list of watched()) list.loadSoon();
    },
    onLoaded(listener) {
      loadListeners.add(listener);
      return () => loadListeners.delete(listener);
    },
  };
}
