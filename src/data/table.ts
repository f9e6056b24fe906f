import type { ListFilter } from '../domain/listRequest.ts';
import type { RowTexts } from '../domain/rowTexts.ts';
import type { Instant } from '../domain/time.ts';
import type { ListOrder } from './listOrder.ts';

/** What every row has. */
export type TableRow = { id: string; createdAt: Instant };

/** The columns of a row that a client writes, by name. */
export type WritableRow = Readonly<Record<string, string | number | null>>;

/** How one field of `ListFilter` is asked of the database and found in an item. */
export type TableFilter<Item> = {
  /** Conditions of PostgREST: a parameter's name and value. */
  conditions(value: string): readonly (readonly [name: string, value: string])[];
  matches(item: Item, value: string): boolean;
};

/**
 * A table of the database: everything that loads, caches, patches or writes its rows is written
 * once, against this.
 */
export type Table<Item extends TableRow, NewItem, OrderName extends string = string> = {
  name: string;
  /** Whether Realtime reports its changes. */
  isPublished: boolean;
  /** Separated by commas, as PostgREST selects them. */
  columns: string;
  /** A row of PostgREST or Realtime; `null` if it cannot be shown. */
  parse(row: unknown): Item | null;
  /** The columns that a client may write. */
  toRow(values: NewItem): WritableRow;
  filters: { readonly [Field in keyof ListFilter]?: TableFilter<Item> };
  orders: Readonly<Record<OrderName, ListOrder<Item>>>;
  texts: RowTexts<Item>;
};

/** Whether a row has every column of the table. */
export function hasColumns(table: { columns: string }, row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return table.columns.split(',').every((column) => column in row);
}

/** A column of what should be a row; `undefined` if it is none. */
export function columnOf(row: unknown, column: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
}
