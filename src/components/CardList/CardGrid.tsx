import { useDeferredValue, type ReactNode } from 'react';
import classes from './CardList.module.css';

type CardGridProps<Item extends { id: string }> = {
  items: readonly Item[];
  renderCard: (item: Item) => ReactNode;
  /** What they are cards of: how much room one takes before it is drawn. */
  of: 'result' | 'match';
  /** How many there are at most, where that is fixed: four stand two by two. */
  limit?: number | undefined;
  /** Whether somebody waits for them: what fills a screen is drawn first, and the rest after it. */
  isAwaited?: boolean;
};

/** More than a phone's screen holds. */
const screenful = 8;

/** Cards side by side, as many as there is room for, each kept by the id of its row. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, renderCard, of, limit, isAwaited = false } = props;
  // Few that come are drawn with their list, many in the pauses after it.
  const drawn = useDeferredValue(items.length, isAwaited ? 0 : items.length);
  return (
    <ul className={classes['cards']} data-of={of} data-count={limit}>
      {items.map((item, index) => {
        const isDrawn = index < drawn + screenful;
        return (
          <li key={item.id} className={classes['item']} aria-hidden={!isDrawn || undefined}>
            {isDrawn ? renderCard(item) : null}
          </li>
        );
      })}
    </ul>
  );
}
