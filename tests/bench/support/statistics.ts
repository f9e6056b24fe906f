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

export function summarise(values: readonly number[]): Summary {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** Measures so many times, and once before without counting. */
export async function repeat<Value>(runs: number, measure: () => Promise<Value>) {
  const values: Value[] = [];
  for (let run = 0; run <= runs; run += 1) values.push(await measure());
  return values.slice(1);
}

/**
 * Measures each thing in turn as `repeat` does: what else the machine does slows all alike.
 * @returns the values of each thing
 */
export async function inTurn<Thing, Value>(
  things: readonly Thing[],
  runs: number,
  measure: (thing: Thing) => Promise<Value>,
): Promise<Value[][]> {
  const rounds = await repeat(runs, async () => {
    const round: Value[] = [];
    for (const thing of things) round.push(await measure(thing));
    return round;
  });
  return things.map((_, index) => rounds.flatMap((round) => round.slice(index, index + 1)));
}
