import { Link } from 'react-router-dom';
import { categories, type CategorySlug } from '../../domain/category.ts';
import { chipClass, ChipRow } from '../ChipRow/ChipRow.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './CategoryFilter.module.css';

type CategoryFilterProps = {
  /** `null`: all categories. */
  current: CategorySlug | null;
  /** The address of the filtered list. */
  addressOf: (slug: CategorySlug | null) => string;
  onChoose: (slug: CategorySlug | null) => void;
};

/** Links that filter a list by category; the choice is in the address. */
export function CategoryFilter({ current, addressOf, onChoose }: CategoryFilterProps) {
  const chip = (slug: CategorySlug | null, name: string, shortName: string) => ({
    key: slug ?? 'all',
    chip: (
      <Link
        className={chipClass}
        to={addressOf(slug)}
        aria-current={slug === current ? 'true' : undefined}
        preventScrollReset
        onClick={() => onChoose(slug)}
      >
        <span className={classes['short']} aria-hidden="true">
          {shortName}
        </span>
        <span className={classes['long']} aria-hidden="true">
          {name}
        </span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Link>
    ),
  });
  return (
    <ChipRow
      label="Filtrar por categoría"
      current={categories.findIndex(({ slug }) => slug === current) + 1}
      chips={[
        chip(null, 'Todas', 'Todas'),
        ...categories.map(({ slug, name, shortName }) => chip(slug, name, shortName)),
      ]}
    />
  );
}
