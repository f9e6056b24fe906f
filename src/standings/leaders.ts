import { decidedStandings, nameDecisions } from './decisions.ts';
import type { Category } from '../league/category.ts';
import { decidedIn, playsIn, type SeasonSettings } from '../league/season.ts';
import type { Result } from '../padel/result.ts';
import type { Standing } from './standings.ts';
import { groupBy } from '../padel/groupBy.ts';

/** The leaders of a category. */
export type Leaders = {
  category: Category;
  /** The pairs that share the first place; none before the first result. */
  names: readonly string[];
  points: number;
  /** By so many points it leads; 0 where several pairs do, or no other has points. */
  lead: number;
  /**
   * The first pairs of its table that have points, four at most. Of the others the place is not known here:
   * registered pairs that have not played stand above one whose sets are fewer.
   */
  rows: readonly Standing<Result>[];
};

const mostRows = 4;

/** The leaders of every category that plays, or has played, in the season, in the order of the categories. */
export function leadersOf(
  results: readonly Result[],
  season: Pick<SeasonSettings, 'rule' | 'categories' | 'adjustments' | 'withdrawals' | 'lots'>,
  categories: readonly Category[],
): readonly Leaders[] {
  const byCategory = groupBy(results, ({ category }) => category);
  return categories.flatMap((category) => {
    const played = byCategory.get(category.name) ?? [];
    if (played.length === 0 && !playsIn(season, category.name)) return [];
    const decisions = nameDecisions(decidedIn(season, category.name), [], played);
    const rows = decidedStandings(played, [], season.rule, decisions).filter(
      ({ position, points }) => position !== null && points > 0,
    );
    const first = rows.filter(({ position }) => position === 1);
    const second = rows[first.length];
    return {
      category,
      names: first.map(({ name }) => name),
      points: first[0]?.points ?? 0,
      lead:
        first.length === 1 && second !== undefined ? (first[0]?.points ?? 0) - second.points : 0,
      rows: rows.slice(0, mostRows),
    };
  });
}
