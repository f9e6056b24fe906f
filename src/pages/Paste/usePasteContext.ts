import { useData } from '../../data/DataProvider.tsx';
import type { ListState } from '../../domain/listState.ts';
import { useList } from '../../live/useList.ts';

/** All that a message can be about. */
export function usePasteContext() {
  const { pairs, upcomingMatches, results } = useData().tables;
  const lists = {
    pairs: useList(pairs.lists, { order: 'name', isWhole: true }),
    upcoming: useList(upcomingMatches.lists, { order: 'soonest', isWhole: true }),
    pending: useList(upcomingMatches.lists, { order: 'pending', isWhole: true }),
    results: useList(results.lists, { order: 'day', isWhole: true }),
  };
  const all = Object.values(lists);
  const upcoming = itemsOf(lists.upcoming.state);
  const pending = itemsOf(lists.pending.state);
  return {
    isLoaded: all.every(({ state }) => state.kind === 'loaded'),
    hasFailed: all.some(({ state }) => state.kind === 'error'),
    onRetry: () => {
      for (const list of all) if (list.state.kind === 'error') list.retry();
    },
    pairs: itemsOf(lists.pairs.state),
    // A match that becomes pending is in both for a moment.
    matches: [...new Map([...upcoming, ...pending].map((match) => [match.id, match])).values()],
    results: itemsOf(lists.results.state),
  };
}

const none: readonly never[] = [];

function itemsOf<Item>(state: ListState<Item>): readonly Item[] {
  return state.kind === 'loaded' ? state.items : none;
}
