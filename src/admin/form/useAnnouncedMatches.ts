import { useEffect, useMemo, useRef } from 'react';
import { useData } from '../../matches/DataProvider.tsx';
import { allItemsOf } from '../../live/listState.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { haveFailed, retryFailed, useList } from '../../live/useList.ts';

/** All announced matches, pending ones included; no row is withheld. */
export function useAnnouncedMatches() {
  const cache = useData().tables.upcomingMatches.lists;
  const soonest = useList(cache, { order: 'soonest', isWhole: true });
  const pending = useList(cache, { order: 'pending', isWhole: true });
  const lists = [soonest, pending];
  const isLoaded = lists.every(({ state }) => state.kind === 'loaded');
  const hasFailed = haveFailed(lists);
  const upcoming = allItemsOf(soonest.state);
  const due = allItemsOf(pending.state);
  const matches = useMemo((): readonly UpcomingMatch[] => {
    // A match that becomes pending is in both lists for a moment.
    return [...new Map([...upcoming, ...due].map((match) => [match.id, match])).values()];
  }, [upcoming, due]);

  const waiting = useRef<((loaded: readonly UpcomingMatch[] | null) => void)[]>([]);
  useEffect(() => {
    if (!isLoaded && !hasFailed) return;
    for (const resolve of waiting.current.splice(0)) resolve(isLoaded ? matches : null);
  }, [isLoaded, hasFailed, matches]);

  return {
    lists,
    isLoaded,
    matches,
    /** Resolves with the matches once they are loaded, with `null` if that failed. */
    load: (): Promise<readonly UpcomingMatch[] | null> => {
      retryFailed(lists);
      return new Promise((resolve) => waiting.current.push(resolve));
    },
  };
}
