import type { ListOrder } from './listOrder.ts';

/** A moment, ISO 8601 with offset as PostgREST writes it. */
export type Timestamp = string;

/** The fields that every row has. */
export type TableRow = { id: string; createdAt: Timestamp };

/** A value that a client may write into a column; a list is one of texts. */
export type WritableValue = string | number | readonly string[] | null;

/** The columns of a row that a client writes, by name. */
export type WritableRow = Readonly<Record<string, WritableValue>>;

/** A filter of a table: its conditions for the database, and the same for an item. */
export type TableFilter<Item> = {
  /** Conditions of PostgREST: a parameter's name and value. */
  conditions(value: string): readonly (readonly [name: string, value: string])[];
  matches(item: Item, value: string): boolean;
};

/** The announcement of a row to a screen reader. */
export type Announcement = {
  /** The row's id, or one for all rows of a change; distinguishes announcements with the same text. */
  id: string;
  /**
   * E.g. *Nuevo resultado: Victoria de Los Smash ante Doble Pared …* `null`: the row is withheld where it would
   * move what is being read, and nobody is told.
   */
  text: string | null;
};

/** The site's words for the rows of a table. */
export type RowTexts<Item> = {
  /** The rows as messages name them, in the plural. */
  noun: string;
  deleted: string;
  deleteFailed: string;
  /** Announces a row that has just been added; `null`: it is no news. */
  announce(item: Item): string | null;
  /** Announces what a change of a row means, once for all rows that say the same; `null`: nothing. */
  announceChange?(item: Item, before: Item): Announcement | null;
  /** The words that distinguish a row from others that look alike. */
  detail(item: Item): string;
};

/**
 * A table of the database: everything that loads, caches, patches or writes its rows is written
 * once, against this.
 * @typeParam Filter what its lists can be filtered by, each a text
 */
export type Table<
  Item extends TableRow,
  NewItem,
  OrderName extends string = string,
  Filter extends object = object,
> = {
  name: string;
  /** Whether Realtime reports its changes. */
  isPublished: boolean;
  /** Separated by commas, as PostgREST selects them. */
  columns: string;
  /** A row of PostgREST or Realtime; `null` if it cannot be shown. */
  parse(row: unknown): Item | null;
  /** The columns that a client may write. */
  toRow(values: NewItem): WritableRow;
  /** Those of them that a row keeps: written when it is added, never changed. */
  keptColumns?: readonly string[];
  filters: Readonly<Record<string, TableFilter<Item>>> & {
    readonly [Field in keyof Filter]-?: TableFilter<Item>;
  };
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

/**
 * Postgres writes `2026-11-20 20:41:07.123+00`, PostgREST and Realtime its ISO form. In one form, all
 * of UTC, they can be compared as text.
 */
export function parseInstant(value: string): Timestamp {
  return value.replace(' ', 'T').replace(/\+00$|Z$/, '+00:00');
}
