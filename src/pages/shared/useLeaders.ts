import { useMemo } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { leadersOf, type Leaders } from '../../domain/leaders.ts';
import { useList } from '../../live/useList.ts';
import { seasonLists } from './seasonLists.ts';
import { useCurrentSeason } from './useNow.ts';

export type LeadersState =
  { kind: 'loading' } | { kind: 'error' } | { kind: 'loaded'; leaders: readonly Leaders[] };

/** The leaders of all categories, live. */
export function useLeaders(): { state: LeadersState; onRetry: () => void } {
  const season = useCurrentSeason();
  const list = useList(useData().tables.results.lists, seasonLists.results(season.slug), false);
  const results = list.state.kind === 'loaded' ? list.state.items : null;
  const leaders = useMemo(
    () => (results === null ? null : leadersOf(results, season.rule)),
    [results, season],
  );
  return { state: stateOf(), onRetry: list.retry };

  function stateOf(): LeadersState {
    if (leaders !== null) return { kind: 'loaded', leaders };
    return { kind: list.state.kind === 'error' ? 'error' : 'loading' };
  }
}
