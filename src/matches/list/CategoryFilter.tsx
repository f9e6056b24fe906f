import { Button } from '@mantine/core';
import { memo } from 'react';
import type { CategorySlug } from '../../league/category.ts';
import { useSettings } from '../../league/settings.ts';
import { chipProps, ChipRow } from '../../ui/ChipRow.tsx';
import { Link } from '../../ui/Link.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import classes from './CategoryFilter.module.css';

/** The slug of a category, `pendingChoice` for the matches without a result, or `null`: all. */
export type FilterChoice = CategorySlug | null;

/** Stands in the address for the matches that wait for their result. */
export const pendingChoice = 'pendientes';

type CategoryFilterProps = {
  /** The chosen category, `null` for all of them. */
  current: FilterChoice;
  /** The address of the filtered list. */
  addressOf: (choice: FilterChoice) => string;
  /** Called with the choice when a chip is pressed. */
  onChoose: (choice: FilterChoice) => void;
  /** Whether the viewer is the administrator, whose work stands first. */
  hasPending?: boolean;
};

/**
 * Links that filter a list by category; the choice is in the address. Not rendered again with each row that
 * arrives.
 *
 * - **Keyboard:** Each chip is a link. The row scrolls to the one in focus.
 * - **Screen reader:** A navigation with links by their full names; the chosen one is the current
 *   page.
 */
export const CategoryFilter = memo(function CategoryFilter(props: CategoryFilterProps) {
  const { current, addressOf, onChoose, hasPending = false } = props;
  const { categories } = useSettings();
  const chip = (slug: FilterChoice, name: string, shortName = name) => ({
    key: slug ?? 'all',
    chip: (
      <Button
        component={Link}
        {...chipProps}
        to={addressOf(slug)}
        // Back leaves the list: the filter that is remembered would come again.
        replace
        aria-current={slug === current ? 'true' : undefined}
        onClick={() => onChoose(slug)}
      >
        <span className={classes['short']} aria-hidden="true">
          {shortName}
        </span>
        <span className={classes['long']} aria-hidden="true">
          {name}
        </span>
        <span className={visuallyHidden}>{name}</span>
      </Button>
    ),
  });
  const chips = [
    { ...chip(pendingChoice, 'Pendientes'), isReserved: !hasPending },
    chip(null, 'Todas'),
    ...categories.map(({ slug, title, shortName }) => chip(slug, title, shortName)),
  ];
  return (
    <ChipRow
      label="Filtrar por categoría"
      current={chips.findIndex(({ key }) => key === (current ?? 'all'))}
      chips={chips}
    />
  );
});
