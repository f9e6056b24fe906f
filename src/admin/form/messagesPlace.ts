import { useSyncExternalStore } from 'react';

// An open dialog traps the focus and fills most of a phone's screen: a message above it would cover its
// fields and be out of reach of the keyboard. So the dialog shows the messages itself.

let dialogs = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  dialogs += change;
  for (const listener of listeners) listener();
}

/**
 * Hides the messages that float above the page.
 * @returns a function that shows them again
 */
export function keepMessagesInDialog(): () => void {
  count(1);
  return () => count(-1);
}

/** Whether a dialog shows the messages instead of the page. */
export function useAreMessagesInDialog(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dialogs > 0,
    () => false,
  );
}
