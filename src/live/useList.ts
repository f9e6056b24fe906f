import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { unloadedList } from '../data/cachedList.ts';
import type { ListCache } from '../data/listCache.ts';
import type { TableRow } from '../data/tables.ts';
import type { CategoryName } from '../domain/category.ts';
import type { ListState } from '../domain/listState.ts';
import type { Arrival } from './arrivalStore.ts';
import { useArrivals, useReleaseArrivals } from './LiveProvider.tsx';

export type List<Item> = {
  state: ListState<Item>;
  /** How many rows have arrived that are held back, see `showPending`. */
  pendingCount: number;
  /** Lets them into the list. */
  showPending(): void;
  loadMore(): void;
  retry(): void;
};

/**
 * A live list of the league, newest entry first.
 * @param category of which category; `undefined`: of all
 */
export function useList<Item extends TableRow>(
  cache: ListCache<Item>,
  category?: CategoryName,
): List<Item> {
  const { window, hasFailed, isLoadingMore } = useSyncExternalStore(
    useCallback((listener: () => void) => cache.watch(category, listener), [cache, category]),
    () => cache.snapshot(category),
    unloadedList<Item>,
  );
  const arrivals = useArrivals();
  const arrivedIds = useMemo(() => idsOf(arrivals, false), [arrivals]);
  const pendingIds = useMemo(() => idsOf(arrivals, true), [arrivals]);
  const showPending = useReleaseArrivals();
  const rows = window?.items;
  const shown = useMemo(
    () => (pendingIds.size === 0 ? rows : rows?.filter(({ id }) => !pendingIds.has(id))),
    [rows, pendingIds],
  );

  return {
    state: stateOf(),
    pendingCount: (rows?.length ?? 0) - (shown?.length ?? 0),
    showPending,
    loadMore: () => void cache.loadMore(category),
    retry: () => cache.retry(category),
  };

  function stateOf(): ListState<Item> {
    // Once there are rows they stay on screen, whatever fails afterwards.
    if (window !== undefined && shown !== undefined) {
      return {
        kind: 'loaded',
        items: shown,
        hasMore: !window.isComplete,
        isLoadingMore,
        arrivedIds,
      };
    }
    return hasFailed ? { kind: 'error' } : { kind: 'loading' };
  }
}

function idsOf(arrivals: readonly Arrival[], arePending: boolean): ReadonlySet<string> {
  return new Set(arrivals.filter(({ isPending }) => isPending === arePending).map(({ id }) => id));
}
