import type { ListOrder, Position } from './listOrder.ts';

/** A condition of PostgREST. */
export type Condition = readonly [name: string, value: string];

/**
 * Conditions of PostgREST for the rows after a position. The first key's condition stands alone, so
 * that the database begins in its index there; inside the `or` it would scan from the list's head.
 */
export function conditionsAfter<Item>(
  { keys }: ListOrder<Item>,
  position: Position,
): readonly Condition[] {
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
  const [first, second] = parts;
  if (first === undefined) return [];
  if (second === undefined) return [[first.column, `${first.comparison}.${first.value}`]];
  return [
    [first.column, `${first.comparison}e.${first.value}`],
    ['or', `(${after})`],
  ];
}

/** The conditions of an `and` are all needed; of several after a comma one is enough. */
function groupOf(conditions: string): string {
  return /^[^,]*$/.test(conditions) ? conditions : `or(${conditions})`;
}
