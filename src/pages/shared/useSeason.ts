import { useMemo } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import type { CategoryName } from '../../domain/category.ts';
import { itemsOf } from '../../domain/listState.ts';
import { useList } from '../../live/useList.ts';
import { seasonLists } from './seasonLists.ts';
import { playedState, withMatches, type PlayedState, type SeasonState } from './seasonState.ts';

type Season<State> = { state: State; onRetry: () => void };

/**
 * What a category's table is made of, whole and live: nothing of it is withheld, because a table's rows
 * only change places.
 * @param slug of the season
 */
export function usePlayedSeason(slug: string, category: CategoryName): Season<PlayedState> {
  const { tables } = useData();
  const results = useList(tables.results.lists, seasonLists.results(slug, category), false);
  const pairs = useList(tables.pairs.lists, seasonLists.pairs(category), false);
  const played = itemsOf(results.state);
  const registered = itemsOf(pairs.state);
  // The same object until a list changes: a table is not computed again for a hypothesis' address.
  const loaded = useMemo(() => playedState(played, registered), [played, registered]);
  return {
    state: stateOf(),
    onRetry() {
      results.retry();
      pairs.retry();
    },
  };

  function stateOf(): PlayedState {
    if (results.state.kind !== 'loaded') return results.state;
    // The table is right without the pairs that have not played; until they come it waits.
    return pairs.state.kind === 'loading' ? { kind: 'loading' } : loaded;
  }
}

/** With what could still happen. */
export function useSeason(slug: string, category: CategoryName): Season<SeasonState> {
  const { state: played, onRetry } = usePlayedSeason(slug, category);
  const { lists } = useData().tables.upcomingMatches;
  const matches = useList(lists, seasonLists.matches(slug, category), false);
  const pending = useList(lists, seasonLists.pending(slug, category), false);
  const due = itemsOf(pending.state);
  const announced = itemsOf(matches.state);
  const loaded = useMemo(
    () => (played.kind === 'loaded' ? withMatches(played, due, announced) : played),
    [played, due, announced],
  );
  // Beside the matches the table is narrower: it waits for them.
  const isWaiting = [matches.state, pending.state].some(({ kind }) => kind === 'loading');
  return {
    state: isWaiting && played.kind === 'loaded' ? { kind: 'loading' } : loaded,
    onRetry,
  };
}
