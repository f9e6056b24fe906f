import type { CivilMoment } from '../domain/time.ts';

/** A cursor in an order: the values of the order's keys. */
export type Position = readonly string[];

type OrderKey<Item> = { column: string; of(item: Item): string; isDescending?: boolean };

/** What the league's clock showed so many hours ago. */
export type ClockReader = (hoursAgo: number) => CivilMoment;

/**
 * An order in which the database reads a list. The last key is the id: no two rows share a position,
 * and every page ends between the same two rows.
 */
export type ListOrder<Item> = {
  keys: readonly OrderKey<Item>[];
  /**
   * Where the list begins, for one that the clock bounds. It is loaded from a full hour on, so that
   * its address is the same for an hour, and shown from the minute on; the rows between the two are
   * hidden, so that the clock moves the list without a request.
   */
  begins?: {
    load(clock: ClockReader): Position;
    show(clock: ClockReader): Position;
  };
};

export function positionOf<Item>(order: ListOrder<Item>, item: Item): Position {
  return order.keys.map((key) => key.of(item));
}

/** Negative if `one` comes first. */
export function comparePositions<Item>(
  { keys }: ListOrder<Item>,
  one: Position,
  other: Position,
): number {
  for (const [index, { isDescending = false }] of keys.entries()) {
    const [a = '', b = ''] = [one[index], other[index]];
    if (a !== b) return a < b !== isDescending ? -1 : 1;
  }
  return 0;
}

/**
 * Conditions of PostgREST for the rows after a position. The first key's condition stands alone, so
 * that the database begins in its index there; inside the `or` it would scan from the list's head.
 */
export function conditionsAfter<Item>(
  { keys }: ListOrder<Item>,
  position: Position,
): readonly (readonly [name: string, value: string])[] {
  const parts = keys.map(({ column, isDescending = false }, index) => ({
    column,
    comparison: isDescending ? 'lt' : 'gt',
    value: position[index] ?? '',
  }));
  const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  const after = parts.reduceRight((rest, { column, comparison, value }, index) => {
    const passed = `${column}.${comparison}.${quoted(value)}`;
    if (rest === '') return passed;
    // The first key's own condition already excludes the values before it.
    return index === 0
      ? `${passed},${rest}`
      : `${passed},and(${column}.eq.${quoted(value)},${groupOf(rest)})`;
  }, '');
  const first = parts[0];
  if (first === undefined) return [];
  return [
    [first.column, `${first.comparison}e.${first.value}`],
    ['or', `(${after})`],
  ];
}

/** The conditions of an `and` are all needed; of several after a comma one is enough. */
function groupOf(conditions: string): string {
  return /^[^,]*$/.test(conditions) ? conditions : `or(${conditions})`;
}

/** The order as PostgREST writes it. */
export function orderText<Item>({ keys }: ListOrder<Item>): string {
  return keys
    .map(({ column, isDescending = false }) => `${column}.${isDescending ? 'desc' : 'asc'}`)
    .join(',');
}
