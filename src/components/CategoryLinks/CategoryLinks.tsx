import { useLayoutEffect, useRef } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { categories, type Category } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import classes from './CategoryLinks.module.css';

/** The seven categories in a row, as ways to their pages. */
export function CategoryLinks() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // Before it is drawn, and in the row alone: neither the chips nor the page are seen to move.
  useLayoutEffect(() => {
    const isCurrent = ({ slug }: Category) => matchPath(paths.category(slug), pathname) !== null;
    if (row.current !== null) centre(row.current, categories.findIndex(isCurrent));
  }, [pathname]);
  return (
    <nav aria-label="Categorías">
      <ul ref={row} className={classes['root']}>
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

function centre(row: HTMLElement, place: number) {
  const chip = row.children[place]?.getBoundingClientRect();
  if (chip === undefined) return;
  const frame = row.getBoundingClientRect();
  row.scrollLeft += chip.left + chip.width / 2 - (frame.left + frame.width / 2);
}
