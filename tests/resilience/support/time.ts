import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Real time, also while a test fakes its clocks. */
export const delay = (duration: number): Promise<void> => sleep(duration);

/** Polls a condition. @throws Error naming what was waited for, after the timeout */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what: string,
  timeout = 60_000,
): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${timeout} ms`);
    await sleep(10);
  }
}

/** Fakes timers that run and can be advanced; without `Date` the time of day stays real. */
export function fakeTimers(...also: readonly 'Date'[]): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...timers, ...also] });
}

/** What is sent and answered needs real time in each skipped second, ms. */
const shortestSecond = 100;
let skippedAt = 0;

/** Skips a second, unless one was skipped just before. */
export function skipSecond(): void {
  if (performance.now() - skippedAt < shortestSecond) return;
  skippedAt = performance.now();
  vi.advanceTimersByTime(1000);
}

/** Advances the clocks, with real time in each second for what is sent and answered. */
export async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    await delay(25);
  }
}
