import { useEffect, useState } from 'react';
import type { ListState } from '../src/live/listState.ts';

/** How long the data of a story take on a slow network, ms. */
export const slowDelay = 4000;

/** The state of a list; on a slow network it is loading at first. */
export function useSlowState<Item>(state: ListState<Item>, isSlow: boolean): ListState<Item> {
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), slowDelay);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && isWaiting && state.kind === 'loaded' ? { kind: 'loading' } : state;
}
