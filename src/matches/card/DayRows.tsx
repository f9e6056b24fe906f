import { Title } from '@mantine/core';
import {
  memo,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { LoadedList } from '../../live/listState.ts';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated.ts';
import { formatDay, formatDayHeading } from '../../padel/spanishDate.ts';
import { eveningOf } from '../../padel/evening.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';
import controls from '../../ui/theme/controls.module.css';
import rowsFrame from '../../ui/theme/rows.module.css';
import classes from './DayRows.module.css';

export type DayItem = {
  id: string;
  date: CivilDate;
  time: CivilTime | null;
  team1: string;
  team2: string;
};

type DayRowsProps<Item extends DayItem> = {
  /** Its items in the order in which they are shown. */
  list: Pick<LoadedList<Item>, 'items' | 'arrivedIds'>;
  /** The evening that is being played. */
  today: CivilDate;
  /** The kind of rows: it decides how high they are before they are rendered. */
  of: 'result' | 'match';
  /** The level of the days’ headings. */
  headingLevel?: 3 | 4;
  /** Whether no row is shown yet: the first rows are rendered before the others. */
  isFirstRender?: boolean;
  /** Whether days of one row each share a heading; their rows then say the day. */
  joinsDays?: boolean | undefined;
  /** While it is the same function, only the rows that change are rendered again. */
  renderRow: (item: Item, isNew: boolean, day?: string) => ReactNode;
};

const none: ReadonlySet<string> = new Set();

/**
 * Rows grouped by evening under sticky headings.
 *
 * - **Screen reader:** A heading for each day, below it a list.
 */
export function DayRows<Item extends DayItem>(props: DayRowsProps<Item>) {
  const { list, today, of, headingLevel = 3, isFirstRender = false } = props;
  const { joinsDays = false, renderRow } = props;
  const { items, arrivedIds } = list;
  const isHydrated = useIsHydrated();
  const screenful = isHydrated ? screenRows() : firstRows;
  const later = useLaterRows(items, isFirstRender, screenful);
  const nearCount = useNearCount(items, screenful);
  const sections = useMemo(
    () => sectionsOf({ items, arrivedIds }, nearCount, later, joinsDays),
    [items, nearCount, later, arrivedIds, joinsDays],
  );
  return (
    <div className={classes['root']} data-of={of}>
      {(isHydrated ? sections : firstOf(sections)).map(({ dates, rows }) => (
        <DaySection
          // Rows arrive at the beginning: the section stays the same one.
          key={dates.at(-1)}
          dates={dates}
          rows={rows}
          today={today}
          headingLevel={headingLevel}
          renderRow={renderRow}
        />
      ))}
      {isHydrated || items.length <= firstRows ? null : (
        <p className={classes['more']}>{`Y ${items.length - firstRows} más.`}</p>
      )}
    </div>
  );
}

/** So many rows stand in a page's file: more than a phone shows at once. The others follow with React. */
export const firstRows = 14;

/**
 * So many rows fit on a screen: about 60 px each, below 200 px for bars and heading at least. Reading the
 * window's height would force a layout. Those of the page's file stay.
 */
const screenRows = () =>
  Math.max(firstRows, Math.ceil((Math.max(screen.height, screen.width) - 200) / 60));
/** So many rows are rendered, laid out and painted in a task that delays no tap. */
const atATime = 8;

/**
 * The first new rows are rendered at once, since they may be on the screen, the others some at a time when
 * the main thread is idle.
 * @returns the ids of the rows that are still to be rendered
 */
function useLaterRows(
  items: readonly DayItem[],
  isFirstRender: boolean,
  screenful: number,
): ReadonlySet<string> {
  // `pending` are those of `known` that are still to be rendered.
  const [{ known, pending }, setState] = useState({
    known: isFirstRender ? [] : items,
    pending: none,
  });
  const later = useMemo(() => {
    if (known === items) return pending;
    const knownIds = new Set(known.map(({ id }) => id));
    const ids = items.map(({ id }) => id);
    const added = new Set(ids.filter((id) => !knownIds.has(id)).slice(screenful));
    const all = ids.filter((id) => pending.has(id) || added.has(id));
    return all.length === 0 ? none : new Set(all);
  }, [items, known, pending, screenful]);
  useEffect(() => {
    if (known === items && later.size === 0) return;
    // Of rows that arrive by the hundred, each step would delay the last one.
    const isOpening = known.length === 0 || pending.size > 0;
    const rest = isOpening ? new Set([...later].slice(atATime)) : none;
    startTransition(() => setState({ known: items, pending: rest }));
  }, [items, known, pending, later]);
  return later;
}

/** So many rows may arrive before the last near ones count as far. */
const extraNearRows = 24;

/**
 * Rows stay near when others arrive above them: each that becomes far makes the browser lay the page out once
 * more.
 * @returns how many rows may be on the screen
 */
function useNearCount(items: readonly DayItem[], fewest: number): number {
  const wanted = items[fewest]?.id;
  const [firstFar, setFirstFar] = useState(wanted);
  const count = items.findIndex(({ id }) => id === firstFar);
  if (firstFar === wanted || (count > fewest && count <= fewest + extraNearRows)) {
    return count < 0 ? items.length : count;
  }
  setFirstFar(wanted);
  return fewest;
}

/** The sections of a page's file, with its first rows. */
function firstOf(sections: ReturnType<typeof sectionsOf>): ReturnType<typeof sectionsOf> {
  let room = firstRows;
  return sections.flatMap((section) => {
    const rows = section.rows.slice(0, room);
    room -= rows.length;
    return rows.length === 0 ? [] : [{ ...section, rows }];
  });
}

/** The days under each heading with their rows, and what of them is to be rendered. */
function sectionsOf(
  { items, arrivedIds }: DayRowsProps<DayItem>['list'],
  nearCount: number,
  later: ReadonlySet<string>,
  joinsDays: boolean,
) {
  // The last dozen is rendered at once: a jump to the end finds it in place.
  const far = new Set(items.slice(nearCount, -12).map(({ id }) => id));
  const rowOf = (item: DayItem): DayRow => ({
    item,
    isFar: far.has(item.id),
    isRenderedLater: later.has(item.id),
    isNew: arrivedIds.has(item.id),
  });
  const days = groupByDay(items);
  const sections = joinsDays ? joinSingleDays(days) : days.map((day) => [day]);
  return sections.map((section) => ({
    dates: section.map(({ date }) => date),
    rows: section.flatMap((day) => day.items.map(rowOf)),
  }));
}

type Day<Item> = { date: CivilDate; items: readonly Item[] };

/** The items by their evening: in the order of their first item, items in the given order. */
function groupByDay<Item extends DayItem>(items: readonly Item[]): readonly Day<Item>[] {
  const days = new Map<CivilDate, Item[]>();
  for (const item of items) {
    const evening = eveningOf(item);
    const day = days.get(evening);
    if (day === undefined) days.set(evening, [item]);
    else day.push(item);
  }
  return Array.from(days, ([date, itemsOfDay]) => ({ date, items: itemsOfDay }));
}

/**
 * Joins days that follow each other and have one item each.
 * @returns for each section of a list its days; a day of several items is a section of its own
 */
function joinSingleDays<Item>(days: readonly Day<Item>[]): readonly (readonly Day<Item>[])[] {
  const sections: Day<Item>[][] = [];
  for (const day of days) {
    const last = sections.at(-1);
    if (day.items.length === 1 && last?.[0]?.items.length === 1) last.push(day);
    else sections.push([day]);
  }
  return sections;
}

/** Names with more letters take two lines on a phone. */
const lettersOfALine = 26;

type DayRow = {
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
const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { dates, rows, today, headingLevel, renderRow } = props;
  const headingId = useId();
  // The browser watches one element then, instead of each row.
  const isFar = rows.every((row) => row.isFar);
  const size = isFar ? sizeOf(rows) : undefined;
  return (
    <div
      className={`${rowsFrame['list']} ${classes['day']}`}
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
      <ul className={controls['list']} aria-labelledby={headingId}>
        {rows.map((row) => (
          <RowItem
            key={row.item.id}
            {...row}
            isFar={row.isFar && !isFar}
            day={dates.length === 1 ? undefined : formatDay(eveningOf(row.item), today)}
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
