import { NavLink } from 'react-router-dom';
import { categories } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import classes from './CategoryLinks.module.css';

type CategoryLinksProps = {
  /** `cards` to choose from, on a page of their own; `chips` in a row above something else. */
  variant?: 'cards' | 'chips';
};

/** The seven categories as ways to their pages. */
export function CategoryLinks({ variant = 'cards' }: CategoryLinksProps) {
  return (
    <nav aria-label="Categorías">
      <ul className={classes['root']} data-variant={variant}>
        {categories.map(({ slug, name, shortName }) => (
          <li key={slug}>
            <NavLink className={classes['link'] ?? ''} to={paths.category(slug)}>
              {variant === 'cards' ? (
                <span className={classes['number']} aria-hidden="true">
                  {shortName.slice(0, 3)}
                </span>
              ) : null}
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
