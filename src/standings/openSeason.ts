import type { CountableResult } from '../matches/countResult.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { TableMatch, PairTally } from './separateTies.ts';
import { countResults } from './standings.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

/** A match that is still to be played. */
export type OpenMatch = { team1: string; team2: string };

/** A season with matches to play, as one pair sees it. */
export type OpenSeason = {
  rows: readonly PairTally[];
  /** The number of the pair's row. */
  own: number;
  /** What has been played. */
  matches: readonly TableMatch<PairTally, CountableResult>[];
  /** What is to be played, with the numbers of the two rows. */
  open: readonly OpenMeeting[];
  rule: StandingsRule;
};

export type OpenMeeting = { match: OpenMatch; row1: number; row2: number };

export function openSeason(
  name: string,
  results: readonly CountableResult[],
  pairs: readonly string[],
  open: readonly OpenMatch[],
  rule: StandingsRule,
): OpenSeason {
  const everybody = [name, ...pairs, ...open.flatMap(({ team1, team2 }) => [team1, team2])];
  const { rows, matches } = countResults(results, everybody, rule);
  const numbers = new Map(rows.map((row, number) => [nameKey(row.name), number]));
  const numberOf = (each: string) => {
    const number = numbers.get(nameKey(each));
    if (number === undefined) throw new Error(`${each} has no row.`);
    return number;
  };
  return {
    rows,
    own: numberOf(name),
    matches,
    open: open
      .map((match) => ({ match, row1: numberOf(match.team1), row2: numberOf(match.team2) }))
      // A pair does not play itself.
      .filter(({ row1, row2 }) => row1 !== row2),
    rule,
  };
}
