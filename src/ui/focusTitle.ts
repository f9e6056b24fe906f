import { isFocusLost } from './isFocusLost.ts';

/** The focus goes to the page's title if the element that had it is gone. */
export function focusTitleIfLost() {
  if (!isFocusLost()) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
