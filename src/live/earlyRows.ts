import type { ListRequest } from './listRequest.ts';
import { rowsFrom, type ClockReader, type LoadedRows } from './listOrder.ts';
import { firstPageLength, firstPageQuery, listRule } from './loadRows.ts';
import { hasColumns, type Table, type TableRow } from './table.ts';

/**
 * The state that the scripts within a page leave for React: the site's one object on `window`. The script in the
 * head sets it (`src/opening/headScript.ts`).
 */
export type Opening = {
  /** The moment at which the page was opened, ms since the epoch. */
  readonly openedAt: number;
  /** The requests for its rows, by address, until somebody takes their responses. */
  prefetched: Record<string, { response: Promise<Response>; controller: AbortController }>;
  /**
   * The rows that the early script has shown: React begins with them. `null` until then. Without rows where React
   * started first, which then loads them.
   */
  early: EarlyRows | null;
  /** The progress of the site's code: it is running once all its modules are there, started once React has rendered. */
  state: 'coming' | 'running' | 'started';
  /** The site's code runs: what the element shows is kept, in case that React fails. */
  run(container: Element): void;
  /** The page could not start: it says so, and shows what it showed. */
  fail(): void;
  /** React has rendered the page. */
  start(): void;
  /** Repeats the taps on buttons from before React listened. */
  repeatTaps(): void;
};

declare global {
  // oxlint-disable-next-line no-var
  var opening: Opening | undefined;
}

export type EarlyRows = {
  /** By the query of their list. */
  rows: Readonly<Record<string, readonly unknown[]>>;
  /** The moment at which the database gave them, if the service worker had cached them, ms since the epoch. */
  cachedAt: number | null;
};

/** The moment at which the page was opened, ms since the epoch: what it shows first is of this moment. */
export function openedAt(): number {
  return globalThis.opening?.openedAt ?? Date.now();
}

/** The moment at which the rows were read that the page showed before React started; `null`: it showed none. */
export function earlyRowsFrom(): number | null {
  const { rows = {}, cachedAt = null } = globalThis.opening?.early ?? {};
  return Object.keys(rows).length > 0 ? (cachedAt ?? openedAt()) : null;
}

/** A list as the page showed it before React started. */
export type EarlyList<Item extends TableRow> = {
  loaded: LoadedRows<Item>;
  /** The rows that the clock shows. */
  visible: LoadedRows<Item>;
  /** The service worker had cached it: the database has to confirm it. */
  isCached: boolean;
};

/**
 * @param clock as it was when the page was opened
 * @returns `undefined` if the page was not shown with the rows of this list before React started
 */
export function earlyList<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
  clock: ClockReader,
): EarlyList<Item> | undefined {
  const early = globalThis.opening?.early ?? null;
  if (early === null) return undefined;
  const { cachedAt } = early;
  const rows = early.rows[firstPageQuery(table, list, clock)];
  if (rows === undefined || !rows.every((row) => hasColumns(table, row))) return undefined;
  const hasMore = rows.length >= firstPageLength(list);
  // Shown when all its rows are there.
  if (list.isWhole && hasMore) return undefined;
  const { order } = listRule(table, list);
  const loaded = {
    items: rows.map((row) => table.parse(row)).filter((item) => item !== null),
    hasMore,
    begins: order.begins?.load(clock),
  };
  const visible = rowsFrom(loaded, order, order.begins?.show(clock));
  return { loaded, visible, isCached: cachedAt !== null };
}
