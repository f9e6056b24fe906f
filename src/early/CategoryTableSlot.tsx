import type * as Live from '../pages/Category/CategoryTableSlot.tsx';
import { CategoryTable } from '../pages/Category/CategoryTable.tsx';
import { useCurrentSeason } from '../pages/shared/useNow.ts';
import { usePlayedSeason } from './useSeason.ts';

/** Replaces `pages/Category/CategoryTableSlot.tsx` in the early script, which has the table's code. */
export const CategoryTableSlot: typeof Live.CategoryTableSlot = ({ category }) => {
  const season = useCurrentSeason();
  const { state } = usePlayedSeason(season.slug, category.name);
  return (
    <div>
      <CategoryTable category={category} season={season} state={state} />
    </div>
  );
};
