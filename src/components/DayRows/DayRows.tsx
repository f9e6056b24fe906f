import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { groupByDay, type Day } from '../../domain/groupByDay.ts';
import { formatDayHeading } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import classes from './DayRows.module.css';

type Row = { id: string; date: CivilDate };

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
  renderRow: (item: Item) => ReactNode;
};

/** Rows grouped by day under sticky headings. */
export function DayRows<Item extends Row>(props: DayRowsProps<Item>) {
  const { items, today, of, headingLevel = 3, isFirstRender = false, renderRow } = props;
  // Of many new rows the first are rendered at once, the others when the main thread is idle.
  const rendered = useDeferredValue(items, isFirstRender ? [] : items);
  const isOffScreen = useMemo(() => offScreenRows(items), [items]);
  const isPending = useMemo(() => {
    const shown = new Set(rendered.map(({ id }) => id));
    return (id: string) => rendered !== items && !shown.has(id) && isOffScreen.has(id);
  }, [items, rendered, isOffScreen]);
  const days = useMemo(() => groupByDay(items), [items]);
  return (
    <div className={classes['root']} data-of={of}>
      {days.map((day) => (
        <DaySection key={day.date} day={day} today={today} headingLevel={headingLevel}>
          {day.items.map((item) => (
            <li
              key={item.id}
              className={classes['item']}
              data-far={isOffScreen.has(item.id) || undefined}
              aria-hidden={isPending(item.id) || undefined}
            >
              {isPending(item.id) ? null : renderRow(item)}
            </li>
          ))}
        </DaySection>
      ))}
    </div>
  );
}

type DaySectionProps = {
  day: Day<Row>;
  today: CivilDate;
  headingLevel: 3 | 4;
  children: ReactNode;
};

function DaySection({ day, today, headingLevel, children }: DaySectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes['day']}>
      <Heading id={headingId} className={classes['heading']}>
        <time dateTime={day.date}>{formatDayHeading(day.date, today)}</time>
      </Heading>
      <ul className={classes['rows']} aria-labelledby={headingId}>
        {children}
      </ul>
    </div>
  );
}

/** Rows below the first screen, without the last dozen: a jump to the end finds those in place. */
function offScreenRows(items: readonly Row[]): ReadonlySet<string> {
  // About 60 px each. The screen's height, because the window's would force a layout.
  const first = Math.ceil(Math.max(screen.height, screen.width) / 60) + 2;
  return new Set(items.slice(first, -12).map(({ id }) => id));
}
