import type { CountableResult } from '../matches/countResult.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { TableMatch, PairTally } from './separateTies.ts';
import { countResults, type Adjustment, type Withdrawn } from './standings.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/** A match that is still to be played. */
export type OpenMatch = { team1: string; team2: string };

/** A season with matches to play, as one pair sees it. */
export type OpenSeason = {
  rows: readonly PairTally[];
  /** The number of the pair's row. */
  own: number;
  /** The matches that have been played. */
  matches: readonly TableMatch<PairTally, CountableResult>[];
  /** The matches that are to be played, with the numbers of the two rows. */
  open: readonly OpenMeeting[];
  rule: StandingsRule;
};

export type OpenMeeting = { match: OpenMatch; row1: number; row2: number };

/**
 * @returns `null` where no row has the name: it stands in no result, in no open match, and is none of the pairs, or its pair has
 *   withdrawn. Open matches of such a pair are left out
 */
export function openSeason(
  name: string,
  results: readonly CountableResult[],
  pairs: readonly string[],
  open: readonly OpenMatch[],
  rule: StandingsRule,
  adjustments: readonly Adjustment[] = [],
  withdrawn: readonly Withdrawn[] = [],
): OpenSeason | null {
  const everybody = [...pairs, ...open.flatMap(({ team1, team2 }) => [team1, team2])];
  const { rows, matches } = countResults(results, everybody, rule, adjustments, withdrawn);
  const numbers = new Map(rows.map((row, number) => [nameKey(row.name), number]));
  const own = numbers.get(nameKey(name));
  if (own === undefined) return null;
  return {
    rows,
    own,
    matches,
    open: open.flatMap((match) => {
      const [row1, row2] = [numbers.get(nameKey(match.team1)), numbers.get(nameKey(match.team2))];
      // A pair does not play itself.
      if (row1 === undefined || row2 === undefined || row1 === row2) return [];
      return [{ match, row1, row2 }];
    }),
    rule,
  };
}
