import { startTransition, useMemo, useOptimistic } from 'react';
import { NotFoundPage } from '../league/NotFoundPage.tsx';
import { categoryBySlug, type Category } from '../league/category.ts';
import { seasonIn, type SeasonSettings } from '../league/season.ts';
import { AdjustmentsButton } from './AdjustmentsButton.tsx';
import { afterPaint } from '../ui/afterPaint.ts';
import { usePageParams } from '../ui/pageParams.ts';
import { seasonsUntil } from '../league/seasonLists.ts';
import { useCurrentSeason, useNow } from '../league/useNow.ts';
import { useLinkedPair } from './useLinkedPair.ts';
import { UnknownSeason } from './UnknownSeason.tsx';
import { useOwnKeys } from './useOwnKeys.ts';
import { useSeason } from './useSeason.ts';
import { TableView } from './TableView.tsx';
import { useSettings } from '../league/settings.ts';
import { usePageSearch } from '../ui/hooks/usePageSearch.ts';

/** Each hypothesis is a parameter of this name. */
const parameter = 'si';

/** `/tablas/{slug}` and `/tablas/{slug}/{season}`: the standings of a category. */
export function TablePage() {
  const { categoryId = '', seasonId } = usePageParams();
  const league = useSettings();
  const category = categoryBySlug(categoryId, league);
  const current = useCurrentSeason();
  const begun = seasonsUntil(current.firstDay, league);
  const season = seasonId === undefined ? current : begun.find(({ slug }) => slug === seasonId);
  if (category === undefined) return <NotFoundPage what="categoría" />;
  if (season === undefined) return <UnknownSeason />;
  return (
    <KnownTable
      // The key keeps the state of one table off another.
      key={`${category.slug} ${season.slug}`}
      category={category}
      season={season}
      current={current}
      seasons={begun}
    />
  );
}

type KnownTableProps = {
  category: Category;
  season: SeasonSettings;
  current: SeasonSettings;
  seasons: readonly SeasonSettings[];
};

function KnownTable({ category, season, current, seasons }: KnownTableProps) {
  const own = useMemo(() => seasonIn(season, category.name), [season, category.name]);
  const now = useNow();
  const [params, setParams] = usePageSearch();
  // The table answers to a tap at once: with another address, the links of the whole page render.
  const [imagined, showImagined] = useOptimistic(params.getAll(parameter));
  const { state, onRetry } = useSeason(season.slug, category.name);
  useLinkedPair(category.slug, state.kind === 'loaded');
  return (
    <TableView
      category={category}
      season={own}
      isOver={season.slug !== current.slug}
      seasons={seasons.map(({ name, slug }) => ({
        name,
        slug: slug === current.slug ? undefined : slug,
      }))}
      state={state}
      own={useOwnKeys(category)}
      actions={<AdjustmentsButton season={season.slug} category={category.name} />}
      now={now}
      imagined={imagined}
      onImagine={(texts) =>
        startTransition(async () => {
          showImagined([...texts]);
          // Browsers take a frame's time to change the address.
          await afterPaint();
          startTransition(() =>
            setParams(new URLSearchParams(texts.map((text) => [parameter, text])), {
              replace: true,
            }),
          );
        })
      }
      onRetry={onRetry}
    />
  );
}
