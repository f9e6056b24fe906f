import { useEffect, useRef } from 'react';
import { announced } from '../../matches/announced.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { allItemsOf } from '../../live/listState.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { haveFailed, retryFailed, useList } from '../../live/useList.ts';

/** All announced matches, with those that are pending or were put off; no row is withheld. */
export function useAnnouncedMatches() {
  const list = useList(useData().tables.upcomingMatches.lists, announced);
  const lists = [list];
  const isLoaded = list.state.kind === 'loaded';
  const hasFailed = haveFailed(lists);
  const matches = allItemsOf(list.state);
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
