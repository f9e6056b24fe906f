import { ErrorState } from '../ui/ErrorState.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { useData } from '../matches/DataProvider.tsx';
import type { Category } from '../league/category.ts';
import { allItemsOf, type ListState } from '../live/listState.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import { announced } from '../matches/announced.ts';
import { useAnnounced } from '../matches/useAnnounced.ts';
import { isPast } from '../padel/spanishDate.ts';
import { haveFailed, retryFailed, useList } from '../live/useList.ts';
import { useLeaders } from '../standings/useLeaders.ts';
import { useNow } from '../league/useNow.ts';
import { CategoriesList } from './CategoriesList.tsx';

/** `/categorias`: each category with who leads it, its last result, its next match and its number of pairs. */
export function CategoriesPage() {
  const { results, upcomingMatches } = useData().tables;
  const lists = [
    useList(results.lists, { order: 'day' }),
    useList(upcomingMatches.lists, announced),
  ];
  return (
    <CategoriesList
      note={
        haveFailed(lists) ? (
          <ErrorState
            message="No se pudieron cargar los resultados y los partidos."
            onRetry={() => retryFailed(lists)}
          />
        ) : null
      }
      renderRow={(category) => <BoundRow category={category} />}
    />
  );
}

/** The last result of most categories is in the list of all; the others ask for their own. */
function BoundRow({ category: { slug, name } }: { category: Category }) {
  const { results, pairs } = useData().tables;
  const now = useNow();
  const of = <Item extends { category: string }>(state: ListState<Item>) =>
    state.kind === 'loaded' ? state.items.filter((item) => item.category === name) : [];
  const hasMore = (state: ListState<unknown>) => state.kind === 'loaded' && state.hasMore;

  const latest = useList(results.lists, { order: 'day' }).state;
  const ownResults = hasMore(latest) && of(latest).length === 0 ? name : undefined;
  const played = useList(results.lists, { order: 'day', category: ownResults }).state;
  const coming = useAnnounced('upcoming', { category: name }).state;
  const registered = useList(pairs.lists, { order: 'name', isWhole: true }).state;
  const leaders = useLeaders().state;
  return (
    <CategoryRow
      slug={slug}
      leaders={
        leaders.kind === 'loaded'
          ? leaders.leaders.find(({ category }) => category.slug === slug)
          : undefined
      }
      last={of(played).find(({ score }) => isPlayed(parseScore(score)))}
      next={allItemsOf(coming).find((match) => !isPast(match, now))}
      pairs={registered.kind === 'loaded' ? of(registered).length : null}
      states={{ last: played.kind, next: coming.kind }}
      now={now}
    />
  );
}
