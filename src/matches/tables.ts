import { categoryByName, isSameCategory, type CategoryName } from '../league/category.ts';
import { describeColumns, optionalText, readText, requiredText, text } from '../live/columns.ts';
import type { NewPair, Pair } from '../padel/pair.ts';
import type { NewResult, Result } from '../padel/result.ts';
import { matchTexts, pairTexts, resultTexts } from './rowTexts.ts';
import { conditionsOfSeason, countsIn } from '../league/season.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import type { Side } from '../padel/setScore.ts';
import { eveningOf, nightEnds } from '../padel/evening.ts';
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

/** What a match counts for. */
const counts = {
  seasonId: { ...optionalText('season_id'), ...written },
  stage: { ...optionalText('stage'), ...written },
};

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
  ...counts,
  reason: { ...optionalText('reason'), ...written },
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
  ...counts,
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
  // A constraint of the table says what they are.
  lines: { ...stored, name: 'lines', read: (value) => (Array.isArray(value) ? value : []) },
  createdAt,
});

/** Which results a list holds; without a value, all. */
export type ResultFilter = {
  category?: CategoryName | undefined;
  /** The id of a pair. */
  pair?: string | undefined;
  /** The slug of a season: those that count in its tables. */
  season?: string | undefined;
  /** An evening, with what began after midnight. */
  evening?: CivilDate | undefined;
  /** Only those of matches to which somebody came. */
  played?: 'yes' | undefined;
};

type PairFilter = Pick<ResultFilter, 'category'>;

export const resultsTable: Table<Result, NewResult, 'entry' | 'day', ResultFilter> = {
  name: 'results',
  isPublished: true,
  ...resultColumns,
  filters: {
    ...resultFilters(),
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

/** All of them are one list; the clock says which are to come or pending: `announced.ts`. */
export const upcomingMatchesTable: Table<UpcomingMatch, NewUpcomingMatch, 'day'> = {
  name: 'upcoming_matches',
  isPublished: true,
  ...matchColumns,
  filters: {},
  orders: {
    day: {
      keys: [
        { column: 'date', of: ({ date }) => date },
        { column: 'time', of: ({ time }) => time },
        { column: 'id', of: ({ id }) => id },
      ],
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

function categoryFilter<Item extends { category: CategoryName }>(): TableFilter<Item> {
  return {
    conditions: (name) => [['category', `eq.${name}`]],
    matches: ({ category }, name) => isSameCategory(category, name),
  };
}

function resultFilters() {
  const pair: TableFilter<Result> = {
    // Within an `and`: the cursor of a page is an `or`, and the API takes only one of two.
    conditions: (id) => [['and', `(or(pair1_id.eq.${id},pair2_id.eq.${id}))`]],
    matches: ({ pair1Id, pair2Id }, id) => id === pair1Id || id === pair2Id,
  };
  const season: TableFilter<Result> = {
    conditions: (slug) => conditionsOfSeason(slug, settings().seasons),
    matches: (result, slug) => countsIn(result, slug, settings().seasons),
  };
  const evening: TableFilter<Result> = {
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
  return { category: categoryFilter<Result>(), pair, season, evening };
}

function parseSide(side: unknown): Side | null {
  return side === 1 || side === 2 ? side : null;
}

/** Postgres's `20:30:00` is the league's `20:30`. */
function parseTime(value: unknown): CivilTime {
  return readText(value).slice(0, 5);
}
