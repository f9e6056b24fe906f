import { Link } from '../../utils/Link.tsx';
import type { Category } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import classes from './CategoryView.module.css';
import { CategoryTableSlot } from './CategoryTableSlot.tsx';

/** The head of a category's table, with its title. */
export function CategoryTableSection({ category }: { category: Category }) {
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
      <CategoryTableSlot category={category} />
    </section>
  );
}
