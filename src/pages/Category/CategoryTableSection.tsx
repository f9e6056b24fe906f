import { lazy, Suspense } from 'react';
import { Link } from '../../utils/Link.tsx';
import { TableSkeleton } from '../../components/TableSkeleton/TableSkeleton.tsx';
import type { Category } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import { useIsHydrated } from '../../utils/useIsHydrated.ts';
import classes from './CategoryView.module.css';

const CategoryTable = lazy(async () => {
  // Without it the page still has its results, and the link to the whole table.
  const module = await import('./CategoryTable.tsx').catch(() => null);
  return { default: module?.CategoryTable ?? Nothing };
});
const Nothing = () => null;

const loading = (
  <div aria-busy="true">
    <TableSkeleton rows={4} />
  </div>
);

/** The table of a category on its page. Its code comes after the page's own. */
export function CategoryTableSection({ category }: { category: Category }) {
  const isHydrated = useIsHydrated();
  return (
    <section className={classes['table']} aria-labelledby="tabla">
      <div className={classes['tableHeader']}>
        <h2 id="tabla" className={classes['tableTitle']}>
          Tabla de posiciones
        </h2>
        <Link className={classes['next'] ?? ''} to={paths.table(category.slug)}>
          Tabla completa
        </Link>
      </div>
      <Suspense fallback={loading}>
        {isHydrated ? <CategoryTable category={category} /> : loading}
      </Suspense>
    </section>
  );
}
