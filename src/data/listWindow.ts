import { isSameCategory, type CategoryName } from '../domain/category.ts';
import type { TableRow } from './tables.ts';

/** How many rows of a table are read at a time. */
export const pageSize = 50;

/**
 * The newest rows of a table, or of one category of it: without gaps from the newest entry down to
 * the last of `items`. This is what the cache holds and what live changes are applied to.
 */
export type ListWindow<Item extends TableRow> = {
  /** Newest entry first, no id twice. */
  items: readonly Item[];
  /** Whether the table has no further row below the last item. */
  isComplete: boolean;
};

/** What happened to one row. */
export type RowChange<Item extends TableRow> =
  { type: 'upsert'; id: string; item: Item } | { type: 'delete'; id: string };

/** The order of every list in the database: `created_at desc, id desc`. */
export function compareNewestFirst(one: TableRow, other: TableRow): number {
  return compareText(other.createdAt, one.createdAt) || compareText(other.id, one.id);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * The window after a change. Applying a change twice, or one that the loaded rows already contain,
 * makes no difference.
 * @param category the window's category; `undefined` if it is the whole table's
 */
export function applyChange<Item extends TableRow>(
  window: ListWindow<Item>,
  change: RowChange<Item>,
  category: CategoryName | undefined,
): ListWindow<Item> {
  const others = window.items.filter((item) => item.id !== change.id);
  if (change.type === 'delete' || !belongsTo(change.item, category)) {
    return others.length === window.items.length ? window : { ...window, items: others };
  }
  const { item } = change;
  const place = others.findIndex((other) => compareNewestFirst(item, other) < 0);
  if (place !== -1) return { ...window, items: others.toSpliced(place, 0, item) };
  // Older than everything loaded: it is shown only where nothing can lie in between.
  const fits = window.isComplete || others.length < window.items.length;
  return { ...window, items: fits ? [...others, item] : others };
}

/** The window with the page below it, as loaded with `before` its last row. */
export function appendPage<Item extends TableRow>(
  window: ListWindow<Item>,
  page: ListWindow<Item>,
): ListWindow<Item> {
  const known = new Set(window.items.map(({ id }) => id));
  return {
    items: [...window.items, ...page.items.filter(({ id }) => !known.has(id))],
    isComplete: page.isComplete,
  };
}

/**
 * The newer window, with the older one's rows wherever nothing in them has changed: what is the same
 * need not be drawn again.
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
    older.items.every((item, index) => item === items[index]);
  return isSame ? older : { ...newer, items };
}

/** Rows of one table have the same fields, all of them texts. */
function isEqual(one: TableRow, other: TableRow): boolean {
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);
}

function belongsTo(item: TableRow, category: CategoryName | undefined): boolean {
  return category === undefined || isSameCategory(item.category, category);
}
