import type { CountableResult } from '../matches/countResult.ts';
import { matchesThatMatter, mostMatches, toldAs, tryEndings } from './endings.ts';
import { openSeason, type OpenMatch, type OpenMeeting, type OpenSeason } from './openSeason.ts';
import { outlookOf } from './outlook.ts';
import { matchesOf, placesByPoints, winsEnough } from './pointsOutlook.ts';
import type { Side } from '../padel/setScore.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/** What one match has to bring. */
export type Condition = {
  match: OpenMatch;
  winner: Side;
  /** Winning otherwise is not enough: in three sets, by retirement, by W.O. */
  isInTwoSets: boolean;
  /** How many open matches the two pairs have. */
  meetings: number;
};

/** What a pair needs to finish among the first. */
export type Need =
  | { kind: 'sure' | 'impossible' }
  /** No match can change it any more, only the draw of lots. */
  | { kind: 'lots' }
  /** The least that is enough whatever else happens; `null`: nothing that is short to say. */
  | { kind: 'open'; enough: readonly Condition[] | null }
  /** There are too many endings to try. So many wins are enough, by points; `null`: nothing is known. */
  | { kind: 'uncounted'; wins: number | null };

/** What a pair needs, and where it can still finish. */
export type Needs = {
  goals: readonly { places: number; need: Need }[];
  /** How many matches are open, and how many of these are its own. */
  open: number;
  own: number;
  /** A first and a last place that it finishes between, where endings were not counted. */
  range: { first: number; last: number } | null;
  /** How many pairs there are. */
  pairs: number;
  /** Whether it has played, or is to play. */
  hasMatches: boolean;
};

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
): Needs {
  const season = openSeason(name, results, pairs, open, rule);
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

/** What points leave possible, and what is known of the goals. */
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
    ? { kind, enough: simplestConditions(unreached, matches, season.own) }
    : uncounted();
}

/** Endings of some matches, each told in one of four ways: two for each winner. */
class EndingSet {
  readonly #has: Uint8Array;

  constructor(matches: number) {
    this.#has = new Uint8Array(4 ** matches);
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

/** Whether one of these endings passes; an ending is a number with a digit, 0 to 3, for each match. */
function someEnding(
  ends: readonly number[],
  passes: (ending: number) => boolean,
  from = 0,
  before = 0,
): boolean {
  const bits = ends[from];
  if (bits === undefined) return passes(before);
  return [0, 1, 2, 3].some(
    (digit) =>
      (bits & (1 << digit)) !== 0 && someEnding(ends, passes, from + 1, before * 4 + digit),
  );
}

type Choice = { index: number; winner: Side; isInTwoSets: boolean };

/**
 * The fewest conditions that no ending of the set fulfils; among as many, those on the pair's own
 * matches and those without a number of sets come first.
 */
function simplestConditions(
  unreached: EndingSet,
  matches: readonly OpenMeeting[],
  own: number,
): readonly Condition[] | null {
  const choices = matches.flatMap((_, index) =>
    ([1, 2] as const).flatMap((winner) =>
      [false, true].map((isInTwoSets) => ({ index, winner, isInTwoSets })),
    ),
  );
  const cost = (chosen: readonly Choice[]) =>
    chosen.reduce((sum, { index, winner, isInTwoSets }) => {
      const match = matches[index];
      const isOwn = (winner === 1 ? match?.row1 : match?.row2) === own;
      return sum + (isOwn ? 0 : 10) + (isInTwoSets ? 1 : 0);
    }, 0);
  const isEnough = (chosen: readonly Choice[]) => {
    const ends = matches.map((_, match) => {
      const choice = chosen.find(({ index }) => index === match);
      return choice === undefined
        ? toldAs(1, false) | toldAs(2, false)
        : toldAs(choice.winner, choice.isInTwoSets);
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
