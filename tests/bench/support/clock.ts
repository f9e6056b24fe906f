/**
 * Milliseconds of the machine's monotonic clock, which all processes share: times taken in two of
 * them can be subtracted. Each `performance.now()` has a zero of its own.
 */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
