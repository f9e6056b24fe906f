const CHECK_INTERVAL = 100;
/** The limit is one of computing time: a busy machine may take this many times longer. */
const LONGEST_WAIT = 10;

/**
 * Calls `onExceeded` once this process has computed for `limit` milliseconds, or has waited ten times
 * as long, and work that should be done has not ended.
 * @returns a function that stops it
 */
export function startTimeLimit(limit: number, onExceeded: () => void): () => void {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(cpu);
    const computed = (user + system) / 1_000;
    const waited = performance.now() - start;
    if (waited < limit || (computed < limit && waited < limit * LONGEST_WAIT)) return;
    clearInterval(timer);
    onExceeded();
  }, CHECK_INTERVAL);
  return () => clearInterval(timer);
}
