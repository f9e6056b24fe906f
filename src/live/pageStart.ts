import type { ListRequest } from './listRequest.ts';
import type { LoadedRows } from './listOrder.ts';
import { inOrder, listKey } from './loadRows.ts';
import type { Opening } from './opening.ts';
import { hasColumns, type Table, type TableRow } from './table.ts';

/** The id of the element in which a page has what it was made with. */
export const startElement = 'start';

/** The rows of a list, as whoever made the page read them. */
export type PageRows = {
  table: string;
  /** Which rows and in which order, see `listKey`. */
  list: string;
  rows: readonly unknown[];
  /** Whether the database had no more of the list. */
  isWhole: boolean;
  /** The moment at which they were read, ms since the epoch. */
  readAt: number;
};

/** What a page was made with: React renders it a second time with the same. */
export type PageStart = {
  /** The moment that its first render is of, ms since the epoch. */
  moment: number;
  /** Whether it says *Hoy*; a page that is read on other days says dates. */
  saysToday: boolean;
  /** The parameters of its address that it shows, e.g. `?categoria=sexta-libre`; often none. */
  search: string;
  rows: readonly PageRows[];
};

let given: () => PageStart | undefined = () => undefined;
let ofPage: PageStart | undefined;

/** What this page was made with; where there is none, a page of now without rows. */
export function pageStart(): PageStart {
  return given() ?? (ofPage ??= readPage());
}

/** Takes this instead of the page's: in a renderer, whose pages each have their own, and in tests. */
export function giveStart(find: () => PageStart | undefined): void {
  given = find;
}

function readPage(): PageStart {
  const text = globalThis.document?.getElementById?.(startElement)?.textContent;
  return text ? JSON.parse(text) : { moment: Date.now(), saysToday: true, search: '', rows: [] };
}

/** A list as the page's HTML shows it. */
export type StartList<Item extends TableRow> = {
  loaded: LoadedRows<Item>;
  /** The moment of rows that the database has to confirm, ms since the epoch; `null`: they are of now. */
  cachedAt: number | null;
};

/** @returns `undefined` if the page has no rows of this list */
export function startList<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
): StartList<Item> | undefined {
  const key = listKey(table, list);
  const found = pageStart().rows.find((each) => each.table === table.name && each.list === key);
  if (found === undefined || !found.rows.every((row) => hasColumns(table, row))) return undefined;
  // Shown when all its rows are there.
  if (list.isWhole && !found.isWhole) return undefined;
  const items = found.rows.map((row) => table.parse(row)).filter((item) => item !== null);
  const loaded = {
    items: list.isWhole ? inOrder(items, table, list) : items,
    hasMore: !found.isWhole,
  };
  return { loaded, cachedAt: isFresh() ? null : found.readAt };
}

/** The moment of the rows with which the page begins; `null`: it has none. */
export function startRowsFrom(): number | null {
  const { rows } = pageStart();
  if (rows.length === 0) return null;
  return isFresh() ? Date.now() : Math.min(...rows.map(({ readAt }) => readAt));
}

/** The server says under this name in `Server-Timing` at which moment the page's rows were the database's. */
export const rowsTiming = 'rows';
/** Rows that were the database's so short a time ago count as loaded, ms. */
export const freshFor = 60_000;

function isFresh(): boolean {
  const { opening }: { opening?: Opening | undefined } = globalThis;
  return opening?.isFresh === true;
}
