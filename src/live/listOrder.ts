type Row = { id: string };

/** A change of one row. */
export type RowChange<Item extends Row> =
  { type: 'upsert'; id: string; item: Item } | { type: 'delete'; id: string };

/** A cursor in an order: the values of the order's keys. */
export type Position = readonly string[];

type OrderKey<Item> = { column: string; of(item: Item): string; isDescending?: boolean };

/**
 * An order in which the database reads a list. The last key is the id: no two rows share a position,
 * and every page ends between the same two rows.
 */
export type ListOrder<Item> = {
  keys: readonly OrderKey<Item>[];
};

export function positionOf<Item>(order: ListOrder<Item>, item: Item): Position {
  return order.keys.map((key) => key.of(item));
}

/** Negative if `one` comes first. */
export function comparePositions<Item>(
  { keys }: ListOrder<Item>,
  one: Position,
  other: Position,
): number {
  for (const [index, { isDescending = false }] of keys.entries()) {
    const [a = '', b = ''] = [one[index], other[index]];
    if (a !== b) return a < b !== isDescending ? -1 : 1;
  }
  return 0;
}

/** The number of rows of a table that are read at a time. */
export const pageSize = 50;

/**
 * The rows of a list as loaded, without gaps from where it begins down to the last of `items`: what the
 * database answers with, and what live changes are applied to.
 */
export type LoadedRows<Item extends Row> = {
  /** In the list's order, no id twice. */
  items: readonly Item[];
  /** Whether the database holds more rows of the list, below the last item. */
  hasMore: boolean;
};

/** Which rows a list holds, and in which order. */
export type ListRule<Item> = {
  order: ListOrder<Item>;
  matches(item: Item): boolean;
  /** Whether all its rows are loaded, not page by page. */
  isWhole?: boolean | undefined;
};

/**
 * The rows after a change. Applying a change twice, or one that the loaded rows already contain,
 * makes no difference.
 */
export function applyChange<Item extends Row>(
  rows: LoadedRows<Item>,
  change: RowChange<Item>,
  { order, matches }: ListRule<Item>,
): LoadedRows<Item> {
  const others = rows.items.filter((item) => item.id !== change.id);
  const without = others.length === rows.items.length ? rows : { ...rows, items: others };
  if (change.type === 'delete' || !matches(change.item)) return without;
  const { item } = change;
  const position = positionOf(order, item);
  const isBefore = (other: Position) => comparePositions(order, position, other) < 0;
  const index = others.findIndex((other) => isBefore(positionOf(order, other)));
  if (index !== -1)
    return { ...rows, items: [...others.slice(0, index), item, ...others.slice(index)] };
  // Below all others: it is shown only where no unknown row can lie between.
  const last = rows.items.at(-1);
  const isWithin =
    last !== undefined && comparePositions(order, position, positionOf(order, last)) <= 0;
  return isWithin || !rows.hasMore ? { ...rows, items: [...others, item] } : without;
}

/** The rows with the page below them, as loaded after the last one. */
export function appendPage<Item extends Row>(
  rows: LoadedRows<Item>,
  page: LoadedRows<Item>,
): LoadedRows<Item> {
  const known = new Set(rows.items.map(({ id }) => id));
  return {
    ...rows,
    items: [...rows.items, ...page.items.filter(({ id }) => !known.has(id))],
    hasMore: page.hasMore,
  };
}

/**
 * The newer rows, with the older objects wherever nothing in them has changed: what is the same object
 * is not rendered again.
 */
export function keepUnchanged<Item extends Row>(
  older: LoadedRows<Item> | undefined,
  newer: LoadedRows<Item>,
): LoadedRows<Item> {
  if (older === undefined) return newer;
  const known = new Map(older.items.map((item) => [item.id, item]));
  const items = newer.items.map((item) => {
    const before = known.get(item.id);
    return before !== undefined && isEqual(before, item) ? before : item;
  });
  const isSame =
    older.hasMore === newer.hasMore &&
    older.items.length === items.length &&
    older.items.every((item, index) => item === items[index]);
  return isSame ? older : { ...newer, items };
}

/** Rows of one table have the same fields, none of them an object. */
function isEqual(one: Row, other: Row): boolean {
  if (one === other) return true;
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);
}
