import { Title } from '@mantine/core';
import type { Category } from '../league/category.ts';
import classes from './CategoryView.module.css';
import { LazyCategoryTable } from './LazyCategoryTable.tsx';

/** The head of a category's table, with its title. */
export function CategoryTableSection({ category }: { category: Category }) {
  return (
    <section className={classes['table']} aria-labelledby="tabla">
      <Title order={2} id="tabla">
        Tabla de posiciones
      </Title>
      <LazyCategoryTable category={category} />
    </section>
  );
}
