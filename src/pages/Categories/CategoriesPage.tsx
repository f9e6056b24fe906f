import { CategoryRow } from '../../components/CategoryRow/CategoryRow.tsx';
import { useData } from '../../data/DataProvider.tsx';
import type { Category } from '../../domain/category.ts';
import type { ListState } from '../../domain/listState.ts';
import { isPast } from '../../domain/spanishDate.ts';
import { useList } from '../../live/useList.ts';
import { useNow } from '../shared/useNow.ts';
import { CategoriesList } from './CategoriesList.tsx';

/** `/categorias`: each category with its last result, its next match and its number of pairs. */
export function CategoriesPage() {
  return <CategoriesList renderRow={(category) => <BoundRow category={category} />} />;
}

/** Most categories are found in the lists of all; the others ask for their own. */
function BoundRow({ category: { slug, name } }: { category: Category }) {
  const { results, upcomingMatches, pairs } = useData().tables;
  const now = useNow();
  const of = <Item extends { category: string }>(state: ListState<Item>) =>
    state.kind === 'loaded' ? state.items.filter((item) => item.category === name) : [];
  const isMissing = <Item extends { category: string }>(state: ListState<Item>) =>
    state.kind === 'loaded' && state.hasMore && of(state).length === 0;

  const latest = useList(results.lists, { order: 'day' }).state;
  const ownResults = isMissing(latest) ? name : undefined;
  const [last] = of(useList(results.lists, { order: 'day', category: ownResults }).state);
  const soonest = useList(upcomingMatches.lists, { order: 'soonest' }).state;
  const ownMatches = isMissing(soonest) ? name : undefined;
  const announced = useList(upcomingMatches.lists, { order: 'soonest', category: ownMatches });
  const next = of(announced.state).find((match) => !isPast(match, now));
  const registered = useList(pairs.lists, { order: 'name', isWhole: true }).state;
  return (
    <CategoryRow
      slug={slug}
      last={last}
      next={next}
      pairs={registered.kind === 'loaded' ? of(registered).length : null}
      isLoading={latest.kind === 'loading' || soonest.kind === 'loading'}
      today={now.date}
    />
  );
}
