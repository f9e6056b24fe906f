import type { CategoryName } from './category.ts';
import type { CivilDate } from './time.ts';

/** Which rows a list holds; without a value, all. */
export type ListFilter = {
  category?: CategoryName | undefined;
  /** The id of a pair. */
  pair?: string | undefined;
  /** The slug of a season. */
  season?: string | undefined;
  /** A day of play. */
  date?: CivilDate | undefined;
};

/** A list: which rows, and in which of the table's orders. */
export type ListRequest<OrderName extends string = string> = ListFilter & {
  order: OrderName;
  /** Whether all rows are loaded, in as many requests as that takes, instead of a window. */
  isWhole?: boolean | undefined;
};
