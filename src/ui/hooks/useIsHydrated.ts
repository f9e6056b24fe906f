import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs in a browser and has hydrated the page: not where a page is made, nor in the first render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
