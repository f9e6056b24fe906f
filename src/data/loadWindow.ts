import type { ListFilter, ListRequest } from '../domain/listRequest.ts';
import {
  conditionsAfter,
  orderText,
  positionOf,
  type ClockReader,
  type ListOrder,
  type Position,
} from './listOrder.ts';
import { pageSize, type ListRule, type ListWindow } from './listWindow.ts';
import type { ReadRows } from './readRows.ts';
import { hasColumns, type Table, type TableFilter, type TableRow } from './table.ts';

const filterFields = ['category', 'pair', 'season', 'date'] as const;

/** `max_rows` of the API (supabase/config.toml): a longer response would be cut silently. */
const mostRowsAtOnce = 1000;

export type WindowRequest<Item extends TableRow> = {
  list: ListRequest;
  /** How many rows; more than the API gives at once are read in several requests. */
  size: number;
  /** Only rows below this one; `undefined` starts where the list begins. */
  after?: Item | undefined;
  begins?: Position | undefined;
  signal: AbortSignal;
  /** See `ReadRows`. */
  onStored?: (at: number) => void;
};

/**
 * Loads the first rows of a list, or those below one of its rows.
 * @throws Error if the database does not answer with rows of the table
 */
export async function loadWindow<Item extends TableRow, NewItem>(
  readRows: ReadRows,
  table: Table<Item, NewItem>,
  { list, size, after, begins, signal, onStored }: WindowRequest<Item>,
): Promise<ListWindow<Item>> {
  const { order } = listRule(table, list);
  const items: Item[] = [];
  let position = after === undefined ? begins : positionOf(order, after);
  // A longer window may end with the table's last row: one more row tells.
  const wanted = size === pageSize ? size : size + 1;
  while (items.length < wanted) {
    const limit = Math.min(wanted - items.length, mostRowsAtOnce);
    const query = listQuery(table, list, { after: position, limit });
    const rows = await readRows(query, signal, onStored);
    if (!rows.every((row) => hasColumns(table, row))) {
      throw new Error(`The database answered with something else than rows of ${table.name}.`);
    }
    const page = rows.map((row) => table.parse(row)).filter((item) => item !== null);
    items.push(...page);
    const last = page.at(-1);
    if (rows.length < limit || last === undefined) return { items, isComplete: true, begins };
    position = positionOf(order, last);
  }
  return { items: items.slice(0, size), isComplete: false, begins };
}

/** The request for rows of a list, as PostgREST writes it. */
export function listQuery<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
  { after, limit }: { after?: Position | undefined; limit: number },
): string {
  const { order } = listRule(table, list);
  const parameters = new URLSearchParams({ select: table.columns });
  const conditions = [
    ...filtersOf(table, list).flatMap(({ filter, value }) => filter.conditions(value)),
    ...(after === undefined ? [] : conditionsAfter(order, after)),
  ];
  for (const [name, value] of conditions) parameters.append(name, value);
  parameters.set('order', orderText(order));
  parameters.set('limit', String(limit));
  return `${table.name}?${parameters}`;
}

/** The address of a list's first page, as the page will request it at this moment. */
export function firstPageQuery<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
  clock: ClockReader,
): string {
  const after = listRule(table, list).order.begins?.load(clock);
  return listQuery(table, list, { after, limit: firstPageLength(list) });
}

/** How many rows of a list are requested first. */
export function firstPageLength({ isWhole }: ListRequest): number {
  return isWhole ? mostRowsAtOnce : pageSize;
}

/** @throws Error if the table has no such order or filter */
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

function filtersOf<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListFilter,
): { filter: TableFilter<Item>; value: string }[] {
  return filterFields.flatMap((field) => {
    const value = list[field];
    if (value === undefined) return [];
    const filter = table.filters[field];
    if (filter === undefined) throw new Error(`${table.name} has no filter ${field}.`);
    return { filter, value };
  });
}

/** Tells lists of one table apart. */
export function listKey(list: ListRequest): string {
  return JSON.stringify([
    list.order,
    list.isWhole ?? false,
    ...filterFields.map((field) => list[field] ?? null),
  ]);
}
