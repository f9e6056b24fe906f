import { Title } from '@mantine/core';
import { memo, useId, type CSSProperties, type ReactNode } from 'react';
import { formatDay, formatDayHeading } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import controls from '../../ui/theme/controls.module.css';
import classes from './DayRows.module.css';

export type DayItem = { id: string; date: CivilDate; team1: string; team2: string };

/** Names with more letters take two lines on a phone. */
const lettersOfALine = 26;

export type DayRow = {
  item: DayItem;
  /** Whether it is off the screen. */
  isFar: boolean;
  /** Whether its content is rendered later. */
  isRenderedLater: boolean;
  /** Whether it arrived a moment ago. */
  isNew: boolean;
};

type Renderer = {
  /** @param day as the row says it, where the heading is of several days */
  renderRow(item: DayItem, isNew: boolean, day?: string): ReactNode;
};

type DaySectionProps = Renderer & {
  /** Several where each has one row. */
  dates: readonly CivilDate[];
  rows: readonly DayRow[];
  today: CivilDate;
  headingLevel: 3 | 4;
};

type DayStyle = CSSProperties & Record<'--rows' | '--half' | '--wrapped', number>;

/** A day, or several, and its rows; of a long list only the days that change are rendered again. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { dates, rows, today, headingLevel, renderRow } = props;
  const headingId = useId();
  // The browser watches one element then, instead of each row.
  const isFar = rows.every((row) => row.isFar);
  const size = isFar ? sizeOf(rows) : undefined;
  return (
    <div
      className={classes['day']}
      data-far={isFar || undefined}
      data-several={rows.length > 1 || undefined}
      style={size}
    >
      <Title order={headingLevel} id={headingId} className={classes['heading'] ?? ''}>
        {dates.length === 1
          ? dates.map((date) => (
              <time key={date} dateTime={date}>
                {formatDayHeading(date, today)}
              </time>
            ))
          : describeSpan(dates, today)}
      </Title>
      <ul className={`${controls['list']} ${classes['rows']}`} aria-labelledby={headingId}>
        {rows.map((row) => (
          <RowItem
            key={row.item.id}
            {...row}
            isFar={row.isFar && !isFar}
            day={dates.length === 1 ? undefined : formatDay(row.item.date, today)}
            renderRow={renderRow}
          />
        ))}
      </ul>
    </div>
  );
}, isSame);

/** The first and the last of several days, in their order: *sáb 7 nov – vie 20 nov*. */
function describeSpan(dates: readonly CivilDate[], today: CivilDate): string {
  const inOrder = [...dates].sort();
  const ends = [inOrder[0], inOrder.at(-1)].map((date) => formatDay(date ?? today, today));
  return ends.join(' – ');
}

/** The variables by which the style sheet estimates a day's height while it is not rendered. */
function sizeOf(rows: readonly DayRow[]): DayStyle {
  const names = rows.flatMap(({ item }) => [item.team1, item.team2]);
  const wrapped = names.filter((name) => name.length > lettersOfALine);
  // Rounded here: `round()` came to Chrome in 2024.
  const half = Math.ceil(rows.length / 2);
  return { '--rows': rows.length, '--half': half, '--wrapped': wrapped.length };
}

type RowItemProps = DayRow & Renderer & { day: string | undefined };

const RowItem = memo(function RowItem(props: RowItemProps) {
  const { item, isFar, isRenderedLater, isNew, day, renderRow } = props;
  return (
    <li
      className={classes['item']}
      data-far={isFar || undefined}
      aria-hidden={isRenderedLater || undefined}
    >
      {isRenderedLater ? null : renderRow(item, isNew, day)}
    </li>
  );
});

function isSame(before: DaySectionProps, now: DaySectionProps): boolean {
  return (
    before.renderRow === now.renderRow &&
    before.today === now.today &&
    before.headingLevel === now.headingLevel &&
    before.dates.length === now.dates.length &&
    before.rows.length === now.rows.length &&
    before.rows.every((row, index) => isSameRow(row, now.rows[index]))
  );
}

function isSameRow(before: DayRow, now: DayRow | undefined): boolean {
  return (
    before.item === now?.item &&
    before.isFar === now.isFar &&
    before.isRenderedLater === now.isRenderedLater &&
    before.isNew === now.isNew
  );
}
