import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { categoryBySlug, type Category } from '../../domain/category.ts';
import { league } from '../../league/league.config.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import { useResults, useUpcomingMatches } from '../shared/useLeagueSection.ts';
import { useNow } from '../shared/useNow.ts';
import { usePage } from '../shared/usePage.ts';
import { CategoryView } from './CategoryView.tsx';

/** `/categorias/{slug}`: one category, or the news that there is none of that name. */
export function CategoryPage() {
  const { categoryId = '' } = useParams();
  const category = categoryBySlug(categoryId);
  if (category === undefined) return <UnknownCategory />;
  // Each category is a page of its own: nothing of one stays on the other's.
  return <KnownCategory key={category.slug} category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  usePage(category.name);
  return (
    <CategoryView
      category={category.name}
      spreadsheet={league.spreadsheets[category.slug]}
      now={useNow()}
      results={useResults(category.name).view}
      matches={useUpcomingMatches(category.name).view}
    />
  );
}

function UnknownCategory() {
  usePage('Categoría no encontrada');
  return (
    <PageFrame>
      <NotFound what="categoría" />
    </PageFrame>
  );
}
