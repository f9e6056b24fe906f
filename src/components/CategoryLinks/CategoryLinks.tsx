import { NavLink } from 'react-router-dom';
import { categories } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import classes from './CategoryLinks.module.css';

/** The seven categories in a row, as ways to their pages. */
export function CategoryLinks() {
  return (
    <nav aria-label="Categorías">
      <ul className={classes['root']}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <NavLink className={classes['link'] ?? ''} to={paths.category(slug)}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
