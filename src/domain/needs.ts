import type { CountableResult } from './countResult.ts';
import { nameKey } from './nameKey.ts';
import { addTo, separateTies, type TableMatch, type TableRow, type Tally } from './separateTies.ts';
import type { Side } from './setScore.ts';
import { countResults } from './standings.ts';
import { matchPoints, tieCriteria, type StandingsRule } from './standingsRule.ts';

/** A match that is still to be played. */
export type OpenMatch = { team1: string; team2: string };

/** What one match has to bring. */
export type Condition = {
  match: OpenMatch;
  winner: Side;
  /** Winning in three sets is not enough. */
  isInTwoSets: boolean;
};

/** In how many endings of the season a pair is among the first. */
export type Needs =
  | { kind: 'tooManyMatches'; matches: number }
  | {
      kind: 'counted';
      /** The matches that can change it. */
      matches: readonly OpenMatch[];
      /** Each match is won by one or the other, in two sets or in three. */
      endings: number;
      reached: number;
      /** Those in which games or the draw of lots decide. */
      undecided: number;
      /** The least that is enough whatever else happens; `null`: nothing is, apart from games. */
      enough: readonly Condition[] | null;
    };

/** With more, a sentence says nothing any more. */
const mostMatches = 6;
/** Sets of team 1 and team 2. */
const outcomes = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;

type Answer = 'reached' | 'missed' | 'undecided';

/**
 * What a pair needs to finish among the first.
 * @param open the announced matches of the category
 * @param places how many places count: 1 for the lead, or the qualified ones
 */
export function needs(
  name: string,
  results: readonly CountableResult[],
  pairs: readonly string[],
  open: readonly OpenMatch[],
  rule: StandingsRule,
  places: number,
): Needs {
  const season = openSeason(name, results, pairs, open, rule);
  if (season.relevant.length > mostMatches) {
    return { kind: 'tooManyMatches', matches: season.relevant.length };
  }
  const endings = outcomes.length ** season.relevant.length;
  const answers = Array.from({ length: endings }, (_, ending) =>
    answerOf(season, ending, rule, places),
  );
  return {
    kind: 'counted',
    matches: season.relevant.map(({ match }) => match),
    endings,
    reached: answers.filter((answer) => answer === 'reached').length,
    undecided: answers.filter((answer) => answer === 'undecided').length,
    enough: simplestCondition(answers, season),
  };
}

type OpenSeason = {
  own: TableRow;
  rows: readonly TableRow[];
  matches: readonly TableMatch<TableRow, CountableResult>[];
  relevant: readonly { match: OpenMatch; row1: TableRow; row2: TableRow }[];
  /** Rows that stay above the own one whatever happens, and those that stay below. */
  above: ReadonlySet<TableRow>;
  below: ReadonlySet<TableRow>;
};

function openSeason(
  name: string,
  results: readonly CountableResult[],
  pairs: readonly string[],
  open: readonly OpenMatch[],
  rule: StandingsRule,
): OpenSeason {
  const everybody = [name, ...pairs, ...open.flatMap(({ team1, team2 }) => [team1, team2])];
  const counted = countResults(results, everybody, rule);
  const rows: readonly TableRow[] = counted.rows;
  const byKey = new Map(rows.map((row) => [nameKey(row.name), row]));
  const own = byKey.get(nameKey(name));
  if (own === undefined) throw new Error('The pair is one of the rows.');
  const toPlay = open.flatMap((match) => {
    const [row1, row2] = [byKey.get(nameKey(match.team1)), byKey.get(nameKey(match.team2))];
    return row1 === undefined || row2 === undefined || row1 === row2 ? [] : [{ match, row1, row2 }];
  });
  const { win, loss } = matchPoints[rule.points];
  const left = (row: TableRow) =>
    toPlay.filter(({ row1, row2 }) => row1 === row || row2 === row).length;
  const least = (row: TableRow) => row.points + left(row) * loss;
  const most = (row: TableRow) => row.points + left(row) * win;
  const above = new Set(rows.filter((row) => least(row) > most(own)));
  const below = new Set(rows.filter((row) => most(row) < least(own)));
  const isFixed = (row: TableRow) => above.has(row) || below.has(row);
  const relevant = toPlay.filter(({ row1, row2 }) => !isFixed(row1) || !isFixed(row2));
  return { own, rows, matches: counted.matches, relevant, above, below };
}

function answerOf(
  { own, rows, matches, relevant, above, below }: OpenSeason,
  ending: number,
  rule: StandingsRule,
  places: number,
): Answer {
  const after = new Map(rows.map((row) => [row, { ...row }]));
  const ownAfter = after.get(own) ?? own;
  const { win, loss } = matchPoints[rule.points];
  const imagined = relevant.flatMap(({ match, row1, row2 }, index) => {
    const [sets, otherSets] = outcomeOf(ending, index);
    const [after1, after2] = [after.get(row1), after.get(row2)];
    if (after1 === undefined || after2 === undefined) return [];
    const first = tally(sets > otherSets ? win : loss, sets, otherSets);
    const second = tally(sets > otherSets ? loss : win, otherSets, sets);
    addTo(after1, first);
    addTo(after2, second);
    return [{ row1: after1, row2: after2, first, second, result: imaginedResult(match) }];
  });
  const rivals = rows.flatMap((row) => {
    const rival = after.get(row);
    return rival === undefined || above.has(row) || below.has(row) ? [] : [rival];
  });
  const ahead = above.size + rivals.filter(({ points }) => points > ownAfter.points).length;
  const block = rivals.filter(({ points }) => points === ownAfter.points);
  if (ahead >= places) return 'missed';
  if (ahead + block.length <= places) return 'reached';
  const tied = new Set(block);
  const played = matches.flatMap((match) => {
    const [row1, row2] = [after.get(match.row1), after.get(match.row2)];
    if (row1 === undefined || row2 === undefined) return [];
    return tied.has(row1) && tied.has(row2) ? [{ ...match, row1, row2 }] : [];
  });
  const placed = separateTies(block, [...played, ...imagined], tieCriteria[rule.ties], [], {
    rows: new Set(imagined.flatMap(({ row1, row2 }) => [row1, row2])),
    matches: new Set(imagined),
  });
  let first = ahead;
  for (const { rows: shared } of placed) {
    if (shared.includes(ownAfter)) {
      if (first + shared.length <= places) return 'reached';
      return first >= places ? 'missed' : 'undecided';
    }
    first += shared.length;
  }
  return 'undecided';
}

/** The sets of one match in one ending: endings are numbers with a digit for each match. */
function outcomeOf(ending: number, match: number): (typeof outcomes)[number] {
  return outcomes[Math.floor(ending / outcomes.length ** match) % outcomes.length] ?? outcomes[0];
}

function tally(points: number, setsFor: number, setsAgainst: number): Tally {
  return { points, setsFor, setsAgainst, gamesFor: 0, gamesAgainst: 0 };
}

function imaginedResult({ team1, team2 }: OpenMatch): CountableResult {
  return { team1, team2, score: '', winner: null };
}

type Choice = { index: number; winner: Side; isInTwoSets: boolean };

/**
 * The fewest conditions under which every ending is reached; among as many, those on the pair's own
 * matches and those without a number of sets come first.
 */
function simplestCondition(
  answers: readonly Answer[],
  { relevant, own }: OpenSeason,
): readonly Condition[] | null {
  const choices = relevant.flatMap((_, index) =>
    ([1, 2] as const).flatMap((winner) =>
      [false, true].map((isInTwoSets) => ({ index, winner, isInTwoSets })),
    ),
  );
  // A bit for each ending that is not reached: together the conditions have to exclude them all.
  const open = answers.flatMap((answer, ending) => (answer === 'reached' ? [] : [ending]));
  const all = (1n << BigInt(open.length)) - 1n;
  const masks = new Map(choices.map((choice) => [choice, maskOf(choice, open)]));
  const excludedBy = (choice: Choice) => masks.get(choice) ?? 0n;
  const cost = (chosen: readonly Choice[]) =>
    chosen.reduce((sum, { index, winner, isInTwoSets }) => {
      const match = relevant[index];
      const isOwn = (winner === 1 ? match?.row1 : match?.row2) === own;
      return sum + (isOwn ? 0 : 10) + (isInTwoSets ? 1 : 0);
    }, 0);
  for (let size = 0; size <= relevant.length; size += 1) {
    const enough = combinations(choices, size)
      .toSorted((one, other) => cost(one) - cost(other))
      .find((chosen) => chosen.reduce((mask, choice) => mask | excludedBy(choice), 0n) === all);
    if (enough !== undefined) {
      return enough.flatMap(({ index, winner, isInTwoSets }) => {
        const match = relevant[index]?.match;
        return match === undefined ? [] : [{ match, winner, isInTwoSets }];
      });
    }
  }
  return null;
}

/** The endings, as bits, that a condition excludes. */
function maskOf({ index, winner, isInTwoSets }: Choice, endings: readonly number[]): bigint {
  const bits = endings.map((ending) => {
    const [sets, otherSets] = outcomeOf(ending, index);
    const [won, lost] = winner === 1 ? [sets, otherSets] : [otherSets, sets];
    return won < lost || (isInTwoSets && lost > 0) ? '1' : '0';
  });
  return bits.length === 0 ? 0n : BigInt(`0b${bits.join('')}`);
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
