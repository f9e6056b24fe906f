import type { CountableResult } from '../matches/countResult.ts';
import { matchesThatMatter, mostMatches, tryEndings } from './endings.ts';
import { anyEnd, toldAs, toldWays } from './matchEnds.ts';
import { openSeason, type OpenMatch, type OpenMeeting, type OpenSeason } from './openSeason.ts';
import { outlookOf } from './outlook.ts';
import { matchesOf, placesByPoints, winsEnough } from './pointsOutlook.ts';
import type { Side } from '../padel/setScore.ts';
import type { Adjustment, Withdrawn } from './standings.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/** The condition on one match. */
export type Condition = {
  match: OpenMatch;
  /** The side that has to bring it. */
  side: Side;
  /** `win-in-two-sets`: in three sets, by retirement or by W.O. is not enough. */
  result: (typeof conditionsOn)[number];
  /** The number of open matches that the two pairs have. */
  meetings: number;
};

/** The conditions under which a pair finishes among the first. */
export type Need =
  | { kind: 'sure' | 'impossible' }
  /** No match can change it any more, only the draw of lots. */
  | { kind: 'lots' }
  /** The least that is enough whatever else happens; `null`: nothing that is short to say. */
  | { kind: 'open'; enough: readonly Condition[] | null }
  /** There are too many endings to try. So many wins are enough, by points; `null`: nothing is known. */
  | { kind: 'uncounted'; wins: number | null };

/** The goals of a pair and their conditions, and the places on which it can still finish. */
export type Needs = {
  goals: readonly { places: number; need: Need }[];
  /** The number of matches that are open, and how many of these are its own. */
  open: number;
  own: number;
  /** A first and a last place that it finishes between, where endings were not counted. */
  range: { first: number; last: number } | null;
  /** The number of pairs. */
  pairs: number;
  /** Whether it has played, or is to play. */
  hasMatches: boolean;
};

/** The conditions on one side, the most first that is easy to say. */
const conditionsOn = ['win-or-draw', 'win', 'win-in-two-sets'] as const;

/** With more, a sentence says nothing any more. */
const mostConditions = 3;

/**
 * @param open the matches to play
 * @param goals how many places count: 1 for the lead, or the qualified ones
 */
export function computeNeeds(
  name: string,
  results: readonly CountableResult[],
  pairs: readonly string[],
  open: readonly OpenMatch[],
  rule: StandingsRule,
  goals: readonly number[],
  adjustments: readonly Adjustment[] = [],
  withdrawn: readonly Withdrawn[] = [],
): Needs {
  // Also of a pair that stands nowhere yet.
  const season = openSeason(name, results, [...pairs, name], open, rule, adjustments, withdrawn);
  if (season === null) throw new Error(`${name} has no row.`);
  const row = season.rows[season.own];
  const own = matchesOf(season, season.own);
  const found = goals.map((places) => ({ places, need: needOf(season, places) }));
  return {
    goals: found,
    open: season.open.length,
    own,
    range: found.some(({ need }) => need.kind === 'uncounted') ? rangeOf(season, found) : null,
    pairs: season.rows.length,
    hasMatches: own > 0 || season.matches.some(({ row1, row2 }) => row1 === row || row2 === row),
  };
}

/** The places that points leave possible, narrowed by what is known of the goals. */
function rangeOf(season: OpenSeason, goals: Needs['goals']) {
  const { first, last } = placesByPoints(season);
  const placesOf = (kind: Need['kind']) =>
    goals.flatMap(({ places, need }) => (need.kind === kind ? [places] : []));
  return {
    first: Math.max(first, ...placesOf('impossible').map((places) => places + 1)),
    last: Math.min(last, ...placesOf('sure')),
  };
}

function needOf(season: OpenSeason, places: number): Need {
  const kind = outlookOf(season, places);
  if (kind !== 'open') return { kind };
  const matches = matchesThatMatter(season);
  if (matches.length === 0) return { kind: 'lots' };
  const uncounted = () => ({ kind: 'uncounted', wins: winsEnough(season, places) }) as const;
  if (matches.length > mostMatches) return uncounted();
  const unreached = new EndingSet(matches.length);
  const areAllTried = tryEndings(season, places, {
    tell(answer, ends) {
      if (answer !== 'reached') unreached.add(ends);
    },
    isKnown: (ends) => unreached.hasAll(ends),
  });
  return areAllTried
    ? { kind, enough: simplestConditions(unreached, matches, season) }
    : uncounted();
}

/** Endings of some matches, each told in one of the ways of `toldAs`. */
class EndingSet {
  readonly #has: Uint8Array;

  constructor(matches: number) {
    this.#has = new Uint8Array(toldWays ** matches);
  }

  /** @param ends for each match, bits of `toldAs` */
  add(ends: readonly number[]): void {
    someEnding(ends, (ending) => {
      this.#has[ending] = 1;
      return false;
    });
  }

  hasAll(ends: readonly number[]): boolean {
    return !someEnding(ends, (ending) => this.#has[ending] === 0);
  }

  hasSome(ends: readonly number[]): boolean {
    return someEnding(ends, (ending) => this.#has[ending] === 1);
  }
}

/** Whether one of these endings passes; an ending is a number with a digit, the told way, for each match. */
function someEnding(
  ends: readonly number[],
  passes: (ending: number) => boolean,
  from = 0,
  before = 0,
): boolean {
  const bits = ends[from];
  if (bits === undefined) return passes(before);
  for (let way = 0; way < toldWays; way += 1) {
    if ((bits & (1 << way)) === 0) continue;
    if (someEnding(ends, passes, from + 1, before * toldWays + way)) return true;
  }
  return false;
}

type Choice = { index: number } & Pick<Condition, 'side' | 'result'>;

/**
 * The fewest conditions that no ending of the set fulfils; among as many, those on the pair's own
 * matches and those that ask less come first.
 */
function simplestConditions(
  unreached: EndingSet,
  matches: readonly OpenMeeting[],
  { own, rule }: OpenSeason,
): readonly Condition[] | null {
  const results = rule.points.draw === null ? conditionsOn.slice(1) : conditionsOn;
  const choices = matches.flatMap((_, index) =>
    ([1, 2] as const).flatMap((side) => results.map((result) => ({ index, side, result }))),
  );
  const cost = (chosen: readonly Choice[]) =>
    chosen.reduce((sum, { index, side, result }) => {
      const match = matches[index];
      const isOwn = (side === 1 ? match?.row1 : match?.row2) === own;
      return sum + (isOwn ? 0 : 10) + conditionsOn.indexOf(result);
    }, 0);
  const isEnough = (chosen: readonly Choice[]) => {
    const ends = matches.map((_, match) => {
      const choice = chosen.find(({ index }) => index === match);
      return choice === undefined ? anyEnd : toldAs(choice.side, choice.result);
    });
    return !unreached.hasSome(ends);
  };
  for (let size = 1; size <= Math.min(mostConditions, matches.length); size += 1) {
    const enough = combinations(choices, size)
      .sort((one, other) => cost(one) - cost(other))
      .find(isEnough);
    if (enough !== undefined) {
      return enough.flatMap((choice) => conditionOf(choice, matches));
    }
  }
  return null;
}

function conditionOf(
  { index, ...condition }: Choice,
  matches: readonly OpenMeeting[],
): Condition[] {
  const chosen = matches[index];
  if (chosen === undefined) return [];
  const rows = [chosen.row1, chosen.row2];
  const meetings = matches.filter(
    ({ row1, row2 }) => rows.includes(row1) && rows.includes(row2),
  ).length;
  return [{ match: chosen.match, ...condition, meetings }];
}

/** All choices of `size` conditions, at most one a match. */
function combinations(choices: readonly Choice[], size: number): Choice[][] {
  if (size === 0) return [[]];
  return choices.flatMap((choice, position) =>
    combinations(
      choices.slice(position + 1).filter(({ index }) => index > choice.index),
      size - 1,
    ).map((rest) => [choice, ...rest]),
  );
}
