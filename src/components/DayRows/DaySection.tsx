import { memo, useId, type ReactNode } from 'react';
import type { Day } from '../../domain/groupByDay.ts';
import { formatDayHeading } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import classes from './DayRows.module.css';

export type Row = { id: string; date: CivilDate };

type DaySectionProps = {
  day: Day<Row>;
  today: CivilDate;
  headingLevel: 3 | 4;
  /** The ids of the rows off the screen. */
  offScreen: readonly string[];
  /** Of these, the rows whose content is rendered later. */
  pending: readonly string[];
  renderRow(item: Row): ReactNode;
};

/** A day and its rows; of a long list only the days that change are rendered again. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { day, today, headingLevel, offScreen, pending, renderRow } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes['day']}>
      <Heading id={headingId} className={classes['heading']}>
        <time dateTime={day.date}>{formatDayHeading(day.date, today)}</time>
      </Heading>
      <ul className={classes['rows']} aria-labelledby={headingId}>
        {day.items.map((item) => {
          const isPending = pending.includes(item.id);
          return (
            <li
              key={item.id}
              className={classes['item']}
              data-far={offScreen.includes(item.id) || undefined}
              aria-hidden={isPending || undefined}
            >
              {isPending ? null : renderRow(item)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}, isSame);

function isSame(before: DaySectionProps, now: DaySectionProps): boolean {
  return (
    before.renderRow === now.renderRow &&
    before.today === now.today &&
    before.headingLevel === now.headingLevel &&
    isEqual(before.day.items, now.day.items) &&
    isEqual(before.offScreen, now.offScreen) &&
    isEqual(before.pending, now.pending)
  );
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
