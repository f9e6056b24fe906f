import { categoryByName, isSameCategory, type CategoryName } from '../domain/category.ts';
import type { NewPair, Pair } from '../domain/pair.ts';
import type { NewResult, Result } from '../domain/result.ts';
import { matchTexts, pairTexts, resultTexts } from '../domain/rowTexts.ts';
import { isWithinSeason, seasonDays } from '../domain/season.ts';
import type { Side } from '../domain/setScore.ts';
import type { CivilDate, CivilTime, Instant } from '../domain/time.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../domain/upcomingMatch.ts';
import { seasons } from '../league/seasons.config.ts';
import type { ListOrder } from './listOrder.ts';
import { columnOf, type Table, type TableFilter, type TableRow } from './table.ts';

export const resultsTable: Table<Result, NewResult, 'entry' | 'day'> = {
  name: 'results',
  isPublished: true,
  columns:
    'id,team1,team2,score,winner,date,time,location,category,pair1_id,pair2_id,created_at,corrected_at',
  parse(row) {
    const shared = parseShared(row);
    const correctedAt = text(row, 'corrected_at');
    return (
      shared && {
        ...shared,
        score: text(row, 'score'),
        winner: parseSide(columnOf(row, 'winner')),
        time: parseTime(text(row, 'time')) || null,
        location: text(row, 'location') || null,
        correctedAt: correctedAt === '' ? null : parseInstant(correctedAt),
      }
    );
  },
  toRow: ({ team1, team2, score, winner, date, time, location, category }) => ({
    team1,
    team2,
    score,
    winner,
    date,
    time,
    location,
    category,
  }),
  filters: matchFilters(),
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
  isPublished: true,
  columns: 'id,team1,team2,date,time,location,category,pair1_id,pair2_id,created_at',
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
  filters: matchFilters(),
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

/** Not in the publication of Realtime: it is loaded again when a row names a pair otherwise. */
export const pairsTable: Table<Pair, NewPair, 'name'> = {
  name: 'pairs',
  isPublished: false,
  columns: 'id,category,name,players,created_at',
  parse(row) {
    const base = parseBase(row);
    return base && { ...base, name: text(row, 'name'), players: text(row, 'players') || null };
  },
  toRow: ({ category, name, players }) => ({ category, name, players }),
  filters: { category: categoryFilter() },
  orders: {
    name: {
      keys: [
        { column: 'name', of: ({ name }) => name },
        { column: 'id', of: ({ id }) => id },
      ],
    },
  },
  texts: pairTexts,
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

type Match = Pick<Result, 'category' | 'date' | 'pair1Id' | 'pair2Id'>;

function matchFilters<Item extends Match>() {
  const pair: TableFilter<Item> = {
    // Within an `and`: the cursor of a page is an `or`, and the API takes only one of two.
    conditions: (id) => [['and', `(or(pair1_id.eq.${id},pair2_id.eq.${id}))`]],
    matches: ({ pair1Id, pair2Id }, id) => id === pair1Id || id === pair2Id,
  };
  const season: TableFilter<Item> = {
    conditions(slug) {
      const { from, until } = seasonDays(slug, seasons);
      return [
        ['date', `gte.${from}`],
        ...(until === null ? [] : [['date', `lt.${until}`] as const]),
      ];
    },
    matches: ({ date }, slug) => isWithinSeason(date, slug, seasons),
  };
  const date: TableFilter<Item> = {
    conditions: (day) => [['date', `eq.${day}`]],
    matches: (item, day) => item.date === day,
  };
  return { category: categoryFilter<Item>(), pair, season, date };
}

/** What all tables have. */
function parseBase(row: unknown) {
  const id = text(row, 'id');
  const category = categoryByName(text(row, 'category'));
  const createdAt = text(row, 'created_at');
  // A row without these belongs to no list.
  if (id === '' || category === undefined || createdAt === '') return null;
  return { id, category: category.name, createdAt: parseInstant(createdAt) };
}

/** What results and matches have. */
function parseShared(row: unknown) {
  const base = parseBase(row);
  const date: CivilDate = text(row, 'date');
  return (
    base && {
      ...base,
      team1: text(row, 'team1'),
      team2: text(row, 'team2'),
      date,
      pair1Id: text(row, 'pair1_id') || null,
      pair2Id: text(row, 'pair2_id') || null,
    }
  );
}

function text(row: unknown, column: string): string {
  const found = columnOf(row, column);
  return typeof found === 'string' ? found : '';
}

function parseSide(side: unknown): Side | null {
  return side === 1 || side === 2 ? side : null;
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
