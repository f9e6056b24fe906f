import { categoryByName, isSameCategory, type CategoryName } from '../league/category.ts';
import { describeColumns, optionalText, readText, requiredText, text } from '../live/columns.ts';
import type { NewPair, Pair } from '../padel/pair.ts';
import type { NewResult, Result } from '../padel/result.ts';
import { matchTexts, pairTexts, resultTexts } from './rowTexts.ts';
import { isWithinSeason, seasonDays } from '../league/season.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import type { Side } from '../padel/setScore.ts';
import { eveningOf, matchLength, nightEnds } from '../padel/evening.ts';
import { daysBefore, type CivilDate, type CivilTime } from '../padel/time.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../padel/upcomingMatch.ts';
import type { ListOrder } from '../live/listOrder.ts';
import { parseInstant, type Table, type TableFilter, type TableRow } from '../live/table.ts';
import { settings } from '../league/settings.ts';

const written = { isWritten: true } as const;
const stored = { isWritten: false } as const;

const id = { ...requiredText('id'), ...stored };
const category = {
  ...written,
  name: 'category',
  // One that the page does not know is new: its settings are on their way.
  read(value: unknown) {
    const name = readText(value);
    return categoryByName(name, settings())?.name ?? (name || undefined);
  },
};
const createdAt = {
  ...stored,
  name: 'created_at',
  read: (value: unknown) => parseInstant(readText(value)) || undefined,
};
/** A moment that not every row has. */
const optionalInstant = (name: string) => ({
  ...stored,
  name,
  read: (value: unknown) => parseInstant(readText(value)) || null,
});

const resultColumns = describeColumns<Result, NewResult>({
  id,
  team1: { ...text('team1'), ...written },
  team2: { ...text('team2'), ...written },
  score: { ...text('score'), ...written },
  winner: { ...written, name: 'winner', read: parseSide },
  date: { ...text('date'), ...written },
  time: { ...written, name: 'time', read: (value) => parseTime(value) || null },
  location: { ...optionalText('location'), ...written },
  category,
  pair1Id: { ...optionalText('pair1_id'), ...stored },
  pair2Id: { ...optionalText('pair2_id'), ...stored },
  createdAt,
  correctedAt: optionalInstant('corrected_at'),
});

const matchColumns = describeColumns<UpcomingMatch, NewUpcomingMatch>({
  id,
  team1: { ...text('team1'), ...written },
  team2: { ...text('team2'), ...written },
  date: { ...text('date'), ...written },
  time: { ...written, name: 'time', read: parseTime },
  location: { ...text('location'), ...written },
  category,
  pair1Id: { ...optionalText('pair1_id'), ...stored },
  pair2Id: { ...optionalText('pair2_id'), ...stored },
  createdAt,
  changedAt: optionalInstant('changed_at'),
  postponedAt: optionalInstant('postponed_at'),
});

const pairColumns = describeColumns<Pair, NewPair>({
  id,
  category,
  name: { ...text('name'), ...written },
  players: { ...optionalText('players'), ...written },
  createdAt,
});

/** Which matches a list holds; without a value, all. */
export type MatchFilter = {
  category?: CategoryName | undefined;
  /** The id of a pair. */
  pair?: string | undefined;
  /** The slug of a season. */
  season?: string | undefined;
  /** An evening, with what began after midnight. */
  evening?: CivilDate | undefined;
};

/** Which results a list holds. */
export type ResultFilter = MatchFilter & {
  /** Only those of matches to which somebody came. */
  played?: 'yes' | undefined;
};

type PairFilter = Pick<MatchFilter, 'category'>;

export const resultsTable: Table<Result, NewResult, 'entry' | 'day', ResultFilter> = {
  name: 'results',
  isPublished: true,
  ...resultColumns,
  filters: {
    ...matchFilters(),
    played: {
      conditions: () => [['is_played', 'is.true']],
      matches: ({ score }) => isPlayed(parseScore(score)),
    },
  },
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

/** The results of the home page: the newest entries of matches that were played. */
export const latestPlayed = { order: 'entry', played: 'yes' } as const;

/** Those that were put off are in neither list by day. */
const onItsDay: NonNullable<ListOrder<UpcomingMatch>['rows']> = {
  condition: ['postponed_at', 'is.null'],
  matches: ({ postponedAt }) => postponedAt === null,
};

/** No row has it: with this id a position lies before all rows of its moment. */
const lowestId = '00000000-0000-0000-0000-000000000000';
/** No row has it: with this id a position lies after all rows of its moment. */
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const upcomingMatchesTable: Table<
  UpcomingMatch,
  NewUpcomingMatch,
  'soonest' | 'pending' | 'postponed',
  MatchFilter
> = {
  name: 'upcoming_matches',
  isPublished: true,
  ...matchColumns,
  filters: matchFilters(),
  orders: {
    /** The next match first. */
    soonest: {
      keys: matchKeys(false),
      rows: onItsDay,
      begins: {
        load: (clock) => atFullHour(clock(matchLength)),
        show: (clock) => afterMinute(clock(matchLength)),
      },
    },
    /** Matches that are over and have no result yet, the latest first. */
    pending: {
      keys: matchKeys(true),
      rows: onItsDay,
      // Up to two hours ahead of what is shown: those become pending while the page is open.
      begins: {
        load: (clock) => atFullHour(clock(0)),
        show: (clock) => afterMinute(clock(matchLength)),
      },
    },
    /** Matches that were put off and have no new day, the one of the earliest day first. */
    postponed: {
      keys: matchKeys(false),
      rows: {
        condition: ['postponed_at', 'not.is.null'],
        matches: ({ postponedAt }) => postponedAt !== null,
      },
    },
  },
  texts: matchTexts,
};

/** Realtime does not publish the pairs: they are loaded again when a row names one otherwise. */
export const pairsTable: Table<Pair, NewPair, 'name', PairFilter> = {
  name: 'pairs',
  isPublished: false,
  ...pairColumns,
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

/** The end of a minute: a match that began in it is over, as `isOver` says. */
function afterMinute({ date, time }: { date: CivilDate; time: CivilTime }) {
  return [date, time, highestId];
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

type Match = Pick<Result, 'category' | 'date' | 'time' | 'pair1Id' | 'pair2Id'>;

function matchFilters<Item extends Match>() {
  const pair: TableFilter<Item> = {
    // Within an `and`: the cursor of a page is an `or`, and the API takes only one of two.
    conditions: (id) => [['and', `(or(pair1_id.eq.${id},pair2_id.eq.${id}))`]],
    matches: ({ pair1Id, pair2Id }, id) => id === pair1Id || id === pair2Id,
  };
  const season: TableFilter<Item> = {
    conditions(slug) {
      const { from, until } = seasonDays(slug, settings().seasons);
      return [
        ['date', `gte.${from}`],
        ...(until === null ? [] : [['date', `lt.${until}`] as const]),
      ];
    },
    matches: ({ date }, slug) => isWithinSeason(date, slug, settings().seasons),
  };
  const evening: TableFilter<Item> = {
    conditions(day) {
      const next = daysBefore(day, -1);
      const ofDay = `and(date.eq.${day},or(time.is.null,time.gte.${nightEnds}))`;
      const ofNight = `and(date.eq.${next},time.lt.${nightEnds})`;
      // The two days stand alone: in them the database begins in its index.
      return [
        ['date', `in.(${day},${next})`],
        ['and', `(or(${ofDay},${ofNight}))`],
      ];
    },
    matches: (item, day) => eveningOf(item) === day,
  };
  return { category: categoryFilter<Item>(), pair, season, evening };
}

function parseSide(side: unknown): Side | null {
  return side === 1 || side === 2 ? side : null;
}

/** Postgres's `20:30:00` is the league's `20:30`. */
function parseTime(value: unknown): CivilTime {
  return readText(value).slice(0, 5);
}
