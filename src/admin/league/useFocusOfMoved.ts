import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../ui/isFocusLost.ts';

/**
 * Keeps the focus on the arrow that moves a row: at an end of the list that arrow is hidden, and the other one
 * has the focus.
 * @param rows the rows in their order
 * @returns called with the id of the row that an arrow moves
 */
export function useFocusOfMoved(root: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const movedByArrow = useRef<string>(null);
  useLayoutEffect(() => {
    const of = `[data-arrow="${movedByArrow.current}"]`;
    const arrows = [...(root.current?.querySelectorAll<HTMLElement>(of) ?? [])];
    const shown = arrows.find(({ style }) => style.visibility !== 'hidden');
    const active = arrows.find((each) => each === document.activeElement);
    if (rows.length > 1 && (isFocusLost() || active?.style.visibility === 'hidden')) shown?.focus();
  }, [root, rows]);
  return (id: string) => {
    movedByArrow.current = id;
  };
}
