/** What is told of a figure that was taken several times. */
export type Summary = { median: number; min: number; max: number };

/**
 * The value below which this share of the values lies (the nearest one, never one in between).
 * @param share from 0 to 1
 * @returns NaN of no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.min(Math.max(place, 0), sorted.length - 1)] ?? Number.NaN;
}

/** The middle value, or the mean of the two in the middle; NaN of no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

export function summarise(values: readonly number[]): Summary {
  // One by one: a spread of a hundred thousand arguments would overflow the stack.
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { median: median(values), min, max };
}
