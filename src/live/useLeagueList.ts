import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { unloadedList } from '../data/cachedList.ts';
import type { LeagueCache } from '../data/leagueCache.ts';
import type { LeagueRow } from '../data/leagueTable.ts';
import type { CategoryName } from '../domain/category.ts';
import type { ListState } from '../domain/listState.ts';
import type { Arrival } from './arrivalStore.ts';
import { useArrivals, useReleaseArrivals } from './LiveProvider.tsx';

export type LeagueList<Item> = {
  state: ListState<Item>;
  /** How many rows have arrived that are held back, see `releaseHeld`. */
  heldCount: number;
  /** Lets them into the list. */
  releaseHeld(): void;
  loadMore(): void;
  retry(): void;
};

/**
 * A live list of the league, newest entry first.
 * @param category of which category; `undefined`: of all
 */
export function useLeagueList<Item extends LeagueRow>(
  cache: LeagueCache<Item>,
  category?: CategoryName,
): LeagueList<Item> {
  const { window, hasFailed, isLoadingMore } = useSyncExternalStore(
    useCallback((listener: () => void) => cache.watch(category, listener), [cache, category]),
    () => cache.snapshot(category),
    unloadedList<Item>,
  );
  const arrivals = useArrivals();
  const arrivedIds = useMemo(() => idsOf(arrivals, false), [arrivals]);
  const heldIds = useMemo(() => idsOf(arrivals, true), [arrivals]);
  const releaseHeld = useReleaseArrivals();
  const rows = window?.items;
  const shown = useMemo(
    () => (heldIds.size === 0 ? rows : rows?.filter(({ id }) => !heldIds.has(id))),
    [rows, heldIds],
  );

  return {
    state: stateOf(),
    heldCount: (rows?.length ?? 0) - (shown?.length ?? 0),
    releaseHeld,
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

function idsOf(arrivals: readonly Arrival[], areHeld: boolean): ReadonlySet<string> {
  return new Set(arrivals.filter(({ isHeld }) => isHeld === areHeld).map(({ id }) => id));
}
