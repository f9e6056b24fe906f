import { useData } from '../matches/DataProvider.tsx';
import { allItemsOf } from '../live/listState.ts';
import { haveFailed, retryFailed, useList } from '../live/useList.ts';
import { useAnnouncedMatches } from '../admin/form/useAnnouncedMatches.ts';
import { useState } from 'react';

/** All that a message can be about. */
export function usePasteContext() {
  const { pairs, results } = useData().tables;
  const announced = useAnnouncedMatches();
  const lists = {
    pairs: useList(pairs.lists, { order: 'name', isWhole: true }),
    results: useList(results.lists, { order: 'day', isWhole: true }),
  };
  const all = [...Object.values(lists), ...announced.lists];
  // A list that fails later takes nothing from what is being reviewed.
  const isLoaded = useHasBeen(all.every(({ state }) => state.kind === 'loaded'));
  return {
    isLoaded,
    hasFailed: !isLoaded && haveFailed(all),
    onRetry: () => retryFailed(all),
    pairs: allItemsOf(lists.pairs.state),
    matches: announced.matches,
    // Withheld rows count too: duplicates of what another device saves are found immediately.
    results: allItemsOf(lists.results.state),
  };
}

/** Whether a condition has been true since the component was mounted. */
function useHasBeen(condition: boolean): boolean {
  const [has, setHas] = useState(condition);
  if (condition && !has) setHas(true);
  return has;
}
