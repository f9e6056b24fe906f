import type { Scale } from './report.ts';

/** One axis of a chart: where a value stands, and which values are written beside it. */
export type Axis = { ticks: readonly number[]; place(value: number): number };

/**
 * @param from,to where the axis begins and ends in the drawing, px
 */
export function makeAxis(
  values: readonly number[],
  scale: Scale,
  { from, to }: { from: number; to: number },
): Axis {
  const ticks = scale === 'log' ? powersAround(values) : roundStepsAround(values);
  const measure = scale === 'log' ? Math.log10 : (value: number) => value;
  const first = measure(ticks.at(0) ?? 0);
  const last = measure(ticks.at(-1) ?? 1);
  return {
    ticks,
    place: (value) => from + ((measure(value) - first) / (last - first)) * (to - from),
  };
}

/** Powers of ten, from the one below the least value to the one above the largest. */
function powersAround(values: readonly number[]): number[] {
  // A logarithm knows no zero.
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) return [1, 10];
  const first = Math.floor(Math.log10(Math.min(...positive)));
  const last = Math.ceil(Math.log10(Math.max(...positive)));
  const count = Math.max(last - first, 1) + 1;
  return Array.from({ length: count }, (_, place) => 10 ** (first + place));
}

/** From zero in four to eight steps of 1, 2 or 5 times a power of ten. */
function roundStepsAround(values: readonly number[]): number[] {
  const largest = Math.max(...values, 0) || 1;
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => largest / size <= 7) ?? 1;
  const count = Math.ceil(largest / step - 1e-9) + 1;
  return Array.from({ length: count }, (_, place) => Number((place * step).toPrecision(12)));
}
