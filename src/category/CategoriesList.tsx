import type { ReactNode } from 'react';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { Category } from '../league/category.ts';
import { NewLeaguePage } from '../league/NewLeaguePage.tsx';
import { useSettings } from '../league/settings.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import rows from '../ui/theme/rows.module.css';

type CategoriesListProps = {
  /** Above the list. */
  note?: ReactNode;
  /** Renders the row of a category. */
  renderRow: (category: Category) => ReactNode;
};

const title = 'Categorías';

/** The page of all categories, a row each. */
export function CategoriesList({ note, renderRow }: CategoriesListProps) {
  const { categories } = useSettings();
  if (categories.length === 0) return <NewLeaguePage title={title} />;
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      {note}
      <ul className={rows['list']}>
        {categories.map((category) => (
          <li key={category.slug} data-rows="all">
            {renderRow(category)}
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
