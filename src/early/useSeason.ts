import { openedAt } from '../data/firstRows.ts';
import { pairsTable, resultsTable, upcomingMatchesTable } from '../data/tables.ts';
import type { CategoryName } from '../domain/category.ts';
import { civilMomentAt } from '../domain/time.ts';
import { leagueClock } from '../league/leagueClock.ts';
import { seasonAt, seasonLists } from '../pages/shared/seasonLists.ts';
import { playedState, withMatches } from '../pages/shared/seasonState.ts';
import type * as Live from '../pages/shared/useSeason.ts';
import { stateOf } from './stateOf.ts';

/**
 * Replaces `pages/shared/useSeason.ts` in the early script: the season of a category as React will
 * first show it.
 */

const onRetry = () => {};

export const usePlayedSeason: typeof Live.usePlayedSeason = (slug, category) => ({
  state: playedOf(slug, category),
  onRetry,
});

export const useSeason: typeof Live.useSeason = (slug, category) => ({
  state: withMatches(
    playedOf(slug, category),
    stateOf(upcomingMatchesTable, seasonLists.pending(slug, category)).items,
    stateOf(upcomingMatchesTable, seasonLists.matches(slug, category)).items,
  ),
  onRetry,
});

/** @throws Error if another season has begun since the site was built, or without the rows */
function playedOf(slug: string, category: CategoryName) {
  if (slug !== seasonAt(civilMomentAt(openedAt(), leagueClock).date).slug) {
    throw new Error('A season has begun.');
  }
  return playedState(
    stateOf(resultsTable, seasonLists.results(slug, category)).items,
    stateOf(pairsTable, seasonLists.pairs(category)).items,
  );
}
