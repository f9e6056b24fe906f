import type { ReactNode } from 'react';
import controls from '../../ui/theme/controls.module.css';
import classes from './CardGrid.module.css';

type CardGridProps<Item extends { id: string }> = {
  /** The items, a card each. */
  items: ReadonlyArray<Item>;
  /** Renders the card of an item. */
  renderCard: (item: Item) => ReactNode;
};

/**
 * The few cards of the home page; on wide screens two lists stand side by side.
 *
 * - **Screen reader:** A list with a number of items.
 */
export function CardGrid<Item extends { id: string }>({ items, renderCard }: CardGridProps<Item>) {
  return (
    <ul className={`${controls['list']} ${classes['root']}`}>
      {items.map((item) => (
        <li key={item.id} className={classes['item']}>
          {renderCard(item)}
        </li>
      ))}
    </ul>
  );
}
