import type { StandingsRule } from './standingsRule.ts';
import type { CivilDate, Instant } from '../padel/time.ts';

/** A season runs from its first day until the next one's. */
export type Season = {
  /** Names it in matches that are played on another one's days. */
  id?: string;
  name: string;
  slug: string;
  firstDay: CivilDate;
};

/** What a match says of where it counts. One of before these columns says its day alone. */
export type PlacedInSeason = {
  date: CivilDate;
  /** The season that it counts in; `null`: that of its day. */
  seasonId?: string | null;
  /** `null`: the regular phase; `AM`: a friendly. */
  stage?: string | null;
};

/** Places of a table that mean something, e.g. the first four. */
export type NamedPlaces = {
  count: number;
  /** Their stage, e.g. *Semifinales*. */
  name: string;
};

/** The number of times that two pairs of a category meet in a season. */
export type Legs = 1 | 2;

/** A season as the league sets it. */
export type SeasonSettings = Season & {
  id: string;
  /** The day until which everything is to be played; `null`: none is set. */
  lastDay: CivilDate | null;
  rule: StandingsRule;
  /** The day on which the rule last changed while the season had results; `null`: it has not. */
  ruleChangedOn: CivilDate | null;
  /** Points that the administrator gave to pairs, or took from them. */
  adjustments: readonly StoredAdjustment[];
  /** Pairs that left it before its end. */
  withdrawals: readonly StoredWithdrawal[];
  /** Lots that were drawn. */
  lots: readonly StoredLot[];
  /** By the name of each category that plays in it; none: all play. */
  categories: Readonly<Record<string, SeasonCategory>>;
};

/** Points given to a pair, negative: taken from it. The pair's name is found by its id. */
export type StoredAdjustment = {
  category: string;
  pairId: string;
  points: number;
  reason: string;
  day: CivilDate;
};

/** A pair that left a season. */
export type StoredWithdrawal = {
  id: string;
  category: string;
  pairId: string;
  day: CivilDate;
  /** `annul`: none of its results counts. `walkover`: what was played does, and `rivals` won the rest. */
  kind: 'annul' | 'walkover';
  /** The ids of the pairs that won what was left, once for each meeting. */
  rivals: readonly string[];
  createdAt: Instant;
};

/** A lot that was drawn for a pair: the lower place stands first. */
export type StoredLot = { id: string; category: string; pairId: string; place: number };

/** The rounds and places of a category in a season. */
export type SeasonCategory = {
  /** `null`: only announced matches are known to be still to play. */
  legs: Legs | null;
  /** The number of pairs that go on to the play-offs. */
  qualified: number;
  /** The number of pairs that go down. */
  relegated: number;
};

/** A season in one of its categories: what a table is made by. */
export type CategorySeason = Season & {
  /** The day until which everything is to be played; `null`: none is set. */
  lastDay?: CivilDate | null;
  rule: StandingsRule;
  /** The day on which the rule last changed while the season had results; `null`: it has not. */
  ruleChangedOn?: CivilDate | null;
  /** The number of times that two pairs meet; without it only announced matches are known to be still to play. */
  legs?: Legs;
  /** The places at the top. */
  qualified?: NamedPlaces;
  /** The places at the bottom. */
  relegated?: NamedPlaces;
  /** Points given to its pairs, or taken from them. */
  adjustments?: readonly StoredAdjustment[];
  /** Its pairs that have left. */
  withdrawals?: readonly StoredWithdrawal[];
  /** Lots that were drawn among its pairs. */
  lots?: readonly StoredLot[];
};

/** Whether a category plays in a season: all do where the season names none. */
export function playsIn(
  { categories }: Pick<SeasonSettings, 'categories'>,
  category: string,
): boolean {
  return Object.keys(categories).length === 0 || Object.hasOwn(categories, category);
}

type DecidedSeason = Pick<SeasonSettings, 'rule' | 'adjustments' | 'withdrawals' | 'lots'>;

/** What the organiser has decided of the pairs of a category. */
export function decidedIn(
  { rule, adjustments, withdrawals, lots }: DecidedSeason,
  category: string,
): DecidedSeason {
  const isOwn = (row: { category: string }) => row.category === category;
  return {
    rule,
    adjustments: adjustments.filter(isOwn),
    withdrawals: withdrawals.filter(isOwn),
    lots: lots.filter(isOwn),
  };
}

/** @param category its name; one that does not play in the season has no special places */
export function seasonIn(season: SeasonSettings, category: string): CategorySeason {
  const { id, name, slug, firstDay, lastDay, ruleChangedOn, categories } = season;
  const known = Object.hasOwn(categories, category) ? categories[category] : undefined;
  const { legs = null, qualified = 0, relegated = 0 } = known ?? {};
  return {
    id,
    name,
    slug,
    firstDay,
    lastDay,
    ruleChangedOn,
    ...decidedIn(season, category),
    ...(legs === null ? {} : { legs }),
    ...(qualified === 0 ? {} : { qualified: { count: qualified, name: stageOf(qualified) } }),
    ...(relegated === 0 ? {} : { relegated: { count: relegated, name: 'Descenso' } }),
  };
}

/** The first round of play-offs with so many pairs. */
function stageOf(pairs: number): string {
  // Nobody plays a final alone.
  if (pairs === 1) return 'Clasifica';
  if (pairs <= 2) return 'Final';
  if (pairs <= 4) return 'Semifinales';
  if (pairs <= 8) return 'Cuartos de final';
  return pairs <= 16 ? 'Octavos de final' : 'Dieciseisavos de final';
}

/** The season that a day belongs to: the latest that has started; `undefined` before the first. */
export function seasonOn<Each extends Season>(
  date: CivilDate,
  seasons: readonly Each[],
): Each | undefined {
  return seasons
    .filter(({ firstDay }) => firstDay <= date)
    .sort((one, other) => (one.firstDay < other.firstDay ? 1 : -1))[0];
}

/** The days of a season: from its first day until before the next season's; `null`: it is the last. */
export function seasonDays(
  slug: string,
  seasons: readonly Season[],
): { id: string | undefined; from: CivilDate; until: CivilDate | null } {
  const season = seasons.find((each) => each.slug === slug);
  if (season === undefined) throw new Error(`The league has no season ${slug}.`);
  const later = seasons.map(({ firstDay }) => firstDay).filter((day) => day > season.firstDay);
  return { id: season.id, from: season.firstDay, until: later.sort()[0] ?? null };
}

export function isFriendly({ stage }: Pick<PlacedInSeason, 'stage'>): boolean {
  return stage === 'AM';
}

type PlayedByPairs = PlacedInSeason & { pair1Id: string | null; pair2Id: string | null };

/** Whether a result counts for nobody: one of its pairs has left its season with all that it played. */
export function isAnnulled(
  result: PlayedByPairs,
  seasons: readonly (Season & Pick<SeasonSettings, 'withdrawals'>)[],
): boolean {
  const { withdrawals = [] } = (!result.stage && seasonOf(result, seasons)) || {};
  return withdrawals.some(
    ({ pairId, kind }) => kind === 'annul' && [result.pair1Id, result.pair2Id].includes(pairId),
  );
}

/**
 * The season that a match belongs to: the one that it names, else that of its day, also where a page does not know it.
 * As `private.is_of_season` in `supabase/schema/results.sql`; `tests/unit/league/membership.json` tests both.
 */
export function seasonOf<Each extends Season>(
  { date, seasonId }: PlacedInSeason,
  seasons: readonly Each[],
): Each | undefined {
  return seasons.find(({ id }) => id && id === seasonId) ?? seasonOn(date, seasons);
}

/** Whether a match counts in the tables of a season. @param slug of the season */
export function countsIn(match: PlacedInSeason, slug: string, seasons: readonly Season[]): boolean {
  return !match.stage && seasonOf(match, seasons)?.slug === slug;
}

/** The same as conditions of the API. */
export function conditionsOfSeason(
  slug: string,
  seasons: readonly Season[],
): (readonly [column: string, condition: string])[] {
  const { id, from, until } = seasonDays(slug, seasons);
  return [
    ['stage', 'is.null'],
    // Within an `and`: the cursor of a page is an `or`, and the API takes only one of two.
    [
      'and',
      `(or(season_id.eq.${id},and(season_id.is.null,date.gte.${from},date.lt.${until ?? 'infinity'})))`,
    ],
  ];
}
