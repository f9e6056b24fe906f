import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { categories } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import classes from './CategoriesPage.module.css';

/** `/categorias`: a link to each category. */
export function CategoriesPage() {
  return (
    <PageFrame>
      <PageTitle>Categorías</PageTitle>
      <ul className={classes['list']}>
        {categories.map(({ slug, name, shortName }) => (
          <li key={slug}>
            <Link className={classes['row'] ?? ''} to={paths.category(slug)}>
              <span className={classes['shortName']} aria-hidden="true">
                {shortName}
              </span>
              {name}
              <IconChevronRight className={classes['chevron']} size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
