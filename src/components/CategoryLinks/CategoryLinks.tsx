import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { categories } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import { chipClass, ChipRow } from '../ChipRow/ChipRow.tsx';

/** Links to the pages of the categories. */
export function CategoryLinks() {
  const { pathname } = useLocation();
  return (
    <ChipRow
      label="Categorías"
      current={categories.findIndex(({ slug }) => matchPath(paths.category(slug), pathname))}
      chips={categories.map(({ slug, name }) => ({
        key: slug,
        chip: (
          <NavLink className={chipClass} to={paths.category(slug)}>
            {name}
          </NavLink>
        ),
      }))}
    />
  );
}
