import type { ReactNode } from 'react';
import classes from './CardList.module.css';

type CardGridProps<Item extends { id: string }> = {
  items: readonly Item[];
  renderCard: (item: Item) => ReactNode;
  /** How many there are at most, where that is fixed: four stand two by two. */
  limit?: number | undefined;
};

/** Cards side by side, as many as there is room for, each kept by the id of its row. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, renderCard, limit } = props;
  return (
    <ul className={classes['cards']} data-count={limit}>
      {items.map((item) => (
        <li key={item.id} className={classes['item']}>
          {renderCard(item)}
        </li>
      ))}
    </ul>
  );
}
