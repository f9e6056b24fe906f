import { comparePositions, positionOf, type ListOrder, type Position } from './listOrder.ts';
import type { TableRow } from './table.ts';

/** How many rows of a table are read at a time. */
export const pageSize = 50;

/**
 * The rows of a list without gaps from where it begins down to the last of `items`. This is what the
 * cache holds and what live changes are applied to.
 */
export type ListWindow<Item extends TableRow> = {
  /** In the list's order, no id twice. */
  items: readonly Item[];
  /** Whether the list has no further row below the last item. */
  isComplete: boolean;
  /** Where the list began when it was loaded; `undefined`: at the first row. */
  begins?: Position | undefined;
};

/** What happened to one row. */
export type RowChange<Item extends TableRow> =
  { type: 'upsert'; id: string; item: Item } | { type: 'delete'; id: string };

/** Which rows a list holds, and in which order. */
export type ListRule<Item> = {
  order: ListOrder<Item>;
  matches(item: Item): boolean;
  /** Whether all its rows are loaded, not page by page. */
  isWhole?: boolean | undefined;
};

/**
 * The window after a change. Applying a change twice, or one that the loaded rows already contain,
 * makes no difference.
 */
export function applyChange<Item extends TableRow>(
  window: ListWindow<Item>,
  change: RowChange<Item>,
  { order, matches }: ListRule<Item>,
): ListWindow<Item> {
  const others = window.items.filter((item) => item.id !== change.id);
  const without = others.length === window.items.length ? window : { ...window, items: others };
  if (change.type === 'delete' || !matches(change.item)) return without;
  const { item } = change;
  const position = positionOf(order, item);
  const isBefore = (other: Position) => comparePositions(order, position, other) < 0;
  if (window.begins !== undefined && isBefore(window.begins)) return without;
  const index = others.findIndex((other) => isBefore(positionOf(order, other)));
  if (index !== -1) return { ...window, items: others.toSpliced(index, 0, item) };
  // Below all others: it is shown only where no unknown row can lie between.
  const last = window.items.at(-1);
  const isWithin =
    last !== undefined && comparePositions(order, position, positionOf(order, last)) <= 0;
  return window.isComplete || isWithin ? { ...window, items: [...others, item] } : without;
}

/** The window with the page below it, as loaded after its last row. */
export function appendPage<Item extends TableRow>(
  window: ListWindow<Item>,
  page: ListWindow<Item>,
): ListWindow<Item> {
  const known = new Set(window.items.map(({ id }) => id));
  return {
    ...window,
    items: [...window.items, ...page.items.filter(({ id }) => !known.has(id))],
    isComplete: page.isComplete,
  };
}

/** The window from a position on: what came before it is hidden. */
export function windowFrom<Item extends TableRow>(
  window: ListWindow<Item>,
  order: ListOrder<Item>,
  begins: Position | undefined,
): ListWindow<Item> {
  if (begins === undefined || window.items.length === 0) return window;
  const isHidden = (item: Item) => comparePositions(order, positionOf(order, item), begins) < 0;
  const first = window.items.findIndex((item) => !isHidden(item));
  if (first === 0) return window;
  return { ...window, items: first === -1 ? [] : window.items.slice(first) };
}

/**
 * The newer window, with the older one's rows wherever nothing in them has changed: what is the same
 * object is not rendered again.
 */
export function keepUnchanged<Item extends TableRow>(
  older: ListWindow<Item> | undefined,
  newer: ListWindow<Item>,
): ListWindow<Item> {
  if (older === undefined) return newer;
  const known = new Map(older.items.map((item) => [item.id, item]));
  const items = newer.items.map((item) => {
    const before = known.get(item.id);
    return before !== undefined && isEqual(before, item) ? before : item;
  });
  const isSame =
    older.isComplete === newer.isComplete &&
    older.items.length === items.length &&
    older.items.every((item, index) => item === items[index]) &&
    String(older.begins) === String(newer.begins);
  return isSame ? older : { ...newer, items };
}

/** Rows of one table have the same fields, none of them an object. */
function isEqual(one: TableRow, other: TableRow): boolean {
  if (one === other) return true;
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);
}
