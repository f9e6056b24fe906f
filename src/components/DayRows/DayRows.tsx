import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { groupByDay, type Day } from '../../domain/groupByDay.ts';
import type { CivilDate } from '../../domain/time.ts';
import classes from './DayRows.module.css';
import { DaySection, type Row } from './DaySection.tsx';

type DayRowsProps<Item extends Row> = {
  /** In the order in which they are shown. */
  items: readonly Item[];
  /** The date on the league's clock. */
  today: CivilDate;
  /** What the rows show: it decides how high they are before they are rendered. */
  of: 'result' | 'match';
  headingLevel?: 3 | 4;
  /** Whether nothing is shown yet: the first rows are rendered before the others. */
  isFirstRender?: boolean;
  /** While it is the same function, only the days whose rows change are rendered again. */
  renderRow: (item: Item) => ReactNode;
};

/** Rows grouped by day under sticky headings. */
export function DayRows<Item extends Row>(props: DayRowsProps<Item>) {
  const { items, today, of, headingLevel = 3, isFirstRender = false, renderRow } = props;
  // Of many new rows the first are rendered at once, the others when the main thread is idle.
  const rendered = useDeferredValue(items, isFirstRender ? [] : items);
  const days = useMemo(() => withRanges(groupByDay(items), items, rendered), [items, rendered]);
  return (
    <div className={classes['root']} data-of={of}>
      {days.map(({ day, ...ranges }) => (
        <DaySection
          key={day.date}
          {...ranges}
          day={day}
          today={today}
          headingLevel={headingLevel}
          renderRow={renderRow}
        />
      ))}
    </div>
  );
}

/** Each day with which of its rows are off the screen, and which of those are not rendered yet. */
function withRanges<Item extends Row>(
  days: readonly Day<Item>[],
  items: readonly Item[],
  rendered: readonly Item[],
) {
  const isOffScreen = offScreenRows(items);
  const shown = rendered === items ? null : new Set(rendered.map(({ id }) => id));
  return days.map((day) => {
    const offScreen = day.items.filter(({ id }) => isOffScreen.has(id)).map(({ id }) => id);
    const pending = shown === null ? [] : offScreen.filter((id) => !shown.has(id));
    return { day, offScreen, pending };
  });
}

/** Rows below the first screen, without the last dozen: a jump to the end finds those in place. */
function offScreenRows(items: readonly Row[]): ReadonlySet<string> {
  // About 60 px each. The screen's height, because the window's would force a layout.
  const first = Math.ceil(Math.max(screen.height, screen.width) / 60) + 2;
  return new Set(items.slice(first, -12).map(({ id }) => id));
}
