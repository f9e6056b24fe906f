import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
  const query = useQuery({
    queryKey: cache.keyOf(category),
    queryFn: ({ signal }) => cache.load(category, signal),
  });
  const more = useMutation({
    mutationFn: () => cache.loadMore(category, AbortSignal.timeout(15_000)),
    onError: (error) => console.warn('No se pudieron leer más filas:', error),
  });
  const arrivals = useArrivals();
  const arrivedIds = useMemo(() => idsOf(arrivals, false), [arrivals]);
  const heldIds = useMemo(() => idsOf(arrivals, true), [arrivals]);
  const releaseHeld = useReleaseArrivals();
  const rows = query.data?.items;
  const shown = useMemo(
    () => (heldIds.size === 0 ? rows : rows?.filter(({ id }) => !heldIds.has(id))),
    [rows, heldIds],
  );

  return {
    state: stateOf(),
    heldCount: (rows?.length ?? 0) - (shown?.length ?? 0),
    releaseHeld,
    loadMore: () => more.mutate(),
    retry: () => void query.refetch(),
  };

  function stateOf(): ListState<Item> {
    // Once there are rows they stay on screen, whatever fails afterwards.
    if (query.data !== undefined && shown !== undefined) {
      return {
        kind: 'loaded',
        items: shown,
        hasMore: !query.data.isComplete,
        isLoadingMore: more.isPending,
        arrivedIds,
      };
    }
    return query.isError ? { kind: 'error' } : { kind: 'loading' };
  }
}

function idsOf(arrivals: readonly Arrival[], areHeld: boolean): ReadonlySet<string> {
  return new Set(arrivals.filter(({ isHeld }) => isHeld === areHeld).map(({ id }) => id));
}
