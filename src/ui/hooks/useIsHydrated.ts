import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs in a browser and has hydrated the page: not at build time, nor in the first render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function rememberFirstRender() {
  let isPrerendered = false;
  return { getSnapshot: () => isPrerendered, getServerSnapshot: () => (isPrerendered = true) };
}

/**
 * Whether the first render of a component is that of the page's HTML: at build time, and where React
 * hydrates it. It stays the same: unlike `useIsHydrated` it renders nothing a second time.
 */
export function useIsPrerendered(): boolean {
  const [{ getSnapshot, getServerSnapshot }] = useState(rememberFirstRender);
  return useSyncExternalStore(never, getSnapshot, getServerSnapshot);
}
