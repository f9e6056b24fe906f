import { useMemo } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import type { CategoryName } from '../../domain/category.ts';
import { itemsOf } from '../../domain/listState.ts';
import { useList } from '../../live/useList.ts';
import { seasonLists } from './seasonLists.ts';
import { loadedSeason, type SeasonState } from './seasonState.ts';

export type Season = { state: SeasonState; onRetry: () => void };

/**
 * A category's season, whole and live: nothing of it is withheld, because a table's rows only change
 * places.
 * @param slug of the season
 */
export function useSeason(slug: string, category: CategoryName): Season {
  const { tables } = useData();
  const results = useList(tables.results.lists, seasonLists.results(slug, category), false);
  const pairs = useList(tables.pairs.lists, seasonLists.pairs(category), false);
  const { lists } = tables.upcomingMatches;
  const matches = useList(lists, seasonLists.matches(slug, category), false);
  const pending = useList(lists, seasonLists.pending(slug, category), false);
  const played = itemsOf(results.state);
  const registered = itemsOf(pairs.state);
  const due = itemsOf(pending.state);
  const announced = itemsOf(matches.state);
  // The same object until a list changes: a table is not computed again for a hypothesis' address.
  const loaded = useMemo(
    () => loadedSeason({ results: played, pairs: registered, due, announced }),
    [played, registered, due, announced],
  );
  return {
    state: stateOf(),
    onRetry() {
      results.retry();
      pairs.retry();
    },
  };

  function stateOf(): SeasonState {
    if (results.state.kind !== 'loaded') return results.state;
    // The table is right without the pairs that have not played; until they come it waits.
    // So it does for the matches, beside which it is narrower.
    const others = [pairs.state, matches.state, pending.state];
    return others.some(({ kind }) => kind === 'loading') ? { kind: 'loading' } : loaded;
  }
}
