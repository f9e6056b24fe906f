import { useEffectEvent, useLayoutEffect } from 'react';

/** Marks the history entry that an open dialog adds to the page's own. */
const mark = 'dialog';

// The history is one for the window, and so is this: a dialog may open while the entry of the last one
// is still being removed, which the browser does asynchronously.
let openDialogs = 0;
let isRemoving = false;

/**
 * The browser's Back, on a phone a gesture, closes an open dialog instead of leaving the page. While one
 * is open the history has one more entry of the same address; every other way of closing removes it.
 * @param onBack closes the dialog; `false` if it may not be closed now, e.g. while it saves
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => boolean) {
  const onPopState = useEffectEvent(() => {
    if (!hasEntry() && !onBack()) addEntry();
  });
  // Before the dialog can be seen: Back leaves the page until then.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    openDialogs += 1;
    if (!hasEntry()) addEntry();
    const listener = () => onPopState();
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      openDialogs -= 1;
      // Strict mode runs effects twice in a row: the entry is used again.
      setTimeout(removeEntry);
    };
  }, [isOpen]);
}

/**
 * Takes away what a dialog left in the history that is open no more: the page was reloaded under it, or the visitor
 * goes forward to its entry. Back would do nothing once.
 */
export function leaveClosedDialogs() {
  window.addEventListener('popstate', removeEntry);
  removeEntry();
}

function hasEntry(): boolean {
  return mark in Object(window.history.state);
}

/** The router's own state is kept: it finds the same location when the entry is left. */
function addEntry() {
  window.history.pushState({ ...Object(window.history.state), [mark]: true }, '');
}

function removeEntry() {
  if (openDialogs > 0 || isRemoving || !hasEntry()) return;
  isRemoving = true;
  const onRemoved = (event: PopStateEvent) => {
    isRemoving = false;
    if (openDialogs === 0) return;
    // Another dialog has opened meanwhile: this was not the visitor's Back.
    event.stopImmediatePropagation();
    addEntry();
  };
  window.addEventListener('popstate', onRemoved, { once: true });
  window.history.back();
}
