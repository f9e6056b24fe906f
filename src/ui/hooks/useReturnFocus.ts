import { useLayoutEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before a dialog, which is open for as long as it is mounted.
 * Mantine's dialogs do so only if `opened` becomes false, and ours are removed at once.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
