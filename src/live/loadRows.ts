import type { Condition } from './conditionsAfter.ts';
import type { ListRequest } from './listRequest.ts';
import {
  comparePositions,
  pageSize,
  positionOf,
  type ListOrder,
  type ListRule,
  type LoadedRows,
} from './listOrder.ts';
import { loadCode } from './loadCode.ts';
import type { ReadRows } from './readRows.ts';
import { hasColumns, type Table, type TableFilter, type TableRow } from './table.ts';

/** `max_rows` of the API (supabase/config.toml): a longer response would be cut silently. */
export const mostRowsAtOnce = 1000;

export type RowsRequest<Item extends TableRow> = {
  list: ListRequest;
  /** The number of rows; more than the API gives at once are read in several requests. */
  size: number;
  /** Only rows below this one; `undefined` starts where the list begins. */
  after?: Item | undefined;
  /** Whether the list shows rows meanwhile. */
  hasRows?: boolean;
  signal: AbortSignal;
  /** See `ReadRows`. */
  onCached?: (at: number) => void;
};

/**
 * Loads the first rows of a list, or those below one of its rows. A list without a limit is read by the id: what is
 * moved meanwhile is neither missed nor read twice.
 * @throws Error if the database does not answer with rows of the table, or with fewer than it counts
 */
export async function loadRows<Item extends TableRow, NewItem>(
  readRows: ReadRows,
  table: Table<Item, NewItem>,
  { list, size, after, signal, onCached }: RowsRequest<Item>,
): Promise<LoadedRows<Item>> {
  const order = readingOrder(table, list);
  const items: Item[] = [];
  let last = after;
  let counted: number | null = null;
  let read = 0;
  // A longer list may end with the table's last row: one more row tells.
  const wanted = size === pageSize ? size : size + 1;
  while (items.length < wanted) {
    const limit = Math.min(wanted - items.length, mostRowsAtOnce);
    const below = last === undefined ? [] : await conditionsBelow(order, last);
    const query = listQuery(table, list, { after: below, limit });
    const { rows, count } = await readRows(query, signal, onCached);
    // A project may give fewer rows at once than it was asked for, but not none.
    const isEnd = count === null ? rows.length < limit : rows.length >= count;
    read += rows.length;
    counted ??= count;
    // Half an answer: fewer rows than there are, or others than were counted.
    const isPart = isEnd && counted !== null && read !== counted;
    if (!rows.every((row) => hasColumns(table, row)) || isPart || (!isEnd && rows.length === 0)) {
      throw new Error(`The database answered with no rows of ${table.name}.`);
    }
    const page = rows.map((row) => table.parse(row)).filter((item) => item !== null);
    items.push(...page);
    last = page.at(-1);
    if (isEnd || last === undefined) {
      return { items: list.isWhole ? inOrder(items, table, list) : items, hasMore: false };
    }
  }
  return { items: items.slice(0, size), hasMore: true };
}

/** The conditions of what lies below a row; few lists are read further, and the code comes then. */
async function conditionsBelow<Item extends TableRow>(order: ListOrder<Item>, item: Item) {
  const { conditionsAfter } = await loadCode(() => import('./conditionsAfter.ts'));
  return conditionsAfter(order, positionOf(order, item));
}

/** A list that is whole is read by the id, and brought in order here. */
function readingOrder<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
): ListOrder<Item> {
  return list.isWhole
    ? { keys: [{ column: 'id', of: ({ id }) => id }] }
    : listRule(table, list).order;
}

/** The rows in the order of a list. */
export function inOrder<Item extends TableRow, NewItem>(
  items: readonly Item[],
  table: Table<Item, NewItem>,
  list: ListRequest,
): Item[] {
  const { order } = listRule(table, list);
  const placed = items.map((item) => ({ item, position: positionOf(order, item) }));
  placed.sort((one, other) => comparePositions(order, one.position, other.position));
  return placed.map(({ item }) => item);
}

/** The request for rows of a list, as PostgREST writes it. */
export function listQuery<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
  { after = [], limit }: { after?: readonly Condition[]; limit: number },
): string {
  const order = readingOrder(table, list);
  const parameters = new URLSearchParams({ select: table.columns });
  const conditions = [
    ...filtersOf(table, list).flatMap(({ filter, value }) => filter.conditions(value)),
    ...after,
  ];
  for (const [name, value] of conditions) parameters.append(name, value);
  parameters.set('order', orderText(order));
  parameters.set('limit', String(limit));
  return `${table.name}?${parameters}`;
}

/** The address of a list's first page. */
export function firstPageQuery<
  Item extends TableRow,
  NewItem,
  OrderName extends string,
  Filter extends object,
>(table: Table<Item, NewItem, OrderName, Filter>, list: ListRequest<OrderName, Filter>): string {
  return listQuery(table, list, { limit: firstPageLength(list) });
}

/** The number of rows of a list that are requested first. */
export function firstPageLength({ isWhole }: ListRequest): number {
  return isWhole ? mostRowsAtOnce : pageSize;
}

/** @throws Error if the table has no such order */
export function listRule<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
): ListRule<Item> {
  const order: ListOrder<Item> | undefined = table.orders[list.order];
  if (order === undefined) throw new Error(`${table.name} has no order ${list.order}.`);
  const filters = filtersOf(table, list);
  return {
    order,
    isWhole: list.isWhole,
    matches: (item) => filters.every(({ filter, value }) => filter.matches(item, value)),
  };
}

/** The filters of a table that a request has a value for. */
function filtersOf<Item extends TableRow, NewItem>(
  { filters }: Table<Item, NewItem>,
  list: ListRequest,
): { filter: TableFilter<Item>; value: string }[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value: unknown = Reflect.get(list, name);
    return typeof value === 'string' ? [{ filter, value }] : [];
  });
}

/** Tells lists of one table apart. */
export function listKey({ filters }: { filters: object }, list: ListRequest): string {
  return JSON.stringify([
    list.order,
    list.isWhole ?? false,
    ...Object.keys(filters).map((name) => Reflect.get(list, name) ?? null),
  ]);
}

/** The order as PostgREST writes it. */
function orderText<Item>({ keys }: ListOrder<Item>): string {
  return keys
    .map(({ column, isDescending = false }) => `${column}.${isDescending ? 'desc' : 'asc'}`)
    .join(',');
}
