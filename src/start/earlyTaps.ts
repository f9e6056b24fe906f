declare global {
  /** Buttons that were tapped before React listened. */
  // oxlint-disable-next-line no-var
  var tappedButtons: Set<HTMLButtonElement> | undefined;
}

/**
 * Runs in the page's head: remembers which buttons are tapped before React is there. A link needs no
 * script. Inlined as text: it must not use anything outside itself.
 */
export function rememberTaps() {
  const tapped = new Set<HTMLButtonElement>();
  globalThis.tappedButtons = tapped;
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (globalThis.tappedButtons === undefined) {
      document.removeEventListener('click', remember, true);
    } else if (button !== null) tapped.add(button);
  };
  document.addEventListener('click', remember, true);
}

/** Repeats the taps from before hydration. */
export function repeatTaps(): void {
  const tapped = globalThis.tappedButtons ?? [];
  globalThis.tappedButtons = undefined;
  for (const button of tapped) {
    if (button.isConnected) button.click();
  }
}
