import { UnknownSetting } from '../league/UnknownSetting.tsx';
import { categoryBySlug, type Category } from '../league/category.ts';
import { LazyCalendar } from '../pairs/LazyCalendar.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { usePageParams } from '../ui/pageParams.ts';
import { useAdding } from '../matches/useAdding.ts';
import {
  usePendingMatches,
  useResults,
  useUpcomingMatches,
} from '../matches/list/useListSection.ts';
import { useLinkedRow } from '../matches/list/useLinkedRow.ts';
import { useNow } from '../league/useNow.ts';
import { CategoryTableSection } from './CategoryTableSection.tsx';
import { CategoryView } from './CategoryView.tsx';

/** `/categorias/{slug}`: one category, or a page that says that there is none. */
export function CategoryPage() {
  const { categoryId = '' } = usePageParams();
  const category = categoryBySlug(categoryId);
  if (category === undefined) return <UnknownCategory />;
  return <KnownCategory category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  const now = useNow();
  const results = useResults({ order: 'day', category: category.name });
  const matches = useUpcomingMatches(category.name);
  const pending = usePendingMatches(category.name);
  const { onAddResult, onAddMatch } = useAdding(results, matches, category.name);
  const isLinkMissing = useLinkedRow([results, matches, pending]);
  return (
    <CategoryView
      note={isLinkMissing ? 'El partido de ese enlace ya no existe: puede haberse eliminado.' : ''}
      category={category.name}
      slug={category.slug}
      spreadsheet={category.spreadsheet}
      calendar={<LazyCalendar category={category} />}
      now={now}
      table={<CategoryTableSection category={category} />}
      results={results}
      matches={matches}
      pending={pending}
      onAddResult={onAddResult}
      onAddMatch={onAddMatch}
    />
  );
}

function UnknownCategory() {
  return (
    <PageFrame>
      <UnknownSetting what="categoría" />
    </PageFrame>
  );
}
