import { pairsTable, resultsTable, upcomingMatchesTable } from '../data/tables.ts';
import { seasonLists } from '../pages/shared/seasonLists.ts';
import { loadedSeason } from '../pages/shared/seasonState.ts';
import type * as Live from '../pages/shared/useSeason.ts';
import { stateOf } from './stateOf.ts';

/**
 * Replaces `pages/shared/useSeason.ts` in the early script: the season of a category as React will
 * first show it.
 */
export const useSeason: typeof Live.useSeason = (slug, category) => ({
  state: loadedSeason({
    results: stateOf(resultsTable, seasonLists.results(slug, category)).items,
    pairs: stateOf(pairsTable, seasonLists.pairs(category)).items,
    due: stateOf(upcomingMatchesTable, seasonLists.pending(slug, category)).items,
    announced: stateOf(upcomingMatchesTable, seasonLists.matches(slug, category)).items,
  }),
  onRetry() {},
});
