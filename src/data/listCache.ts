import type { ListRequest } from '../domain/listRequest.ts';
import type { Instant } from '../domain/time.ts';
import {
  createCachedList,
  unloadedList,
  type CachedList,
  type ListSnapshot,
  type UpdateCause,
} from './cachedList.ts';
import type { FirstWindow } from './firstRows.ts';
import { createChangeLog, type ChangeLog } from './changeLog.ts';
import type { ClockReader } from './listOrder.ts';
import type { ListWindow, RowChange } from './listWindow.ts';
import { listKey, listRule, type WindowRequest } from './loadWindow.ts';
import type { Table, TableRow } from './table.ts';

/** One table's cached lists, kept equal to the database by loads and by live changes. */
export type ListCache<Item extends TableRow, OrderName extends string = string> = {
  /** The same object until the list changes. */
  snapshot(list: ListRequest<OrderName>): ListSnapshot<Item>;
  /** The list as the page showed it before React started; always the same object. */
  firstSnapshot(list: ListRequest<OrderName>): ListSnapshot<Item>;
  /**
   * Calls back whenever the list changes; while it has a listener, it is on screen and kept loaded.
   * @returns a function that removes the listener
   */
  watch(list: ListRequest<OrderName>, listener: () => void): () => void;
  /** Loads a list after a failure that was shown. */
  retry(list: ListRequest<OrderName>): void;
  /** Appends the page below the rows on screen. */
  loadMore(list: ListRequest<OrderName>): Promise<void>;
  /**
   * Applies a change to every cached list. One that seems older than the row's last change is looked
   * up instead: it is a repeat, or the database's clock was set back.
   * @returns the row as it was known before; `null`: nothing was applied
   */
  apply(change: RowChange<Item>, committedAt: Instant | null): { before: Item | null } | null;
  /** The first cached row of which this is true. */
  find(isWanted: (item: Item) => boolean): Item | undefined;
  /** Whether some list on screen could not be loaded the last time. */
  hasFailed(): boolean;
  /** Whether every list on screen was loaded after the last `reload`. */
  isCurrent(): boolean;
  /** Loads what is on screen again, and the rest when it is next watched. */
  reload(): Promise<void>;
  /** Loads what is on screen again after a change that is not known; several calls load once. */
  reloadSoon(): void;
  /** Loads again what is on screen and was loaded longer ago than this, ms. */
  refresh(age: number): void;
  /** @returns a function that removes the listener */
  onUpdate(listener: (cause: UpdateCause) => void): () => void;
};

/** Called with a changed row as it is now and as it was known before; `null`: there is none. */
export type OnRow<Item> = (item: Item | null, before: Item | null) => void;

export type ListCacheOptions<Item extends TableRow> = {
  onRow?: OnRow<Item> | undefined;
  /** What the page showed of a list before React started. */
  firstWindow?: (list: ListRequest) => FirstWindow<Item> | undefined;
};

/** @param loadRows asks the database, see `loadWindow` */
export function createListCache<Item extends TableRow, NewItem, OrderName extends string>(
  table: Table<Item, NewItem, OrderName>,
  loadRows: (request: WindowRequest<Item>) => Promise<ListWindow<Item>>,
  clock: ClockReader,
  { onRow, firstWindow }: ListCacheOptions<Item> = {},
): ListCache<Item, OrderName> {
  const log: ChangeLog<Item> = createChangeLog();
  const lists = new Map<string, CachedList<Item>>();
  const updateListeners = new Set<(cause: UpdateCause) => void>();
  const onUpdate = (cause: UpdateCause) => {
    for (const listener of updateListeners) listener(cause);
  };
  const listOf = (list: ListRequest<OrderName>) => {
    const key = listKey(list);
    const known = lists.get(key);
    if (known !== undefined) return known;
    const load = (request: Omit<WindowRequest<Item>, 'list'>) => loadRows({ list, ...request });
    const context = { log, clock, onUpdate };
    const created = createCachedList(listRule(table, list), load, context, firstWindow?.(list));
    lists.set(key, created);
    return created;
  };
  const watched = () => [...lists.values()].filter((list) => list.isWatched());
  const reloadSoon = () => {
    for (const list of lists.values()) {
      if (list.isWatched()) list.loadSoon();
      else list.expire();
    }
  };

  const find = (isWanted: (item: Item) => boolean) => {
    const found = (list: CachedList<Item>) => list.snapshot().window?.items.find(isWanted);
    return [...lists.values()].map(found).find((item) => item !== undefined);
  };

  return {
    snapshot: (list) => lists.get(listKey(list))?.snapshot() ?? unloadedList(),
    firstSnapshot: (list) => listOf(list).firstSnapshot,
    watch: (list, listener) => listOf(list).watch(listener),
    retry: (list) => listOf(list).retry(),
    loadMore: (list) => listOf(list).loadMore(),
    apply(change, committedAt) {
      const before = find(({ id }) => id === change.id) ?? null;
      const outcome = log.record(change, committedAt);
      if (outcome === 'older') reloadSoon();
      if (outcome !== 'new') return null;
      for (const list of lists.values()) list.apply(change);
      onRow?.(change.type === 'upsert' ? change.item : null, before);
      return { before };
    },
    find,
    hasFailed: () => watched().some((list) => list.snapshot().hasFailed),
    isCurrent: () => watched().every((list) => list.isCurrent()),
    async reload() {
      for (const list of lists.values()) if (!list.isWatched()) list.expire();
      await Promise.all(watched().map((list) => list.reload()));
    },
    reloadSoon,
    refresh(age) {
      for (const list of watched()) if (list.age() > age) list.loadSoon();
    },
    onUpdate(listener) {
      updateListeners.add(listener);
      return () => updateListeners.delete(listener);
    },
  };
}
