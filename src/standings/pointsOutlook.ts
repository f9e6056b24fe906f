import type { StandingsRule } from '../league/standingsRule.ts';
import { endsOf } from './matchEnds.ts';
import type { OpenSeason } from './openSeason.ts';

export type Outlook = 'sure' | 'open' | 'impossible';

/** Steps of one search; beyond them the answer is not known. */
const mostSteps = 3000;

/** The outlook by points alone, however ties end and however many matches are open. */
export function outlookByPoints(season: OpenSeason, places: number): Outlook {
  if (!canBePassed(season, places, 0)) return 'sure';
  return canBeWithin(season, places) ? 'open' : 'impossible';
}

/** The first and the last place that points leave possible. */
export function placesByPoints(season: OpenSeason): { first: number; last: number } {
  const count = season.rows.length;
  return {
    first: firstThat(1, count, (places) => canBeWithin(season, places)),
    last: firstThat(1, count, (places) => !canBePassed(season, places, 0)),
  };
}

/**
 * The number of its own open matches that a pair has to win, whichever they are and whatever else happens.
 * @returns `null` where points do not make it certain even with all of them
 */
export function winsEnough(season: OpenSeason, places: number): number | null {
  const own = matchesOf(season, season.own);
  const isEnough = (wins: number) => !canBePassed(season, places, wins);
  return isEnough(own) ? firstThat(0, own, isEnough) : null;
}

/** The number of open matches that a pair has. */
export function matchesOf({ open }: OpenSeason, row: number): number {
  return open.filter(({ row1, row2 }) => row1 === row || row2 === row).length;
}

/**
 * Whether in some ending in which the pair wins so many of its matches as many rivals as there are places
 * have at least its points. It gets the least; of every other match one side gets the most that a match
 * gives, and the other the most that is left for the lesser of two.
 */
function canBePassed(season: OpenSeason, places: number, wins: number): boolean {
  const { rows, own, rule } = season;
  const { most, mostOfLesser, mostLost, least, leastWon } = limitsOf(rule);
  // A loss that gives more than a win: the rivals' points are not known then.
  if (wins > 0 && mostLost > mostOfLesser) return true;
  const others = matchesOf(season, own) - wins;
  const mine = (rows[own]?.points ?? 0) + wins * leastWon + others * least;
  const needed = rows.map(({ points }, row) =>
    row === own
      ? wins
      : matchesFor(mine - points - matchesOf(season, row) * mostOfLesser, most - mostOfLesser),
  );
  return canAllGet(places, needed, season);
}

/**
 * Whether in some ending fewer rivals than there are places have more points than the pair. It gets the most,
 * and of every other match one side the least that a match gives, and the other the least that the better of
 * two can have.
 */
function canBeWithin(season: OpenSeason, places: number): boolean {
  const { rows, own, rule } = season;
  const { most, leastOfBetter, least } = limitsOf(rule);
  const mine = (rows[own]?.points ?? 0) + matchesOf(season, own) * most;
  const needed = rows.map(({ points }, row) =>
    row === own
      ? 0
      : matchesFor(points + matchesOf(season, row) * leastOfBetter - mine, leastOfBetter - least),
  );
  return canAllGet(rows.length - places, needed, season);
}

/** The number of matches, each worth so much, that bring the missing points. */
function matchesFor(missing: number, worth: number): number {
  if (missing <= 0) return 0;
  return worth === 0 ? Number.POSITIVE_INFINITY : Math.ceil(missing / worth);
}

/** The least and most points of one match, whoever plays it. */
function limitsOf(rule: StandingsRule) {
  const ends = endsOf(rule);
  const all = ends.flatMap(({ points }) => points);
  const won = ends.filter(({ wins }) => wins[0] === 1);
  return {
    most: Math.max(...all),
    least: Math.min(...all),
    mostOfLesser: Math.max(...ends.map(({ points }) => Math.min(...points))),
    leastOfBetter: Math.min(...ends.map(({ points }) => Math.max(...points))),
    leastWon: Math.min(...won.map(({ points }) => points[0])),
    mostLost: Math.max(...won.map(({ points }) => points[1])),
  };
}

/**
 * Each open match is given to one of its two pairs: whether the pair that asks gets as many as it needs and
 * so do `count` of its rivals. True where it is not known within `mostSteps`.
 * @param needed by row
 */
function canAllGet(
  count: number,
  needed: readonly number[],
  { open, own, rows }: OpenSeason,
): boolean {
  const ofRow = rows.map((_, row) =>
    open.flatMap(({ row1, row2 }, match) => (row1 === row || row2 === row ? [match] : [])),
  );
  const rivals = needed.flatMap((need, row) => (row === own ? [] : [{ row, need }]));
  const missing = count - rivals.filter(({ need }) => need <= 0).length;
  // The most modest come first: most often they are the answer.
  const seekers = rivals
    .filter(({ row, need }) => need > 0 && need <= (ofRow[row]?.length ?? 0))
    .sort((one, other) => one.need - other.need);
  let steps = 0;
  const owners = give(own, needed[own] ?? 0, new Map());
  return owners !== null && choose(0, missing, owners);

  /** Whether `left` of the seekers from a number on can be satisfied too. */
  function choose(from: number, left: number, owners: ReadonlyMap<number, number>): boolean {
    if (left <= 0 || steps > mostSteps) return true;
    const next = seekers.slice(from, from + left);
    const [seeker] = next;
    const least = next.reduce((sum, { need }) => sum + need, 0);
    if (seeker === undefined || next.length < left || least > open.length - owners.size) {
      return false;
    }
    const given = give(seeker.row, seeker.need, owners);
    if (given !== null && choose(from + 1, left - 1, given)) return true;
    return choose(from + 1, left, owners);
  }

  /**
   * @param owners the row that each match was given to
   * @returns these with `need` more for a row; `null` where it cannot get them
   */
  function give(row: number, need: number, owners: ReadonlyMap<number, number>) {
    const given = new Map(owners);
    for (let got = 0; got < need; got += 1) {
      if (!giveOne(row, given, new Set())) return null;
    }
    return given;
  }

  /** Gives a row one match; the row that had it gets another. */
  function giveOne(row: number, owners: Map<number, number>, asked: Set<number>): boolean {
    asked.add(row);
    steps += 1;
    const own = ofRow[row] ?? [];
    const free = own.find((match) => !owners.has(match));
    if (free !== undefined) {
      owners.set(free, row);
      return true;
    }
    return own.some((match) => {
      const owner = owners.get(match);
      if (owner === undefined || asked.has(owner) || !giveOne(owner, owners, asked)) return false;
      owners.set(match, row);
      return true;
    });
  }
}

/** The first whole number between the two that passes; from there on all do. */
function firstThat(from: number, to: number, passes: (value: number) => boolean): number {
  if (from >= to) return to;
  const middle = Math.floor((from + to) / 2);
  return passes(middle) ? firstThat(from, middle, passes) : firstThat(middle + 1, to, passes);
}
