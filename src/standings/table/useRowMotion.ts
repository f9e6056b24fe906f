import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The time that a row takes to its new place, ms. */
const duration = 450;

/**
 * Rows glide to their new places where motion is wanted, and the one that is read, opened or focused,
 * stays where it is on the screen. Rows are identified by `data-key`.
 */
export function useRowMotion(body: RefObject<HTMLElement | null>) {
  const topsBefore = useRef<ReadonlyMap<string, number> | null>(null);
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const measure = () => new Map(rows.map((row) => [row.dataset['key'] ?? '', row.offsetTop]));
    const before = topsBefore.current;
    if (before === null) {
      // A new table is laid out with its page: measured at once, it would be laid out in this task.
      topsBefore.current = new Map();
      requestAnimationFrame(() => {
        topsBefore.current = measure();
      });
      return;
    }
    const tops = measure();
    topsBefore.current = tops;
    const shiftOf = (row: HTMLElement) => {
      const key = row.dataset['key'] ?? '';
      const top = tops.get(key) ?? 0;
      return (before.get(key) ?? top) - top;
    };
    if (isSameOrder([...before.keys()], [...tops.keys()])) return;
    const read = rows.find((row) => row.matches('[data-open], :focus-within'));
    if (read !== undefined && isOnScreen(read, shiftOf(read))) {
      window.scrollBy({ top: -shiftOf(read), behavior: 'instant' });
    }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const held = read === undefined ? 0 : shiftOf(read);
    for (const row of rows) {
      const shift = shiftOf(row) - held;
      if (shift === 0) continue;
      row.animate([{ transform: `translateY(${shift}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  });
}

function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  return before.every((key, index) => key === after[index]);
}

/** Whether the row was on the screen before it moved. */
function isOnScreen(row: HTMLElement, shift: number): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom + shift > 0 && top + shift < window.innerHeight;
}
