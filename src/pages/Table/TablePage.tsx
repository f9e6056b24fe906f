import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { categoryBySlug, type Category } from '../../domain/category.ts';
import type { SeasonSettings } from '../../domain/season.ts';
import { afterPaint } from '../../utils/afterPaint.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import { usePageParams } from '../shared/pageParams.ts';
import { seasonsUntil } from '../shared/seasonLists.ts';
import { useCurrentSeason, useNow } from '../shared/useNow.ts';
import { useOwnKeys } from '../shared/useOwnKeys.ts';
import { useSeason } from '../shared/useSeason.ts';
import { TableView } from './TableView.tsx';

/** Each hypothesis is a parameter of this name. */
const parameter = 'si';

/** `/tablas/{slug}` and `/tablas/{slug}/{season}`: the table of positions of a category. */
export function TablePage() {
  const { categoryId = '', seasonId } = usePageParams();
  const category = categoryBySlug(categoryId);
  const current = useCurrentSeason();
  const begun = seasonsUntil(current.firstDay);
  const season = seasonId === undefined ? current : begun.find(({ slug }) => slug === seasonId);
  if (category === undefined || season === undefined) {
    return (
      <PageFrame>
        <NotFound what={category === undefined ? 'categoría' : 'temporada'} />
      </PageFrame>
    );
  }
  return (
    <KnownTable
      // So that no state of one table is left on another.
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
  const now = useNow();
  const [params, setParams] = useSearchParams();
  // The table answers to a tap at once: with another address, the links of the whole page render.
  const [imagined, showImagined] = useOptimistic(params.getAll(parameter));
  const { state, onRetry } = useSeason(season.slug, category.name);
  return (
    <TableView
      category={category}
      season={season}
      isOver={season.slug !== current.slug}
      seasons={seasons.map(({ name, slug }) => ({
        name,
        slug: slug === current.slug ? undefined : slug,
      }))}
      state={state}
      own={useOwnKeys(category)}
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
