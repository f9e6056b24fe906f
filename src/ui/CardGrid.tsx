import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

type CardGridProps<Item extends { id: string }> = {
  items: readonly Item[];
  renderCard: (item: Item) => ReactNode;
};

/** The few cards of the home page; on wide screens two lists stand side by side. */
export function CardGrid<Item extends { id: string }>({ items, renderCard }: CardGridProps<Item>) {
  return (
    <ul className={classes['root']}>
      {items.map((item) => (
        <li key={item.id} className={classes['item']}>
          {renderCard(item)}
        </li>
      ))}
    </ul>
  );
}
