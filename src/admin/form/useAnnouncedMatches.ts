import { useEffect, useMemo, useRef } from 'react';
import { useData } from '../../matches/DataProvider.tsx';
import { allItemsOf } from '../../live/listState.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { haveFailed, retryFailed, useList } from '../../live/useList.ts';

/** All announced matches, with those that are pending or were put off; no row is withheld. */
export function useAnnouncedMatches() {
  const cache = useData().tables.upcomingMatches.lists;
  const soonest = useList(cache, { order: 'soonest', isWhole: true });
  const pending = useList(cache, { order: 'pending', isWhole: true });
  const postponed = useList(cache, { order: 'postponed', isWhole: true });
  const lists = [soonest, pending, postponed];
  const isLoaded = lists.every(({ state }) => state.kind === 'loaded');
  const hasFailed = haveFailed(lists);
  const upcoming = allItemsOf(soonest.state);
  const due = allItemsOf(pending.state);
  const putOff = allItemsOf(postponed.state);
  const matches = useMemo((): readonly UpcomingMatch[] => {
    // A match that becomes pending is in both lists for a moment.
    return [
      ...new Map([...upcoming, ...due, ...putOff].map((match) => [match.id, match])).values(),
    ];
  }, [upcoming, due, putOff]);

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
