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

/** Cards side by side, as many as there is room for, each kept by the id of its row. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, renderCard, of, limit, isAwaited = false } = props;
  // Of many that come at once the first are drawn with their list, the others in the pauses after it.
  const drawn = useDeferredValue(items, isAwaited ? [] : items);
  const onScreen = screenful();
  const later = drawn === items ? null : laterIds(items, drawn, onScreen);
  return (
    <ul className={classes['cards']} data-of={of} data-count={limit}>
      {items.map((item, place) => {
        const isLater = later?.has(item.id) ?? false;
        return (
          <li
            key={item.id}
            className={classes['item']}
            data-far={place >= onScreen || undefined}
            aria-hidden={isLater || undefined}
          >
            {isLater ? null : renderCard(item)}
          </li>
        );
      })}
    </ul>
  );
}

/** Those that have come since the others were drawn, but for the first so many. */
function laterIds<Item extends { id: string }>(
  items: readonly Item[],
  drawn: readonly Item[],
  first: number,
) {
  const renderedIds = new Set(drawn.map(({ id }) => id));
  const come = items.filter(({ id }) => !renderedIds.has(id));
  return new Set(come.slice(first).map(({ id }) => id));
}

/** How many cards this screen can hold: 6 on a small phone, two dozen on a laptop. */
function screenful(): number {
  // One takes about 330 by 150 px. Of the screen, not of the window, whose size costs a layout.
  return Math.ceil((screen.width * screen.height) / 50_000);
}
