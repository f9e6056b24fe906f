import { atMost, type Cell } from '../support/report.ts';

/** What was measured of the other commit's build, and of this code's. */
export type Both<Value> = { before: Value; now: Value };

export type Figure = Both<number> & { what: string; ratio: Cell };

/** @param goal the most that the ratio may be */
export function figure(what: string, { before, now }: Both<number>, goal?: number): Figure {
  const ratio = now === 0 ? 0 : now / before;
  return { what, before, now, ratio: goal === undefined ? ratio : atMost(ratio, goal) };
}

/** Measures both builds so many times in turn, and once before without counting. */
export async function inTurn<Value>(
  urls: Both<string>,
  runs: number,
  measure: (url: string) => Promise<Value>,
): Promise<Both<Value[]>> {
  const measured: Both<Value[]> = { before: [], now: [] };
  for (let run = 0; run <= runs; run += 1) {
    measured.before.push(await measure(urls.before));
    measured.now.push(await measure(urls.now));
  }
  return both(measured, (values) => values.slice(1));
}

export function both<From, To>(
  { before, now }: Both<From>,
  convert: (value: From) => To,
): Both<To> {
  return { before: convert(before), now: convert(now) };
}
