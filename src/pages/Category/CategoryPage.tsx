import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { categoryBySlug, type Category } from '../../domain/category.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import { usePageParams } from '../shared/pageParams.ts';
import { useAdding } from '../shared/useAdding.ts';
import { usePendingMatches, useResults, useUpcomingMatches } from '../shared/useListSection.ts';
import { useLinkedRow } from '../shared/useLinkedRow.ts';
import { useNow } from '../shared/useNow.ts';
import { CategoryTableSection } from './CategoryTableSection.tsx';
import { CategoryView } from './CategoryView.tsx';

/** `/categorias/{slug}`: one category, or a page that says that there is none. */
export function CategoryPage() {
  const { categoryId = '' } = usePageParams();
  const category = categoryBySlug(categoryId);
  if (category === undefined) return <UnknownCategory />;
  // A key, so that no state of one category's page is left on another's.
  return <KnownCategory key={category.slug} category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  const now = useNow();
  const results = useResults({ order: 'day', category: category.name });
  const matches = useUpcomingMatches(category.name);
  const pending = usePendingMatches(category.name);
  const { onAddResult, onAddMatch } = useAdding(results.view, matches.view, category.name);
  const calendar = useData().sources.calendarAddress(category.slug);
  const isLinkMissing = useLinkedRow([results.view, matches.view, pending]);
  return (
    <CategoryView
      note={isLinkMissing ? 'El partido de ese enlace ya no está: puede haberse borrado.' : ''}
      category={category.name}
      spreadsheet={category.spreadsheet}
      calendar={calendar}
      now={now}
      table={<CategoryTableSection category={category} />}
      results={results.view}
      matches={matches.view}
      pending={pending}
      pendingResults={results.held}
      pendingMatches={matches.held}
      onAddResult={onAddResult}
      onAddMatch={onAddMatch}
    />
  );
}

function UnknownCategory() {
  return (
    <PageFrame>
      <NotFound what="categoría" />
    </PageFrame>
  );
}
