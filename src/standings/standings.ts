import {
  countScore,
  whyUncounted,
  type CountableResult,
  type MatchCount,
  type WhyUncounted,
} from '../matches/countResult.ts';
import { nameKey } from '../padel/nameKey.ts';
import { compareTexts } from '../padel/spanishText.ts';
import {
  addTo,
  emptyTally,
  groupDescending,
  separateByLots,
  separateTies,
  type Separation,
  type TableMatch,
} from './separateTies.ts';
import { drawsLots } from '../league/rulePresets.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/** Why a pair stands where it stands among those with as many points. */
type Reason<Result = CountableResult> = Separation<Result> & {
  /** The separations that had split the tie before, the first one first. */
  earlier: readonly Separation<Result>[];
  /** The pairs of the tie to which points were given, or from which they were taken. */
  adjusted: readonly Adjustment[];
  /** Whether the league has chosen that lots decide what nothing separates. */
  isByLots: boolean;
};

/** A row of the table. */
export type Standing<Result = CountableResult> = {
  /** From 1; pairs that nothing separates share it: 1, 2, 2, 4. `null`: the pair has withdrawn. */
  position: number | null;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Lost by W.O. */
  walkovers: number;
  setsFor: number;
  setsAgainst: number;
  gamesFor: number;
  gamesAgainst: number;
  /** Those of its matches and of the adjustments. */
  points: number;
  /** Points that the administrator gave, negative: took. */
  adjustment: number;
  /** `null` where no other pair has as many points. */
  reason: Reason<Result> | null;
};

/** The rows that are on a place: without the pairs that have withdrawn. */
export function onPlaces<Row extends { position: number | null }>(
  rows: readonly Row[],
): readonly (Row & { position: number })[] {
  return rows.filter((row): row is Row & { position: number } => row.position !== null);
}

/** A result that does not count, and why. */
export type UncountedResult<Result = CountableResult> = { result: Result; why: WhyUncounted };

/** Points that the administrator gives to a pair, negative: takes from it. */
export type Adjustment = { name: string; points: number };

/** A pair that has left the season. */
export type Withdrawn = {
  name: string;
  /** `annul`: none of its results counts. `walkover`: what was played does, and `rivals` won the rest. */
  kind: 'annul' | 'walkover';
  /** Who wins by W.O. what is left, once for each meeting. */
  rivals: readonly string[];
};

type Row = Omit<Standing, 'position' | 'reason'>;

/**
 * The table of one category.
 * @param results those of the season; names are compared by `nameKey`
 * @param pairs the registered ones and those of announced matches: they are listed from the first
 *   day. Other pairs with a result are added
 * @param adjustments several of one pair are summed, those of a name without a row are left out
 * @param withdrawn stand below the others, by name
 * @param lots that were drawn, by name, the lower first; they count where all pairs of a shared place have one
 * @returns the rows in their order; what did not count is listed by `uncountedResults`
 */
export function standings<Result extends CountableResult>(
  results: readonly Result[],
  pairs: readonly string[],
  rule: StandingsRule,
  adjustments: readonly Adjustment[] = [],
  withdrawn: readonly Withdrawn[] = [],
  lots: ReadonlyMap<string, number> = new Map(),
): Standing<Result>[] {
  const { rows, gone, matches } = countResults(results, pairs, rule, adjustments, withdrawn);
  const left = byName(gone).map((row) => ({ position: null, ...row, reason: null }));
  return [...inOrder(rows, matches, rule, lots), ...left];
}

/** The columns of each pair, in no order, and the matches that they come from; those that are gone apart. */
export function countResults<Result extends CountableResult>(
  results: readonly Result[],
  pairs: readonly string[],
  rule: StandingsRule,
  adjustments: readonly Adjustment[] = [],
  withdrawn: readonly Withdrawn[] = [],
): { rows: Row[]; gone: Row[]; matches: TableMatch<Row, Result>[] } {
  const { find, rows } = rowFinder();
  for (const name of pairs) find(name);
  const kinds = new Map(withdrawn.map(({ name, kind }) => [nameKey(name), kind]));
  const kindOf = ({ name }: Row) => (kinds.size === 0 ? undefined : kinds.get(nameKey(name)));
  const matches: TableMatch<Row, Result>[] = [];
  for (const result of results) {
    const row1 = find(result.team1);
    const row2 = find(result.team2);
    if (kindOf(row1) === 'annul' || kindOf(row2) === 'annul') continue;
    const count = row1 === row2 ? 'one-pair' : countScore(result, rule);
    if (typeof count === 'string') continue;
    if (count.outcomes[0] === 'unplayed') {
      row1.points += count.points[0];
      row2.points += count.points[1];
      continue;
    }
    matches.push({ row1, row2, ...addMatch(row1, row2, count), result });
  }
  for (const { row, rival } of walkoversOf(withdrawn, find)) {
    const count = countScore({ score: 'W.O.', winner: 1 }, rule);
    if (kindOf(rival) === undefined && typeof count !== 'string') addMatch(rival, row, count);
  }
  const listed = rows();
  for (const { name, points } of adjustments) {
    const key = nameKey(name);
    const row = listed.find((each) => nameKey(each.name) === key);
    if (row === undefined) continue;
    row.points += points;
    row.adjustment += points;
  }
  return {
    rows: listed.filter((row) => kindOf(row) === undefined),
    gone: listed.filter((row) => kindOf(row) !== undefined),
    matches,
  };
}

/** The meetings that a pair that has left did not play, and whoever wins each. */
function walkoversOf(withdrawn: readonly Withdrawn[], find: (name: string) => Row) {
  return withdrawn
    .filter(({ kind }) => kind === 'walkover')
    .flatMap(({ name, rivals }) =>
      rivals.map((rival) => ({ row: find(name), rival: find(rival) })),
    );
}

/** Adds a match to its two rows. @returns what it adds to each */
function addMatch(row1: Row, row2: Row, count: MatchCount) {
  const { points, sets, games } = count;
  const first = {
    points: points[0],
    setsFor: sets[0],
    setsAgainst: sets[1],
    gamesFor: games[0],
    gamesAgainst: games[1],
  };
  const second = {
    points: points[1],
    setsFor: sets[1],
    setsAgainst: sets[0],
    gamesFor: games[1],
    gamesAgainst: games[0],
  };
  addTo(row1, first);
  addTo(row2, second);
  addOutcome(row1, count, 0);
  addOutcome(row2, count, 1);
  return { first, second };
}

function addOutcome(row: Row, { outcomes, absent }: MatchCount, at: 0 | 1): void {
  row.played += 1;
  if (outcomes[at] === 'won') row.won += 1;
  else if (outcomes[at] === 'drawn') row.drawn += 1;
  else row.lost += 1;
  if (absent[at]) row.walkovers += 1;
}

/** The results that count nothing because nobody can tell who won. */
export function uncountedResults<Result extends CountableResult>(
  results: readonly Result[],
  rule: StandingsRule,
): UncountedResult<Result>[] {
  return results.flatMap((result) => {
    const why = whyUncounted(result, rule);
    return why === null ? [] : [{ result, why }];
  });
}

/** Finds the row of a name, or makes it. */
function rowFinder() {
  const byKey = new Map<string, Row>();
  // Most names are spelled alike every time.
  const byName = new Map<string, Row>();
  const find = (name: string): Row => {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const key = nameKey(name);
    const row = byKey.get(key) ?? {
      name,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      walkovers: 0,
      adjustment: 0,
      ...emptyTally(),
    };
    byKey.set(key, row);
    byName.set(name, row);
    return row;
  };
  return { find, rows: () => [...byKey.values()] };
}

function byName(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort(
    (one, other) => compareTexts(one.name, other.name) || (one.name < other.name ? -1 : 1),
  );
}

function inOrder<Result>(
  rows: readonly Row[],
  matches: readonly TableMatch<Row, Result>[],
  rule: StandingsRule,
  lots: ReadonlyMap<string, number>,
): Standing<Result>[] {
  const drawn = new Map([...lots].map(([name, lot]) => [nameKey(name), lot]));
  const lotOf = ({ name }: Row) => (drawn.size === 0 ? undefined : drawn.get(nameKey(name)));
  const placed = groupDescending(byName(rows), ({ points }) => points).flatMap((block) => {
    const adjusted = block.flatMap(({ name, adjustment }) =>
      adjustment === 0 ? [] : [{ name, points: adjustment }],
    );
    return separateTies(block, matches, rule.ties)
      .flatMap((each) => separateByLots(each, lotOf))
      .map((each) => ({ ...each, adjusted }));
  });
  let position = 1;
  const isByLots = drawsLots(rule);
  return placed.flatMap(({ rows, separations, adjusted }) => {
    const last = separations.at(-1);
    const earlier = separations.slice(0, -1);
    const reason = last === undefined ? null : { ...last, earlier, adjusted, isByLots };
    const shared = rows.map((row) => ({ position, ...row, reason }));
    position += rows.length;
    return shared;
  });
}
