import { assertNever } from '../padel/assertNever.ts';
import { isAmong, type Criterion } from '../league/standingsRule.ts';
import { groupBy } from '../padel/groupBy.ts';

/** The figures of a pair, in all its matches or in some. */
type Tally = {
  points: number;
  setsFor: number;
  setsAgainst: number;
  gamesFor: number;
  gamesAgainst: number;
};

export type PairTally = Tally & { name: string; won: number; walkovers: number };

/** A counted match between two rows; `first` and `second` are what it adds to each. */
export type TableMatch<Row, Result> = {
  row1: Row;
  row2: Row;
  first: Tally;
  second: Tally;
  result: Result;
};

/** The way in which one criterion separated pairs with equal points. */
export type Separation<Result> = {
  /** `lots`: nothing did, or lots were drawn: then the values are these, and differ. */
  criterion: Criterion | 'lots';
  /** Each pair that was tied until this line, in the order that it made, with its number. */
  values: readonly { name: string; value: number }[];
  /** The matches among these pairs, where the line looks at those only. */
  matches: readonly Result[];
  /** Lines before this one were skipped because not every two of the pairs have met. */
  isAmongSkipped: boolean;
};

/** Rows that share a position, and the separations that led there, the last one last. */
type Placed<Row, Result> = {
  rows: readonly Row[];
  separations: readonly Separation<Result>[];
};

/** Matches to come, of which not everything is known. */
type Unknown<Row> = {
  matches: readonly { row1: Row; row2: Row }[];
  /** `games`: only they are unknown; `all`: all but points and who has met. */
  what: 'games' | 'all';
};

/**
 * Puts pairs with equal points in order: the first line that makes any difference splits the block,
 * and each part that is left starts the list again from the top. A comparator could not do it:
 * three pairs can beat each other in a circle.
 */
export function separateTies<Row extends PairTally, Result>(
  block: readonly Row[],
  matches: readonly TableMatch<Row, Result>[],
  criteria: readonly Criterion[],
  separations: readonly Separation<Result>[] = [],
  unknown?: Unknown<Row>,
): Placed<Row, Result>[] {
  if (block.length < 2) return [{ rows: block, separations }];
  const rows = new Set(block);
  const among = matches.filter(({ row1, row2 }) => rows.has(row1) && rows.has(row2));
  const haveAllMet = countMeetings(among) === (block.length * (block.length - 1)) / 2;
  const talliesAmong = tallyAmong(block, among);
  let isAmongSkipped = false;

  for (const criterion of criteria) {
    if (isAmong(criterion) && !haveAllMet) {
      isAmongSkipped = true;
      continue;
    }
    // What is below cannot separate them either: they stay together.
    if (unknown !== undefined && needsUnknown(criterion, rows, unknown)) break;
    const valueOf = (row: Row) =>
      valueFor(criterion, row, isAmong(criterion) ? (talliesAmong.get(row) ?? row) : row);
    // The fewer W.O.s, the better.
    const sign = criterion === 'fewest-walkovers' ? -1 : 1;
    const parts = groupDescending(block, (row) => sign * valueOf(row));
    if (parts.length === 1) continue;
    const separation = {
      criterion,
      values: parts.flat().map((row) => ({ name: row.name, value: valueOf(row) })),
      matches: isAmong(criterion) ? among.map(({ result }) => result) : [],
      isAmongSkipped,
    };
    return parts.flatMap((part) =>
      separateTies(part, among, criteria, [...separations, separation], unknown),
    );
  }
  const values = block.map(({ name, points }) => ({ name, value: points }));
  const lots = { criterion: 'lots' as const, values, matches: [], isAmongSkipped };
  return [{ rows: block, separations: [...separations, lots] }];
}

/** Puts pairs of a shared place in the order of their lots, where all have one and all differ. */
export function separateByLots<Row extends PairTally, Result>(
  placed: Placed<Row, Result>,
  lotOf: (row: Row) => number | undefined,
): Placed<Row, Result>[] {
  const { rows, separations } = placed;
  const drawn = rows.flatMap((row) => {
    const lot = lotOf(row);
    return lot === undefined ? [] : [{ row, lot }];
  });
  const areAllDrawn = new Set(drawn.map(({ lot }) => lot)).size === rows.length;
  if (rows.length < 2 || !areAllDrawn) return [placed];
  drawn.sort((one, other) => one.lot - other.lot);
  const last = separations.at(-1);
  const isAmongSkipped = last?.isAmongSkipped ?? false;
  const values = drawn.map(({ row, lot }) => ({ name: row.name, value: lot }));
  const lots = { criterion: 'lots' as const, values, matches: [], isAmongSkipped };
  // It takes the place of the word that nothing separates them.
  return drawn.map(({ row }) => ({
    rows: [row],
    separations: [...separations.slice(0, -1), lots],
  }));
}

/** Whether lots were drawn; else they are still to be. */
export function areLotsDrawn({ criterion, values }: Separation<unknown>): boolean {
  return criterion === 'lots' && new Set(values.map(({ value }) => value)).size > 1;
}

function needsUnknown<Row>(
  criterion: Criterion,
  block: ReadonlySet<Row>,
  { matches, what }: Unknown<Row>,
): boolean {
  if (criterion === 'points-among') return false;
  if (what === 'games' && !criterion.startsWith('game')) return false;
  return isAmong(criterion)
    ? matches.some(({ row1, row2 }) => block.has(row1) && block.has(row2))
    : matches.some(({ row1, row2 }) => block.has(row1) || block.has(row2));
}

/** Groups of equal value, the highest first; within a group the order stays. */
export function groupDescending<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
): (readonly Row[])[] {
  const groups = groupBy(rows, valueOf);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

export function emptyTally(): Tally {
  return { points: 0, setsFor: 0, setsAgainst: 0, gamesFor: 0, gamesAgainst: 0 };
}

export function addTo(tally: Tally, more: Tally): void {
  tally.points += more.points;
  tally.setsFor += more.setsFor;
  tally.setsAgainst += more.setsAgainst;
  tally.gamesFor += more.gamesFor;
  tally.gamesAgainst += more.gamesAgainst;
}

function tallyAmong<Row>(
  block: readonly Row[],
  among: readonly TableMatch<Row, unknown>[],
): Map<Row, Tally> {
  const tallies = new Map(block.map((row) => [row, emptyTally()]));
  for (const { row1, row2, first, second } of among) {
    const [tally1, tally2] = [tallies.get(row1), tallies.get(row2)];
    if (tally1 !== undefined) addTo(tally1, first);
    if (tally2 !== undefined) addTo(tally2, second);
  }
  return tallies;
}

/** The number of different twos of pairs that have met. */
function countMeetings<Row>(matches: readonly TableMatch<Row, unknown>[]): number {
  const opponents = new Map<Row, Set<Row>>();
  for (const { row1, row2 } of matches) {
    opponents.set(row1, (opponents.get(row1) ?? new Set()).add(row2));
    opponents.set(row2, (opponents.get(row2) ?? new Set()).add(row1));
  }
  return [...opponents.values()].reduce((count, { size }) => count + size, 0) / 2;
}

/** @param tally of the matches that the line looks at */
function valueFor(criterion: Criterion, row: PairTally, tally: Tally): number {
  switch (criterion) {
    case 'points-among':
      return tally.points;
    case 'set-difference':
    case 'set-difference-among':
      return tally.setsFor - tally.setsAgainst;
    case 'game-difference':
    case 'game-difference-among':
      return tally.gamesFor - tally.gamesAgainst;
    case 'sets-won':
      return tally.setsFor;
    case 'games-won':
      return tally.gamesFor;
    case 'wins':
      return row.won;
    case 'fewest-walkovers':
      return row.walkovers;
    default:
      return assertNever(criterion);
  }
}
