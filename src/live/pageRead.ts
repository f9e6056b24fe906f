import type { ListRequest } from './listRequest.ts';
import { firstPageLength, firstPageQuery, listKey } from './loadRows.ts';
import type { Table, TableRow } from './table.ts';

/** A list that a page asks for, as whoever makes the page reads it. */
export type PageRead = {
  table: string;
  list: string;
  /** The request, as PostgREST writes it. */
  query: string;
  /** So many rows are asked for: fewer are all that there are. */
  length: number;
};

/** @param list a request of this table */
export function readOf<
  Item extends TableRow,
  NewItem,
  OrderName extends string,
  Filter extends object,
>(table: Table<Item, NewItem, OrderName, Filter>, list: ListRequest<OrderName, Filter>): PageRead {
  return {
    table: table.name,
    list: listKey(table, list),
    query: firstPageQuery(table, list),
    length: firstPageLength(list),
  };
}
