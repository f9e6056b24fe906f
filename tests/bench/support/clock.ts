/**
 * Milliseconds of the machine's monotonic clock, which all processes share: moments taken in two of
 * them can be subtracted, as moments of `performance.now()`, each with a zero of its own, cannot.
 */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
