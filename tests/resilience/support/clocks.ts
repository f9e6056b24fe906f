import { vi } from 'vitest';
import { delay } from './time.ts';

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Fakes timers that run and can be advanced; the time of day stays real. */
export function fakeTimers(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...timers] });
}

/** Fakes the time of day as well: heartbeats and retries take minutes. */
export function fakeClocks(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...timers, 'Date'] });
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
