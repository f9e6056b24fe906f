import { useEffect, useRef } from 'react';

/**
 * Scrolls to a part of the page whose address was opened, and gives it the focus.
 * @param isLinked whether the address names it
 * @param focused what of the part has the focus, a selector; default: the part itself
 * @returns the part's ref
 */
export function useLinkedPart<Part extends HTMLElement>(isLinked: boolean, focused?: string) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!isLinked) return undefined;
    // The layout scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      const target =
        focused === undefined ? part.current : part.current?.querySelector<HTMLElement>(focused);
      part.current?.scrollIntoView({ behavior: 'instant' });
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLinked, focused]);
  return part;
}
