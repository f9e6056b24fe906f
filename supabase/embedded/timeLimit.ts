const CHECK_INTERVAL = 50;
/** The limit is one of computing time: a busy machine may take this many times longer. */
const LONGEST_WAIT = 10;
/** Fraction of the limit after which the work is likely to exceed it. */
const LONG = 1 / 3;

export type TimeLimitEvents = {
  /** Called once before the limit, for work that is unusually long. */
  onLong(): void;
  onExceeded(): void;
};

/**
 * Calls `onExceeded` once the work has computed for `limit` milliseconds, or has waited ten times as
 * long, and has not ended.
 * @param computed what the thread of the work has computed so far, milliseconds
 * @returns a function that stops it
 */
export function startTimeLimit(
  limit: number,
  computed: () => Promise<number>,
  { onLong, onExceeded }: TimeLimitEvents,
): () => void {
  const start = performance.now();
  const before = computed();
  let isOver = false;
  let isLong = false;

  async function check() {
    const waited = performance.now() - start;
    if (waited > limit * LONG && !isLong) {
      isLong = true;
      onLong();
    }
    if (waited < limit) return;
    if (waited < limit * LONGEST_WAIT && (await computed()) - (await before) < limit) return;
    if (isOver) return;
    stop();
    onExceeded();
  }
  function stop() {
    isOver = true;
    clearInterval(timer);
  }
  // A thread that has ended by itself has no computing time, and its work has failed.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_INTERVAL);
  before.catch(() => undefined);
  return stop;
}
