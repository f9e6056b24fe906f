import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { focusTitleIfLost } from '../../ui/focusTitle.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';

/**
 * The focus in lists of matches: the arrows go from row to row, and the match in the place of one that leaves its list
 * has the focus then.
 * @returns the props of an element around the lists
 */
export function useRowFocus() {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<{ row: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.row.isConnected || !isFocusLost()) return;
    const rows = rowsIn(place.current);
    const next = firstOf(rows[Math.min(last.current.index, rows.length - 1)]);
    last.current = null;
    if (next === null) focusTitleIfLost();
    else next.focus({ preventScroll: true });
  });
  /** The row of an element; what is in a menu is of its row, but stands elsewhere. */
  const rowOf = (target: Element) =>
    place.current?.contains(target) === true ? target.closest('li') : undefined;
  return {
    ref: place,
    onFocusCapture({ target }: FocusEvent<HTMLElement>) {
      const row = rowOf(target);
      if (row === undefined) return;
      last.current = row === null ? null : { row, index: rowsIn(place.current).indexOf(row) };
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const row = event.target instanceof Element ? rowOf(event.target) : null;
      if (step === undefined || !row || event.defaultPrevented) return;
      const rows = rowsIn(place.current);
      const next = firstOf(rows[rows.indexOf(row) + step]);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** The rows with something to do: what is only on paper has none. */
function rowsIn(place: HTMLElement | null): readonly HTMLLIElement[] {
  return [...(place?.querySelectorAll('li') ?? [])].filter((row) => firstOf(row) !== null);
}

/** What a row needs most is its first button. */
function firstOf(row: HTMLLIElement | undefined): HTMLButtonElement | null {
  return row?.querySelector('button') ?? null;
}
