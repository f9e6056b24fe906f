import { useLayoutEffect, useRef, type ReactNode } from 'react';
import controls from './theme/controls.module.css';
import classes from './ChipRow.module.css';

type ChipRowProps = {
  /** The name of the navigation for screen readers. */
  label: string;
  /** Buttons that are links, with `chipProps`, each with its key. */
  chips: ReadonlyArray<{
    key: string;
    chip: ReactNode;
    /** Whether it only keeps its place for the administrator. */
    isReserved?: boolean;
  }>;
  /** The index of the current chip, which is scrolled into view; -1 for none. */
  current: number;
};

/** The props that make Mantine's button a chip of the row. */
export const chipProps = {
  className: classes['chip'] ?? '',
  variant: 'default',
  radius: 'xl',
  px: 12,
  fz: 'md',
} as const;

/**
 * A row of links that scrolls sideways on narrow screens.
 *
 * - **When:** For five to twenty short choices of one kind: categories, match days.
 * - **When not:** For two or three: buttons. For long texts: a list.
 * - **Keyboard:** Tab goes from chip to chip and the row scrolls along.
 * - **Screen reader:** A navigation with a name of its own.
 */
export function ChipRow({ label, chips, current }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  // Before the first paint, and only in the row: nothing is seen to move.
  useLayoutEffect(() => {
    if (row.current !== null) centre(row.current, current);
  }, [current]);
  return (
    <nav aria-label={label} className={classes['nav']}>
      <ul ref={row} className={`${controls['list']} ${classes['root']}`}>
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
