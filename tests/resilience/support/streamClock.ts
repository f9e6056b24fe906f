import { vi } from 'vitest';
import { delay } from './streamWaiting.ts';

/** Clocks that run as always, and can be put forward: heartbeats and retries take minutes. */
export function holdClocks(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

export function releaseClocks(): void {
  vi.useRealTimers();
}

/** So long each second takes at least while somebody waits, ms: answers need their time as well. */
const shortestSecond = 100;
let skippedAt = 0;

/** Lets a second pass at once, unless one just has. */
export function skipSecond(): void {
  if (performance.now() - skippedAt < shortestSecond) return;
  skippedAt = performance.now();
  vi.advanceTimersByTime(1000);
}

/** Lets seconds pass, with time in each for what is sent and answered. */
export async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    await delay(25);
  }
}
