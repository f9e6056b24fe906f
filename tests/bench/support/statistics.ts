/** A figure that was taken several times. */
export type Summary = { median: number; min: number; max: number };

/**
 * The value below which this share of the values lies: the nearest one, without interpolation.
 * @param share from 0 to 1
 * @returns NaN of no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Of a figure that was taken once: itself; of a text: NaN. */
export function medianOf(value: number | string | Summary): number {
  if (typeof value === 'string') return Number.NaN;
  return typeof value === 'number' ? value : value.median;
}

export function summarise(values: readonly number[]): Summary {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** One after the other: two at a time would slow each other. */
export async function each<Thing, Value>(
  things: readonly Thing[],
  measure: (thing: Thing) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const thing of things) values.push(await measure(thing));
  return values;
}

/**
 * Measures each thing in turn, so many times and once before without counting: what else the machine does
 * slows all alike.
 * @param measure is told which time it is
 * @returns the values of each thing
 */
export async function inTurn<Thing, Value>(
  things: readonly Thing[],
  runs: number,
  measure: (thing: Thing, run: number) => Promise<Value>,
): Promise<Value[][]> {
  const rounds: Value[][] = [];
  for (let run = 0; run <= runs; run += 1) {
    rounds.push(await each(things, (thing) => measure(thing, run)));
  }
  return things.map((_, index) =>
    rounds.slice(1).flatMap((round) => round.slice(index, index + 1)),
  );
}
