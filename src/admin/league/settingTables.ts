import { describeColumns, optionalText, readText, requiredText, text } from '../../live/columns.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { RowTexts, Table, TableRow } from '../../live/table.ts';
import type { CategoryName } from '../../league/category.ts';
import type { SeasonCategory } from '../../league/season.ts';
import { choices, type MatchPoints, type StandingsRule } from '../../league/standingsRule.ts';

// The tables of settings, as the administrator's page edits them row by row. Visitors read all of them in
// one answer (`public.league_settings`).

/** The place of a row in its list, from 1. */
type Placed = { position: number };

/** A table of settings whose rows have an order of their own. */
export type SettingsTable<Row extends TableRow & Placed, Fields> = Table<Row, Fields, 'position'>;

export type NewOrganiser = Placed & { name: string; whatsapp: string };
export type StoredOrganiser = TableRow & NewOrganiser;

export type NewClub = Placed & {
  name: string;
  network: 'Instagram' | 'Facebook';
  url: string | null;
  address: string | null;
  map: string | null;
};
type StoredClub = TableRow & NewClub;

/** A category as the administrator's page writes it; its ladder and level stay as they are. */
export type NewCategory = Placed & {
  /** By which matches know it; set once. */
  name: string;
  title: string;
  /** `null`: the title. */
  shortName: string | null;
  slug: string;
  spreadsheet: string | null;
};
type StoredCategory = TableRow & NewCategory;

export type NewSponsor = Placed & { name: string; picture: string; alt: string };
type StoredSponsor = TableRow & NewSponsor;

export type NewHeroPicture = Placed & {
  picture: string;
  /** Null: phones load `picture`. */
  phonePicture: string | null;
  alt: string;
  focus: string;
};
type StoredHeroPicture = TableRow & NewHeroPicture;

/**
 * A season as the administrator's page writes it. The words of before for its rule follow in the database, for
 * pages that were opened before there were numbers.
 */
export type NewSeason = Placed & {
  name: string;
  slug: string;
  startsOn: CivilDate;
  /** The day until which everything is to be played. */
  endsOn: CivilDate | null;
} & MatchPoints &
  Pick<StandingsRule, 'superTieBreak' | 'walkover'> & { tieLines: StandingsRule['ties'] };
export type StoredSeason = TableRow & NewSeason;

const written = { isWritten: true } as const;
const stored = { isWritten: false } as const;

const idColumns = {
  id: { ...requiredText('id'), ...stored },
  // Of settings nobody asks when they were stored.
  createdAt: { ...stored, name: 'id', read: () => '' },
};

function count(name: string) {
  return {
    ...written,
    name,
    read: (value: unknown) => (typeof value === 'number' ? value : undefined),
  };
}

const position = count('position');

function rowTexts<Row>(noun: string, nameOf: (row: Row) => string): RowTexts<Row> {
  return {
    noun,
    deleted: 'Eliminado.',
    deleteFailed: 'No se pudo eliminar. Intenta de nuevo.',
    announce: nameOf,
    detail: nameOf,
  };
}

/** The part that all tables of rows in an order have in common. */
function placed<Row extends TableRow & Placed>(noun: string, nameOf: (row: Row) => string) {
  return {
    isPublished: false,
    filters: {},
    orders: {
      position: {
        keys: [
          // Positions are compared as text.
          { column: 'position', of: (row: Row) => String(row.position).padStart(5, '0') },
          { column: 'id', of: (row: Row) => row.id },
        ],
      },
    },
    texts: rowTexts(noun, nameOf),
  };
}

export const organisersTable: SettingsTable<StoredOrganiser, NewOrganiser> = {
  name: 'organisers',
  ...placed('contactos', ({ name }: StoredOrganiser) => name),
  ...describeColumns<StoredOrganiser, NewOrganiser>({
    ...idColumns,
    name: { ...text('name'), ...written },
    whatsapp: { ...text('whatsapp'), ...written },
    position,
  }),
};

export const clubsTable: SettingsTable<StoredClub, NewClub> = {
  name: 'clubs',
  ...placed('clubes', ({ name }: StoredClub) => name),
  ...describeColumns<StoredClub, NewClub>({
    ...idColumns,
    name: { ...text('name'), ...written },
    network: {
      ...written,
      name: 'network',
      read: (value) => (value === 'Facebook' ? 'Facebook' : 'Instagram'),
    },
    url: { ...optionalText('url'), ...written },
    address: { ...optionalText('address'), ...written },
    map: { ...optionalText('map'), ...written },
    position,
  }),
};

export const categoriesTable: SettingsTable<StoredCategory, NewCategory> = {
  name: 'categories',
  ...placed('categorías', ({ title }: StoredCategory) => title),
  ...describeColumns<StoredCategory, NewCategory>({
    ...idColumns,
    name: { ...requiredText('name'), ...written },
    title: { ...text('title'), ...written },
    shortName: { ...optionalText('short_name'), ...written },
    slug: { ...text('slug'), ...written },
    spreadsheet: { ...optionalText('spreadsheet'), ...written },
    position,
  }),
  keptColumns: ['name'],
};

export const sponsorsTable: SettingsTable<StoredSponsor, NewSponsor> = {
  name: 'sponsors',
  ...placed('auspiciantes', ({ name }: StoredSponsor) => name),
  ...describeColumns<StoredSponsor, NewSponsor>({
    ...idColumns,
    name: { ...text('name'), ...written },
    picture: { ...text('picture'), ...written },
    alt: { ...text('alt'), ...written },
    position,
  }),
};

export const heroPicturesTable: SettingsTable<StoredHeroPicture, NewHeroPicture> = {
  name: 'hero_pictures',
  ...placed('fotos de la portada', ({ alt }: StoredHeroPicture) => alt),
  ...describeColumns<StoredHeroPicture, NewHeroPicture>({
    ...idColumns,
    picture: { ...text('picture'), ...written },
    phonePicture: { ...optionalText('phone_picture'), ...written },
    alt: { ...text('alt'), ...written },
    focus: { ...text('focus'), ...written },
    position,
  }),
};

function choice<Value extends string>(name: string, values: readonly Value[]) {
  return { ...written, name, read: (value: unknown) => values.find((each) => each === value) };
}

/** Rows whose days are their order: the column is written by the field of the day, which comes after this one. */
function dayPosition(name: string) {
  return { ...written, name, read: (value: unknown) => positionOfDay(readText(value)) };
}

export function positionOfDay(day: CivilDate): number {
  return Number(day.replaceAll('-', ''));
}

export const seasonsTable: SettingsTable<StoredSeason, NewSeason> = {
  name: 'seasons',
  ...placed('temporadas', ({ name }: StoredSeason) => name),
  ...describeColumns<StoredSeason, NewSeason>({
    ...idColumns,
    position: dayPosition('starts_on'),
    name: { ...text('name'), ...written },
    slug: { ...text('slug'), ...written },
    startsOn: { ...text('starts_on'), ...written },
    endsOn: { ...optionalText('ends_on'), ...written },
    win20: count('win20'),
    win21: count('win21'),
    draw: { ...written, name: 'draw', read: (value) => (typeof value === 'number' ? value : null) },
    loss12: count('loss12'),
    loss02: count('loss02'),
    walkoverWin: count('walkover_win'),
    walkoverLoss: count('walkover_loss'),
    unplayed: count('unplayed'),
    tieLines: {
      ...written,
      name: 'tie_lines',
      read: (value) =>
        Array.isArray(value)
          ? value.flatMap((each) => choices.ties.find((line) => line === each) ?? [])
          : undefined,
    },
    superTieBreak: choice('super_tie_break', choices.superTieBreak),
    walkover: choice('walkover', choices.walkover),
  }),
  orders: {
    position: {
      keys: [
        { column: 'starts_on', of: ({ startsOn }) => startsOn },
        { column: 'id', of: ({ id }) => id },
      ],
    },
  },
};

/** The rule by which the tables of a season are counted. */
export function ruleOfSeason(season: Omit<NewSeason, 'position'>): StandingsRule {
  const { tieLines: ties, superTieBreak, walkover, ...numbers } = season;
  const { win20, win21, draw, loss12, loss02, walkoverWin, walkoverLoss, unplayed } = numbers;
  return {
    points: { win20, win21, draw, loss12, loss02, walkoverWin, walkoverLoss, unplayed },
    ties,
    superTieBreak,
    walkover,
  };
}

/** Points given to a pair in a season, or taken from it; its place is its day. */
export type NewAdjustment = Placed & {
  /** The season's id. */
  season: string;
  category: CategoryName;
  /** The pair's id: a rename keeps its points. */
  pair: string;
  /** Negative: taken. */
  points: number;
  reason: string;
  day: CivilDate;
};
type StoredAdjustment = TableRow & NewAdjustment;

export const adjustmentsTable: SettingsTable<StoredAdjustment, NewAdjustment> = {
  name: 'adjustments',
  ...placed('puntos', ({ reason }: StoredAdjustment) => reason),
  ...describeColumns<StoredAdjustment, NewAdjustment>({
    ...idColumns,
    position: dayPosition('day'),
    season: { ...requiredText('season_id'), ...written },
    category: { ...requiredText('category'), ...written },
    pair: { ...requiredText('pair_id'), ...written },
    points: count('points'),
    reason: { ...text('reason'), ...written },
    day: { ...requiredText('day'), ...written },
  }),
  keptColumns: ['season_id', 'category', 'pair_id'],
  orders: {
    position: {
      keys: [
        { column: 'day', of: ({ day }) => day },
        { column: 'id', of: ({ id }) => id },
      ],
    },
  },
};

/** The rounds and places of a category in a season, with the season's id. */
export type NewSeasonCategory = SeasonCategory & { season: string; category: CategoryName };
export type StoredSeasonCategory = TableRow & NewSeasonCategory;

/** Which categories play in a season: of all seasons, or of one by its id. */
export const seasonCategoriesTable: Table<
  StoredSeasonCategory,
  NewSeasonCategory,
  'category',
  { season?: string | undefined }
> = {
  name: 'season_categories',
  isPublished: false,
  ...describeColumns<StoredSeasonCategory, NewSeasonCategory>({
    ...idColumns,
    season: { ...requiredText('season_id'), ...written },
    category: { ...requiredText('category'), ...written },
    legs: {
      ...written,
      name: 'legs',
      read: (value) => (value === 1 || value === 2 ? value : null),
    },
    qualified: count('qualified'),
    relegated: count('relegated'),
  }),
  keptColumns: ['season_id', 'category'],
  filters: {
    season: {
      conditions: (id) => [['season_id', `eq.${id}`]],
      matches: ({ season }, id) => season === id,
    },
  },
  orders: {
    category: {
      keys: [
        { column: 'category', of: ({ category }) => category },
        { column: 'id', of: ({ id }) => id },
      ],
    },
  },
  texts: rowTexts('categorías de una temporada', ({ category }) => category),
};
