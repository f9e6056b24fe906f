import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { categoryBySlug, type Category } from '../../domain/category.ts';
import { AddMatch } from '../shared/AddMatch.tsx';
import { AddResult } from '../shared/AddResult.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { useAdding } from '../shared/useAdding.ts';
import { loadedItems, useResults, useUpcomingMatches } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
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
  const now = useNow();
  const results = useResults(category.name);
  const matches = useUpcomingMatches(category.name);
  const addingResult = useAdding(results.writes, 'Resultado guardado.');
  const addingMatch = useAdding(matches.writes, 'Partido guardado.');
  // A session that ends under an open dialog takes nothing of what is typed with it.
  const hasDialogs = results.view.canDelete || addingResult.isOpen || addingMatch.isOpen;

  return (
    <>
      <CategoryView
        category={category.name}
        spreadsheet={category.spreadsheet}
        now={now}
        results={results.view}
        matches={matches.view}
        pendingResults={results.held}
        pendingMatches={matches.held}
        onAddResult={addingResult.open}
        onAddMatch={addingMatch.open}
      />
      {hasDialogs ? (
        <>
          <AddResult
            adding={addingResult}
            results={loadedItems(results.view)}
            today={now.date}
            category={category.name}
          />
          <AddMatch
            adding={addingMatch}
            matches={loadedItems(matches.view)}
            today={now.date}
            category={category.name}
          />
        </>
      ) : null}
    </>
  );
}

function UnknownCategory() {
  return (
    <PageFrame>
      <NotFound what="categoría" />
    </PageFrame>
  );
}
