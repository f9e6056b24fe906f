import type { ListRequest } from '../domain/listRequest.ts';
import { civilMomentAt, type LeagueClock } from '../domain/time.ts';
import type { ClockReader } from './listOrder.ts';
import { windowFrom, type ListWindow } from './listWindow.ts';
import { firstPageLength, firstPageQuery, listRule } from './loadWindow.ts';
import { hasColumns, type Table, type TableRow } from './table.ts';

declare global {
  /** When the page was opened, ms since the epoch; set in the head of a built page. */
  // oxlint-disable-next-line no-var
  var openedAt: number | undefined;
  /** What the early script has rendered; React begins with it. Without rows: React loads them. */
  // oxlint-disable-next-line no-var
  var firstRows: FirstRows | undefined;
}

export type FirstRows = {
  /** By the query of their list. */
  rows: Readonly<Record<string, readonly unknown[]>>;
  /** When the database gave them, if the service worker had kept them, ms since the epoch. */
  storedAt: number | null;
};

/** When the page was opened, ms since the epoch: what it shows first is of this moment. */
export function openedAt(): number {
  return globalThis.openedAt ?? Date.now();
}

/** When the rows were read that the page showed before React started; `null`: it showed none. */
export function firstRowsFrom(): number | null {
  const { rows = {}, storedAt = null } = globalThis.firstRows ?? {};
  return Object.keys(rows).length > 0 ? (storedAt ?? openedAt()) : null;
}

/** A list as the page shows it first. */
export type FirstWindow<Item extends TableRow> = {
  whole: ListWindow<Item>;
  /** Without what the clock hides. */
  visible: ListWindow<Item>;
  /** The service worker had kept it: the database has to confirm it. */
  isStored: boolean;
};

/** @returns `undefined` if the page was not shown with the rows of this list before React started */
export function firstWindow<Item extends TableRow, NewItem>(
  table: Table<Item, NewItem>,
  list: ListRequest,
  clock: LeagueClock,
): FirstWindow<Item> | undefined {
  if (globalThis.firstRows === undefined) return undefined;
  const readClock: ClockReader = (hoursAgo) =>
    civilMomentAt(openedAt() - hoursAgo * 3_600_000, clock);
  const { storedAt } = globalThis.firstRows;
  const rows = globalThis.firstRows.rows[firstPageQuery(table, list, readClock)];
  if (rows === undefined || !rows.every((row) => hasColumns(table, row))) return undefined;
  const isComplete = rows.length < firstPageLength(list);
  // Shown when all its rows are there.
  if (list.isWhole && !isComplete) return undefined;
  const { order } = listRule(table, list);
  const whole = {
    items: rows.map((row) => table.parse(row)).filter((item) => item !== null),
    isComplete,
    begins: order.begins?.load(readClock),
  };
  const visible = windowFrom(whole, order, order.begins?.show(readClock));
  return { whole, visible, isStored: storedAt !== null };
}
