import { whyUncounted, type CountableResult } from '../matches/countResult.ts';
import type {
  CategorySeason,
  StoredAdjustment,
  StoredLot,
  StoredWithdrawal,
} from '../league/season.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import type { Result } from '../padel/result.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { CivilDate } from '../padel/time.ts';
import { standings, type Standing, type Withdrawn } from './standings.ts';

/** Points that the administrator gave to a pair or took from it, with the pair's name of today. */
export type NamedAdjustment = StoredAdjustment & { name: string };

/** A pair that has left the season, with the names of today. */
export type NamedWithdrawal = Withdrawn & { day: CivilDate };

/** What the organiser has decided of a category's season, by the pairs' names: results do not say it. */
export type Decisions = {
  adjustments: readonly NamedAdjustment[];
  withdrawn: readonly NamedWithdrawal[];
  /** Lots that were drawn, by name. */
  lots: ReadonlyMap<string, number>;
};

export const noDecisions: Decisions = { adjustments: [], withdrawn: [], lots: new Map() };

type PlayedResult = Pick<
  Result,
  'team1' | 'team2' | 'pair1Id' | 'pair2Id' | 'score' | 'winner' | 'createdAt'
>;

/**
 * Finds the names of the pairs of which something was decided: a renamed pair keeps it.
 * @param pairs those of the category
 * @param results those of the category and season: their pairs are found where the pairs are not known
 */
export function nameDecisions(
  { rule, adjustments = [], withdrawals = [], lots = [] }: DecidedSeason,
  pairs: readonly { id: string; name: string }[],
  results: readonly PlayedResult[] = [],
): Decisions {
  const nameOf = (pairId: string) => {
    const played = results.find((result) => [result.pair1Id, result.pair2Id].includes(pairId));
    return (
      pairs.find(({ id }) => id === pairId)?.name ??
      (played?.pair1Id === pairId ? played.team1 : played?.team2)
    );
  };
  const named = <Row extends { pairId: string }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const name = nameOf(row.pairId);
      return name === undefined ? [] : [{ ...row, name }];
    });
  return {
    adjustments: named(adjustments),
    withdrawn: named(withdrawals).map(({ name, kind, day, pairId, rivals, createdAt }) => {
      // Of results that came later, each settles one meeting.
      const met = results
        .filter(
          (result) =>
            result.createdAt > createdAt &&
            [result.pair1Id, result.pair2Id].includes(pairId) &&
            whyUncounted(result, rule) === null,
        )
        .map((result) => (result.pair1Id === pairId ? result.pair2Id : result.pair1Id));
      const left = rivals.filter((rival) => {
        const at = met.indexOf(rival);
        if (at !== -1) met.splice(at, 1);
        return at === -1;
      });
      return { name, kind, day, rivals: left.flatMap((rival) => nameOf(rival) ?? []) };
    }),
    lots: new Map(named(lots).map(({ name, place }) => [name, place])),
  };
}

type DecidedSeason = Pick<CategorySeason, 'rule' | 'adjustments'> & {
  withdrawals?: readonly StoredWithdrawal[] | undefined;
  lots?: readonly StoredLot[] | undefined;
};

/** The table of a category, see `standings`, with what the organiser has decided. */
export function decidedStandings<Counted extends CountableResult>(
  results: readonly Counted[],
  pairs: readonly string[],
  rule: StandingsRule,
  { adjustments, withdrawn, lots }: Decisions,
): Standing<Counted>[] {
  return standings(results, pairs, rule, adjustments, withdrawn, lots);
}

/** Whether a pair has left the season. */
export function hasLeft(name: string, { withdrawn }: Pick<Decisions, 'withdrawn'>): boolean {
  const key = nameKey(name);
  return withdrawn.some((each) => nameKey(each.name) === key);
}
