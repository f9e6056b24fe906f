import { setTimeout as sleep } from 'node:timers/promises';

/** Real time, also while a test fakes its clocks. */
export const delay = (duration: number): Promise<void> => sleep(duration);

type Condition = () => boolean | Promise<boolean>;

/** Polls a condition. @throws Error naming what was waited for, after the timeout */
export async function until(isTrue: Condition, what: string, timeout = 60_000): Promise<void> {
  if (!(await isReached(isTrue, timeout))) throw new Error(`${what}: not within ${timeout} ms`);
}

/** Polls a condition. @returns whether it came true in time */
export async function isReached(isTrue: Condition, timeout: number): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (!(await isTrue())) {
    if (performance.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
