import { within } from './delay.ts';

/**
 * The ranges of the delays before the next attempt, ms. All pages lose a server at one moment: each waits
 * anywhere in a range, and together they join within the project's limit, 100 a second. A server that was
 * away for a minute is found within seconds. After that few attempts are made, each a line in the console.
 */
const reconnectRanges = [
  [500, 8500],
  [2000, 10_000],
  [5000, 13_000],
  [10_000, 20_000],
  [10_000, 20_000],
  [10_000, 20_000],
] as const;
/** Every page is live again within a minute after its server is back, ms. */
const laterRange = [40_000, 55_000] as const;

export const socketOptions = {
  /** With `heartbeatTimeout` a socket that died without a word is noticed within half a minute. */
  heartbeatIntervalMs: 20_000,
  /** @param tries the number of the next attempt, from 1 */
  reconnectAfterMs: (tries: number) => within(reconnectRanges[tries - 1] ?? laterRange),
} as const;
