import { columnOf, type WritableRow, type WritableValue } from './table.ts';

/** A column of a table: its name, and how its value in a row of PostgREST or Realtime is read. */
type Column<Value> = {
  name: string;
  /** @returns `undefined` if a row with this value cannot be shown */
  read(value: unknown): Value | undefined;
};

/** A column for each field of an item; those of a new item are written by the client. */
type Columns<Item, NewItem> = {
  readonly [Field in keyof Item]: Column<Item[Field]> & {
    isWritten: Field extends keyof NewItem ? true : false;
  };
};

/** The columns that a client may write: a field without a column does not compile. */
type Written<NewItem> = { readonly [Field in keyof NewItem]: WritableValue };

/**
 * The description of a table's columns: what is selected, how a row is read and which columns are
 * written follow from it. A field of `Item` that has no column does not compile.
 */
export function describeColumns<Item extends NewItem, NewItem extends Written<NewItem>>(
  columns: Columns<Item, NewItem>,
): {
  /** Separated by commas, as PostgREST selects them. */
  columns: string;
  /** A row of PostgREST or Realtime; `null` if it cannot be shown. */
  parse(row: unknown): Item | null;
  /** The columns that a client writes. */
  toRow(values: NewItem): WritableRow;
} {
  const isField = (name: string): name is keyof Item & string => Object.hasOwn(columns, name);
  const fields = Object.keys(columns).filter(isField);
  const isWritten = (field: keyof Item): field is keyof NewItem & string =>
    columns[field].isWritten;
  const written = fields.filter(isWritten);
  return {
    // Two fields may be read from one column.
    columns: [...new Set(fields.map((field) => columns[field].name))].join(','),
    parse(row) {
      const item: Partial<Item> = {};
      for (const field of fields) {
        const { name, read } = columns[field];
        const value = read(columnOf(row, name));
        if (value === undefined) return null;
        item[field] = value;
      }
      return isWhole(item, fields) ? item : null;
    },
    toRow: (values) =>
      Object.fromEntries(written.map((field) => [columns[field].name, values[field]])),
  };
}

function isWhole<Item>(item: Partial<Item>, fields: readonly (keyof Item)[]): item is Item {
  return fields.every((field) => field in item);
}

/** A text; anything else is an empty one. */
export function text(name: string): Column<string> {
  return { name, read: readText };
}

/** A text that may be missing: an empty one is. */
export function optionalText(name: string): Column<string | null> {
  return { name, read: (value) => readText(value) || null };
}

/** A text without which a row is of no use. */
export function requiredText(name: string): Column<string> {
  return { name, read: (value) => readText(value) || undefined };
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
