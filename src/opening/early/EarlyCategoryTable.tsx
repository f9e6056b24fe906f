import type * as Live from '../../category/LazyCategoryTable.tsx';
import { CategoryTable } from '../../category/CategoryTable.tsx';
import { seasonIn } from '../../league/season.ts';
import { useCurrentSeason } from '../../league/useNow.ts';
import { usePlayedSeason } from '../../standings/useSeason.ts';

/** Replaces `src/category/LazyCategoryTable.tsx` in the early script, which has the table's code. */
export const LazyCategoryTable: typeof Live.LazyCategoryTable = ({ category }) => {
  const season = seasonIn(useCurrentSeason(), category.name);
  const { state } = usePlayedSeason(season.slug, category.name);
  return (
    <div>
      <CategoryTable category={category} season={season} state={state} />
    </div>
  );
};
