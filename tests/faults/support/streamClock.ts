import { vi } from 'vitest';
import { pause } from './streamWaiting.ts';

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

/** Lets a second pass at once. */
export function skipSecond(): void {
  vi.advanceTimersByTime(1000);
}

/** Lets seconds pass, with time in each for what is sent and answered. */
export async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    skipSecond();
    await pause(10);
  }
}
