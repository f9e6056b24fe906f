import type { CategoryName } from '../domain/category.ts';
import type { TableRow, TableDescription } from './tables.ts';
import type { ListWindow } from './listWindow.ts';
import type { ReadRows } from './readRows.ts';

/** `max_rows` of the API (supabase/config.toml): a longer answer would be cut without a word. */
const mostRowsAtOnce = 1000;

export type WindowRequest<Item extends TableRow> = {
  category: CategoryName | undefined;
  /** How many rows; more than the API gives at once are read in several requests. */
  size: number;
  /** Only rows below this one; `undefined` starts at the newest. */
  before?: Item | undefined;
  signal: AbortSignal;
};

/**
 * Loads the newest rows of a table, newest entry first.
 * @throws Error if the database cannot be asked
 */
export async function loadWindow<Item extends TableRow, NewItem>(
  readRows: ReadRows,
  table: TableDescription<Item, NewItem>,
  { category, size, before, signal }: WindowRequest<Item>,
): Promise<ListWindow<Item>> {
  const items: Item[] = [];
  let last: TableRow | undefined = before;
  while (items.length < size) {
    const limit = Math.min(size - items.length, mostRowsAtOnce);
    const rows = await readRows(windowQuery(table, { category, before: last, limit }), signal);
    const page = rows.map((row) => table.parse(row)).filter((item) => item !== null);
    items.push(...page);
    last = page.at(-1);
    if (rows.length < limit || last === undefined) return { items, isComplete: true };
  }
  return { items, isComplete: false };
}

type PageRequest = {
  category?: CategoryName | undefined;
  before?: TableRow | undefined;
  limit: number;
};

/** The request for rows of a table, newest entry first, as PostgREST writes it. */
export function windowQuery(
  table: Pick<TableDescription<TableRow, unknown>, 'name' | 'columns'>,
  { category, before, limit }: PageRequest,
): string {
  const conditions = new URLSearchParams({ select: table.columns });
  if (category !== undefined) conditions.set('category', `eq.${category}`);
  if (before !== undefined) {
    const { createdAt, id } = before;
    // Alone, so that the database begins in its index here; within the "or" it would begin at the
    // newest row and pass over all that were shown already.
    conditions.set('created_at', `lte.${createdAt}`);
    conditions.set('or', `(created_at.lt."${createdAt}",id.lt.${id})`);
  }
  conditions.set('order', 'created_at.desc,id.desc');
  conditions.set('limit', String(limit));
  return `${table.name}?${conditions}`;
}
