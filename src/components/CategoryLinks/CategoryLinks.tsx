import { matchPath, useLocation } from 'react-router-dom';
import { categories, type CategorySlug } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import { chipClass, ChipRow } from '../ChipRow/ChipRow.tsx';
import { NavLink } from '../../utils/Link.tsx';

type CategoryLinksProps = {
  /** Where the link of a category leads; default: its page. */
  addressOf?: (slug: CategorySlug) => string;
};

/** Links to the pages of the categories. */
export function CategoryLinks({ addressOf = paths.category }: CategoryLinksProps) {
  const { pathname } = useLocation();
  return (
    <ChipRow
      label="Categorías"
      current={categories.findIndex(({ slug }) => matchPath(addressOf(slug), pathname))}
      chips={categories.map(({ slug, name }) => ({
        key: slug,
        chip: (
          <NavLink className={chipClass} to={addressOf(slug)}>
            {name}
          </NavLink>
        ),
      }))}
    />
  );
}
