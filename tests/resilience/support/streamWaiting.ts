import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition of which nothing tells; @throws Error with what was waited for, too long. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  timeout = 60_000,
): Promise<void> {
  if (!(await isReached(holds, timeout))) throw new Error(`${what}: not within ${timeout} ms`);
}

/** Waits for a condition; @returns whether it came true in time */
export async function isReached(
  holds: () => boolean | Promise<boolean>,
  timeout: number,
): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/** A while of real time, whatever the test does with its clocks. */
export function delay(duration: number): Promise<void> {
  return sleep(duration);
}
