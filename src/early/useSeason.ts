import { pairsTable, resultsTable, upcomingMatchesTable } from '../data/tables.ts';
import { seasonLists } from '../pages/shared/seasonLists.ts';
import type * as Live from '../pages/shared/useSeason.ts';
import { stateOf } from './stateOf.ts';

/**
 * What `pages/shared/useSeason.ts` is within the early script: the season of a category as React will
 * first show it.
 */
export const useSeason: typeof Live.useSeason = (slug, category) => {
  const matches = (list: 'matches' | 'pending') =>
    stateOf(upcomingMatchesTable, seasonLists[list](slug, category)).items;
  return {
    state: {
      kind: 'loaded',
      results: stateOf(resultsTable, seasonLists.results(slug, category)).items,
      pairs: stateOf(pairsTable, seasonLists.pairs(category)).items.map(({ name }) => name),
      matches: [...matches('pending'), ...matches('matches')],
    },
    onRetry() {},
  };
};
