import { Button } from '@mantine/core';
import { memo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { CategorySlug } from './category.ts';
import { useSettings } from './settings.ts';
import { paths } from './paths.ts';
import { chipProps, ChipRow } from '../ui/ChipRow.tsx';
import { CurrentLink } from '../ui/Link.tsx';

type CategoryLinksProps = {
  /** The address to which the link of a category leads; default: its page. */
  addressOf?: (slug: CategorySlug) => string;
};

/**
 * Links to the pages of the categories. Not rendered again with each row that arrives.
 *
 * - **When:** On pages that are about one category, to change to another.
 * - **When not:** To filter the list below: CategoryFilter.
 * - **Keyboard:** Seven links in one row; it scrolls along.
 * - **Screen reader:** A navigation; the present page is marked.
 */
export const CategoryLinks = memo(function CategoryLinks({
  addressOf = paths.category,
}: CategoryLinksProps) {
  const { pathname } = useLocation();
  const { categories } = useSettings();
  return (
    <ChipRow
      label="Categorías"
      // `CurrentLink` marks links in the same way: pages below the category's own belong to it.
      current={categories.findIndex(({ slug }) =>
        matchPath({ path: addressOf(slug), end: false }, pathname),
      )}
      chips={categories.map(({ slug, title }) => ({
        key: slug,
        chip: (
          <Button component={CurrentLink} {...chipProps} to={addressOf(slug)}>
            {title}
          </Button>
        ),
      }))}
    />
  );
});
