import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LeagueCache } from '../data/leagueCache.ts';
import type { LeagueRow } from '../data/leagueTable.ts';
import type { CategoryName } from '../domain/category.ts';
import type { ListState } from '../domain/listState.ts';
import { useArrivals } from './LiveProvider.tsx';

export type LeagueList<Item> = {
  state: ListState<Item>;
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
  });
  const arrivals = useArrivals();
  const arrivedIds = useMemo(() => new Set(arrivals.map(({ id }) => id)), [arrivals]);

  return {
    state: stateOf(),
    loadMore: () => more.mutate(),
    retry: () => void query.refetch(),
  };

  function stateOf(): ListState<Item> {
    // Once there are rows they stay on screen, whatever fails afterwards.
    if (query.data !== undefined) {
      return {
        kind: 'loaded',
        items: query.data.items,
        hasMore: !query.data.isComplete,
        isLoadingMore: more.isPending,
        arrivedIds,
      };
    }
    return query.isError ? { kind: 'error' } : { kind: 'loading' };
  }
}
