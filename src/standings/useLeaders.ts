import { useMemo } from 'react';
import { useData } from '../matches/DataProvider.tsx';
import { leadersOf, type Leaders } from './leaders.ts';
import { useList } from '../live/useList.ts';
import { seasonLists } from '../league/seasonLists.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { useSettings } from '../league/settings.ts';

export type LeadersState =
  { kind: 'loading' } | { kind: 'error' } | { kind: 'loaded'; leaders: readonly Leaders[] };

/** The leaders of all categories, live. */
export function useLeaders(): { state: LeadersState; onRetry: () => void } {
  const season = useCurrentSeason();
  const { categories } = useSettings();
  const list = useList(useData().tables.results.lists, seasonLists.results(season.slug));
  const results = list.state.kind === 'loaded' ? list.state.allItems : null;
  const leaders = useMemo(
    () => (results === null ? null : leadersOf(results, season, categories)),
    [results, season, categories],
  );
  return { state: stateOf(), onRetry: list.onRetry };

  function stateOf(): LeadersState {
    if (leaders !== null) return { kind: 'loaded', leaders };
    return { kind: list.state.kind === 'error' ? 'error' : 'loading' };
  }
}
