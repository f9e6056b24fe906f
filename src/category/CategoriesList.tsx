import type { ReactNode } from 'react';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { Category } from '../league/category.ts';
import { useSettings } from '../league/settings.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import rows from '../ui/theme/rows.module.css';

type CategoriesListProps = {
  /** Above the list. */
  note?: ReactNode;
  /** Renders the row of a category. */
  renderRow: (category: Category) => ReactNode;
};

/** The page of all categories, a row each. */
export function CategoriesList({ note, renderRow }: CategoriesListProps) {
  const { categories } = useSettings();
  return (
    <PageFrame>
      <PageTitle>Categorías</PageTitle>
      {note}
      <ul className={rows['list']}>
        {categories.map((category) => (
          <li key={category.slug}>{renderRow(category)}</li>
        ))}
      </ul>
    </PageFrame>
  );
}
