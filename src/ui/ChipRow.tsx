import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './ChipRow.module.css';

type ChipRowProps = {
  label: string;
  /** Links with the class `chip` of this component, each with its key. */
  chips: readonly {
    key: string;
    chip: ReactNode;
    /** Whether it only keeps its place for the administrator. */
    isReserved?: boolean;
  }[];
  /** The index of the current chip, which is scrolled into view; -1 for none. */
  current: number;
};

/** The class of a link in the row. */
export const chipClass = classes['chip'] ?? '';

/** A row of links that scrolls sideways on narrow screens. */
export function ChipRow({ label, chips, current }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  // Before the first paint, and only in the row: nothing is seen to move.
  useLayoutEffect(() => {
    if (row.current !== null) centre(row.current, current);
  }, [current]);
  return (
    <nav aria-label={label} className={classes['nav']}>
      <ul ref={row} className={classes['root']}>
        {chips.map(({ key, chip, isReserved = false }) => (
          <li key={key} data-reserved={isReserved || undefined}>
            {chip}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function centre(row: HTMLElement, index: number) {
  const chip = row.children[index]?.getBoundingClientRect();
  if (chip === undefined) return;
  const frame = row.getBoundingClientRect();
  row.scrollLeft += chip.left + chip.width / 2 - (frame.left + frame.width / 2);
}
