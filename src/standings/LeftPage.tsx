import { useMemo } from 'react';
import { NotFoundPage } from '../league/NotFoundPage.tsx';
import { categoryBySlug, type Category } from '../league/category.ts';
import { seasonIn } from '../league/season.ts';
import { useCurrentSeason, useNow } from '../league/useNow.ts';
import { useAuth } from '../session/authContext.ts';
import { usePageParams } from '../ui/pageParams.ts';
import { LeftView } from './LeftView.tsx';
import { useOwnKeys } from './useOwnKeys.ts';
import { useSeason } from './useSeason.ts';
import { useSettings } from '../league/settings.ts';

/** `/categorias/{slug}/falta`: who still has to play whom in the season that is being played. */
export function LeftPage() {
  const { categoryId = '' } = usePageParams();
  const category = categoryBySlug(categoryId, useSettings());
  if (category === undefined) return <NotFoundPage what="categoría" />;
  // The key keeps what is opened of one category off another.
  return <KnownLeft key={category.slug} category={category} />;
}

function KnownLeft({ category }: { category: Category }) {
  const current = useCurrentSeason();
  const season = useMemo(() => seasonIn(current, category.name), [current, category.name]);
  return (
    <LeftView
      {...useSeason(season.slug, category.name)}
      category={category}
      season={season}
      own={useOwnKeys(category)}
      now={useNow()}
      isAdmin={useAuth().isAdmin}
    />
  );
}
