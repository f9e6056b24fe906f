import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { categoryBySlug, type Category } from '../../domain/category.ts';
import type { SeasonSettings } from '../../domain/season.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import { useCurrentSeason, useNow } from '../shared/useNow.ts';
import { useSeason } from '../shared/useSeason.ts';
import { TableView } from './TableView.tsx';

/** `/tablas/{slug}`: the table of positions of a category. */
export function TablePage() {
  const { categoryId = '' } = useParams();
  const category = categoryBySlug(categoryId);
  const season = useCurrentSeason();
  if (category === undefined) {
    return (
      <PageFrame>
        <NotFound what="categoría" />
      </PageFrame>
    );
  }
  // A key, so that no state of one table is left on another.
  return <KnownTable key={category.slug} category={category} season={season} />;
}

function KnownTable({ category, season }: { category: Category; season: SeasonSettings }) {
  const now = useNow();
  const { state, onRetry } = useSeason(season.slug, category.name);
  return (
    <TableView category={category} season={season} state={state} now={now} onRetry={onRetry} />
  );
}
