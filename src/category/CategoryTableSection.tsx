import type { Category } from '../league/category.ts';
import classes from './CategoryView.module.css';
import { LazyCategoryTable } from './LazyCategoryTable.tsx';

/** The head of a category's table, with its title. */
export function CategoryTableSection({ category }: { category: Category }) {
  return (
    <section className={classes['table']} aria-labelledby="tabla">
      <h2 id="tabla" className={classes['tableTitle']}>
        Tabla de posiciones
      </h2>
      <LazyCategoryTable category={category} />
    </section>
  );
}
