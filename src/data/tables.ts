import { categoryByName, type CategoryName } from '../domain/category.ts';
import { describeResult, describeUpcomingMatch } from '../domain/describeMatch.ts';
import type { NewResult, Result } from '../domain/result.ts';
import { formatLongDate } from '../domain/spanishDate.ts';
import type { CivilDate, CivilTime, Instant } from '../domain/time.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../domain/upcomingMatch.ts';

/** What every row of the league has: enough to order, filter and patch a list of them. */
export type TableRow = { id: string; category: CategoryName; createdAt: Instant };

export type TableName = 'results' | 'upcoming_matches';

/**
 * One of the league's two tables: how its rows become domain values and back. Everything that
 * loads, patches or writes is written once, against this.
 */
export type TableDescription<Item extends TableRow, NewItem> = {
  name: TableName;
  columns: string;
  /** A row of PostgREST or Realtime; `null` if it is none that can be shown. */
  parse(row: unknown): Item | null;
  /** A new row, announced in one Spanish sentence. */
  announce(item: Item): string;
  /** What tells this row from another one of the same two teams. */
  detail(item: Item): string;
  /** The columns that a client may write. */
  toRow(values: NewItem): Record<string, string>;
};

export const resultsTable: TableDescription<Result, NewResult> = {
  name: 'results',
  columns: 'id,team1,team2,score,date,category,created_at',
  parse(row) {
    const shared = parseShared(row);
    return shared && { ...shared, score: text(row, 'score') };
  },
  announce: (result) => `Nuevo resultado: ${describeResult(result)}`,
  detail: ({ score, category, date }) => [score, category, formatLongDate(date)].join(' · '),
  toRow: ({ team1, team2, score, date, category }) => ({ team1, team2, score, date, category }),
};

export const upcomingMatchesTable: TableDescription<UpcomingMatch, NewUpcomingMatch> = {
  name: 'upcoming_matches',
  columns: 'id,team1,team2,date,time,location,category,created_at',
  parse(row) {
    const shared = parseShared(row);
    return (
      shared && { ...shared, time: parseTime(text(row, 'time')), location: text(row, 'location') }
    );
  },
  announce: (match) => `Nuevo partido: ${describeUpcomingMatch(match)}`,
  detail: ({ category, date, time }) => [category, formatLongDate(date), time].join(' · '),
  toRow: ({ team1, team2, date, time, location, category }) => ({
    team1,
    team2,
    date,
    time,
    location,
    category,
  }),
};

function parseShared(row: unknown) {
  const id = text(row, 'id');
  const category = categoryByName(text(row, 'category'));
  const createdAt = text(row, 'created_at');
  // A row without these has no place in any list.
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
 * Postgres writes `2026-11-20 20:41:07.123+00`, PostgREST and Realtime the ISO form of it. In one
 * form, all of UTC, they can be compared as text.
 */
export function parseInstant(value: string): Instant {
  return value.replace(' ', 'T').replace(/\+00$|Z$/, '+00:00');
}

/** Postgres's `20:30:00` is the league's `20:30`. */
function parseTime(value: string): CivilTime {
  return value.slice(0, 5);
}
