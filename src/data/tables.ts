import { categoryByName, isSameCategory, type CategoryName } from '../domain/category.ts';
import type { NewResult, Result } from '../domain/result.ts';
import { matchTexts, resultTexts } from '../domain/rowTexts.ts';
import type { CivilDate, CivilTime, Instant } from '../domain/time.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../domain/upcomingMatch.ts';
import type { ListOrder } from './listOrder.ts';
import type { Table, TableFilter, TableRow } from './table.ts';

export const resultsTable: Table<Result, NewResult, 'entry' | 'day'> = {
  name: 'results',
  columns: 'id,team1,team2,score,date,category,created_at',
  parse(row) {
    const shared = parseShared(row);
    return shared && { ...shared, score: text(row, 'score') };
  },
  toRow: ({ team1, team2, score, date, category }) => ({ team1, team2, score, date, category }),
  filters: { category: categoryFilter() },
  orders: {
    /** Newest entry first. */
    entry: { keys: newestEntryFirst() },
    /** Newest day of play first. */
    day: {
      keys: [{ column: 'date', of: ({ date }) => date, isDescending: true }, ...newestEntryFirst()],
    },
  },
  texts: resultTexts,
};

/** An announced match is upcoming until so long after it began, and then pending, h. */
const matchLength = 2;
/** No row has it: with this id a position lies before all rows of its moment. */
const lowestId = '00000000-0000-0000-0000-000000000000';

export const upcomingMatchesTable: Table<UpcomingMatch, NewUpcomingMatch, 'soonest' | 'pending'> = {
  name: 'upcoming_matches',
  columns: 'id,team1,team2,date,time,location,category,created_at',
  parse(row) {
    const shared = parseShared(row);
    return (
      shared && { ...shared, time: parseTime(text(row, 'time')), location: text(row, 'location') }
    );
  },
  toRow: ({ team1, team2, date, time, location, category }) => ({
    team1,
    team2,
    date,
    time,
    location,
    category,
  }),
  filters: { category: categoryFilter() },
  orders: {
    /** The next match first. */
    soonest: {
      keys: matchKeys(false),
      begins: {
        load: (clock) => atFullHour(clock(matchLength)),
        show: (clock) => atMinute(clock(matchLength)),
      },
    },
    /** Matches that are over and have no result yet, the latest first. */
    pending: {
      keys: matchKeys(true),
      // Up to two hours ahead of what is shown: those become pending while the page is open.
      begins: {
        load: (clock) => atFullHour(clock(0)),
        show: (clock) => atMinute(clock(matchLength)),
      },
    },
  },
  texts: matchTexts,
};

function newestEntryFirst<Item extends TableRow>(): ListOrder<Item>['keys'] {
  return [
    { column: 'created_at', of: ({ createdAt }) => createdAt, isDescending: true },
    { column: 'id', of: ({ id }) => id, isDescending: true },
  ];
}

function matchKeys(isDescending: boolean): ListOrder<UpcomingMatch>['keys'] {
  return [
    { column: 'date', of: ({ date }) => date, isDescending },
    { column: 'time', of: ({ time }) => time, isDescending },
    { column: 'id', of: ({ id }) => id, isDescending },
  ];
}

function atMinute({ date, time }: { date: CivilDate; time: CivilTime }) {
  return [date, time, lowestId];
}

function atFullHour({ date, time }: { date: CivilDate; time: CivilTime }) {
  return [date, `${time.slice(0, 2)}:00`, lowestId];
}

function categoryFilter<Item extends { category: CategoryName }>(): TableFilter<Item> {
  return {
    conditions: (name) => [['category', `eq.${name}`]],
    matches: ({ category }, name) => isSameCategory(category, name),
  };
}

function parseShared(row: unknown) {
  const id = text(row, 'id');
  const category = categoryByName(text(row, 'category'));
  const createdAt = text(row, 'created_at');
  // A row without these belongs to no list.
  if (id === '' || category === undefined || createdAt === '') return null;
  const date: CivilDate = text(row, 'date');
  return {
    id,
    team1: text(row, 'team1'),
    team2: text(row, 'team2'),
    date,
    category: category.name,
    createdAt: parseInstant(createdAt),
  };
}

function text(row: unknown, column: string): string {
  if (typeof row !== 'object' || row === null) return '';
  const value: unknown = Reflect.get(row, column);
  return typeof value === 'string' ? value : '';
}

/**
 * Postgres writes `2026-11-20 20:41:07.123+00`, PostgREST and Realtime its ISO form. In one form, all
 * of UTC, they can be compared as text.
 */
export function parseInstant(value: string): Instant {
  return value.replace(' ', 'T').replace(/\+00$|Z$/, '+00:00');
}

/** Postgres's `20:30:00` is the league's `20:30`. */
function parseTime(value: string): CivilTime {
  return value.slice(0, 5);
}
