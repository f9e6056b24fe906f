import type { Category } from '../league/category.ts';
import { countsIn, seasonIn } from '../league/season.ts';
import { useSettings } from '../league/settings.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { allItemsOf } from '../live/listState.ts';
import type { List } from '../live/useList.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { openMatches } from '../standings/openMatches.ts';
import { usePlayedSeason } from '../standings/useSeason.ts';

type LeftCountProps = {
  category: Category;
  /** Its matches to come, those that are over, and those that were put off. */
  lists: ReadonlyArray<Pick<List<UpcomingMatch>, 'state'>>;
};

/** The number of matches that a category has still to play; nothing while not all of them are there. */
export function LeftCount({ category, lists }: LeftCountProps) {
  const { seasons } = useSettings();
  const current = useCurrentSeason();
  const { state } = usePlayedSeason(current.slug, category.name);
  if (state.kind !== 'loaded' || lists.some((list) => list.state.kind !== 'loaded')) return null;
  const season = seasonIn(current, category.name);
  const announced = lists
    .flatMap((list) => allItemsOf(list.state))
    .filter((match) => countsIn(match, current.slug, seasons));
  const count = openMatches({ ...state, announced, season }).matches.length;
  return count === 0 ? null : count;
}
