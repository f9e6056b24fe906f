import { useMemo } from 'react';
import { useData } from '../matches/DataProvider.tsx';
import { useAnnounced } from '../matches/useAnnounced.ts';
import type { CategoryName } from '../league/category.ts';
import { allItemsOf } from '../live/listState.ts';
import { useList } from '../live/useList.ts';
import { seasonLists } from '../league/seasonLists.ts';
import { playedState, withMatches, type PlayedState, type SeasonState } from './seasonState.ts';

type Season<State> = { state: State; onRetry: () => void };

/**
 * The rows of a category's table, whole and live: nothing is withheld, because a table's rows
 * only change places.
 * @param slug of the season
 */
export function usePlayedSeason(slug: string, category: CategoryName): Season<PlayedState> {
  const { tables } = useData();
  const results = useList(tables.results.lists, seasonLists.results(slug, category));
  const pairs = useList(tables.pairs.lists, seasonLists.pairs(category));
  const played = allItemsOf(results.state);
  const registered = allItemsOf(pairs.state);
  // Memoized until a list changes: a new hypothesis in the address does not compute the table again.
  const loaded = useMemo(() => playedState(played, registered), [played, registered]);
  return {
    state: stateOf(),
    onRetry() {
      results.onRetry();
      pairs.onRetry();
    },
  };

  function stateOf(): PlayedState {
    if (results.state.kind !== 'loaded') return results.state;
    // The table is right without the pairs that have not played; until they come it waits.
    return pairs.state.kind === 'loading' ? { kind: 'loading' } : loaded;
  }
}

/** A season's results, and what could still happen in it. */
export function useSeason(slug: string, category: CategoryName): Season<SeasonState> {
  const { state: played, onRetry } = usePlayedSeason(slug, category);
  const of = { season: slug, category };
  const matches = useAnnounced('upcoming', of);
  const due = allItemsOf(useAnnounced('pending', of).state);
  const putOff = allItemsOf(useAnnounced('postponed', of).state);
  const announced = allItemsOf(matches.state);
  const loaded = useMemo(
    () => (played.kind === 'loaded' ? withMatches(played, [...due, ...putOff], announced) : played),
    [played, due, putOff, announced],
  );
  // Beside the matches the table is narrower: it waits for them.
  const isWaiting = matches.state.kind === 'loading';
  return {
    state: isWaiting && played.kind === 'loaded' ? { kind: 'loading' } : loaded,
    onRetry,
  };
}
