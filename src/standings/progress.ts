import type { Category } from '../league/category.ts';
import { playsIn, seasonIn, type SeasonSettings } from '../league/season.ts';
import { whyUncounted } from '../matches/countResult.ts';
import { groupBy } from '../padel/groupBy.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { openMatches } from './openMatches.ts';

/** How many of a category's matches were played; `all` are those that are known of. */
export type Progress = { category: Category; played: number; all: number };

/** The rows of a season, of all categories. */
type Rows = {
  results: readonly Result[];
  pairs: readonly Pair[];
  /** To come, over without a result, and put off. */
  announced: readonly UpcomingMatch[];
};

/** How far each category that plays in the season has come, in the order of the categories. */
export function progressOf(
  { results, pairs, announced }: Rows,
  season: SeasonSettings,
  categories: readonly Category[],
): readonly Progress[] {
  const categoryOf = ({ category }: { category: string }) => category;
  const played = groupBy(results, categoryOf);
  const registered = groupBy(pairs, categoryOf);
  const open = groupBy(announced, categoryOf);
  return categories.flatMap((category) => {
    const own = played.get(category.name) ?? [];
    if (own.length === 0 && !playsIn(season, category.name)) return [];
    const inCategory = seasonIn(season, category.name);
    const { matches } = openMatches({
      results: own,
      pairs: (registered.get(category.name) ?? []).map(({ name }) => name),
      ids: new Map((registered.get(category.name) ?? []).map(({ name, id }) => [name, id])),
      announced: open.get(category.name) ?? [],
      season: inCategory,
    });
    const isCounted = (result: Result) =>
      whyUncounted(result, inCategory.rule) === null && isPlayed(parseScore(result.score));
    const count = own.filter(isCounted).length;
    return [{ category, played: count, all: count + matches.length }];
  });
}
