import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether React runs the page in a browser. It does not while the build draws it, nor in the first
 * drawing of a page that came drawn, which has to be the same.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
