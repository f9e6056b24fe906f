import { useAnnounced } from '../matches/useAnnounced.ts';
import { NotFoundPage } from '../league/NotFoundPage.tsx';
import { categoryBySlug, type Category } from '../league/category.ts';
import { LazyCalendar } from '../pairs/LazyCalendar.tsx';
import { usePageParams } from '../ui/pageParams.ts';
import { useAdding } from '../matches/useAdding.ts';
import { useResults, useUpcomingMatches } from '../matches/list/useListSection.ts';
import { useLinkedRow } from '../matches/list/useLinkedRow.ts';
import { useNow } from '../league/useNow.ts';
import { CategoryView } from './CategoryView.tsx';
import { Title } from '@mantine/core';
import { memo } from 'react';
import classes from './CategoryView.module.css';
import { LazyLeftCount } from './LazyLeftCount.tsx';
import { LazyCategoryTable } from './LazyCategoryTable.tsx';
import { useSettings } from '../league/settings.ts';

const MemoizedCalendar = memo(LazyCalendar);

/** `/categorias/{slug}`: one category, or a page that says that there is none. */
export function CategoryPage() {
  const { categoryId = '' } = usePageParams();
  const category = categoryBySlug(categoryId, useSettings());
  if (category === undefined) return <NotFoundPage what="categoría" />;
  return <KnownCategory category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  const now = useNow();
  const results = useResults({ order: 'day', category: category.name });
  const matches = useUpcomingMatches(category.name);
  const pending = useAnnounced('pending', { category: category.name });
  const postponed = useAnnounced('postponed', { category: category.name });
  const { onAddResult, onAddMatch } = useAdding(results, matches, category.name);
  const isLinkMissing = useLinkedRow([results, matches, pending, postponed]);
  return (
    <CategoryView
      note={isLinkMissing ? 'El partido de ese enlace ya no existe: puede haberse eliminado.' : ''}
      category={category.name}
      slug={category.slug}
      spreadsheet={category.spreadsheet}
      calendar={<MemoizedCalendar category={category} />}
      left={<LazyLeftCount category={category} lists={[matches, pending, postponed]} />}
      now={now}
      table={<CategoryTableSection category={category} />}
      results={results}
      matches={matches}
      pending={pending}
      postponed={postponed}
      onAddResult={onAddResult}
      onAddMatch={onAddMatch}
    />
  );
}

/** The head of a category's table, with its title. Not rendered again with each row that arrives. */
const CategoryTableSection = memo(function CategoryTableSection({
  category,
}: {
  category: Category;
}) {
  return (
    <section className={classes['table']} aria-labelledby="tabla" data-rows>
      <Title order={2} id="tabla">
        Tabla de posiciones
      </Title>
      <LazyCategoryTable category={category} />
    </section>
  );
});
