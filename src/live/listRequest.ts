/**
 * A list of a table: which rows, and in which of the table's orders.
 * @typeParam Filter the table's filters, each a text; without a value, all rows
 */
export type ListRequest<OrderName extends string = string, Filter extends object = object> = {
  order: OrderName;
  /** Whether all rows are loaded, in as many requests as that takes, instead of a page at a time. */
  isWhole?: boolean | undefined;
} & Filter;
