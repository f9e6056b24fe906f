import { formOf, type FormEntry } from '../matches/pairMatches.ts';
import { groupBy } from '../padel/groupBy.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import type { CivilDate } from '../padel/time.ts';
import { decidedStandings, noDecisions, type Decisions } from '../standings/decisions.ts';
import { countResults, type Standing } from '../standings/standings.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

type Figures = Pick<
  Standing,
  'played' | 'won' | 'drawn' | 'lost' | 'setsFor' | 'setsAgainst' | 'gamesFor' | 'gamesAgainst'
>;

/** The record of a pair in one month. */
export type MonthRecord = Figures & {
  /** The first day of the month. */
  month: CivilDate;
};

/** The record of a pair in a season: the figures of its row of the table. */
export type SeasonRecord = Figures & {
  /** `null` until a match of the category counts: before that all pairs share the first place. */
  position: number | null;
  points: number;
  /** Whether a match of the season can end in a draw. */
  hasDraws: boolean;
  /** The months in which it has played, the latest first: they add up to the season. */
  months: readonly MonthRecord[];
  /** The pair's last matches, the latest last. */
  form: readonly FormEntry[];
};

/**
 * The record of a pair.
 * @param results those of the category and season, newest first
 * @param pairs the names of the category's pairs
 * @returns `null` where the pair is not among them
 */
export function seasonRecord(
  pair: Pair,
  results: readonly Result[],
  pairs: readonly string[],
  rule: StandingsRule,
  decisions: Decisions = noDecisions,
): SeasonRecord | null {
  const key = nameKey(pair.name);
  const isOwn = ({ name }: { name: string }) => nameKey(name) === key;
  const rows = decidedStandings(results, pairs, rule, decisions);
  const row = rows.find(isOwn);
  if (row === undefined) return null;
  const months = [...groupBy(results, ({ date }) => date.slice(0, 7))].flatMap(
    ([month, played]) => {
      const own = countResults(played, [], rule).rows.find(isOwn);
      return own === undefined || own.played === 0 ? [] : [{ ...own, month: `${month}-01` }];
    },
  );
  return {
    ...row,
    hasDraws: rule.points.draw !== null,
    position: rows.some(({ played }) => played > 0) ? row.position : null,
    months,
    form: formOf(results, pair, rule),
  };
}
