import { useData } from '../../data/DataProvider.tsx';
import { itemsOf } from '../../domain/listState.ts';
import { haveFailed, retryFailed, useList } from '../../live/useList.ts';
import { useHasBeen } from '../../utils/hooks/useHasBeen.ts';

/** All that a message can be about. */
export function usePasteContext() {
  const { pairs, upcomingMatches, results } = useData().tables;
  const lists = {
    // Nothing is withheld: duplicates of what another device saves are found immediately.
    pairs: useList(pairs.lists, { order: 'name', isWhole: true }, false),
    upcoming: useList(upcomingMatches.lists, { order: 'soonest', isWhole: true }, false),
    pending: useList(upcomingMatches.lists, { order: 'pending', isWhole: true }, false),
    results: useList(results.lists, { order: 'day', isWhole: true }, false),
  };
  const all = Object.values(lists);
  // A list that fails later takes nothing from what is being reviewed.
  const isLoaded = useHasBeen(all.every(({ state }) => state.kind === 'loaded'));
  const upcoming = itemsOf(lists.upcoming.state);
  const pending = itemsOf(lists.pending.state);
  return {
    isLoaded,
    hasFailed: !isLoaded && haveFailed(all),
    onRetry: () => retryFailed(all),
    pairs: itemsOf(lists.pairs.state),
    // A match that becomes pending is in both for a moment.
    matches: [...new Map([...upcoming, ...pending].map((match) => [match.id, match])).values()],
    results: itemsOf(lists.results.state),
  };
}
