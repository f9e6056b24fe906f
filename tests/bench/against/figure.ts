import { atMost, type Cell } from '../support/report.ts';

/** A figure of the other commit's build, and of this code's. */
export type Figure = { what: string; before: number; now: number; ratio: Cell };

/** @param goal the most that the ratio may be */
export function figure(
  what: string,
  [before = NaN, now = NaN]: readonly number[],
  goal?: number,
): Figure {
  const ratio = now === 0 ? 0 : now / before;
  return { what, before, now, ratio: goal === undefined ? ratio : atMost(ratio, goal) };
}
