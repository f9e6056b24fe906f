import type { TokenBuckets } from '../tokenBuckets.ts';

/** How many of one kind may be open: bounds what sockets and channels that are kept open cost. */
export type Limit = { perAddress: number; inAll: number };

/** Counts what is open, by the address of the client. */
export type Counter = {
  /** @returns whether there was room for one more, which now counts */
  take(address: string): boolean;
  release(address: string): void;
};

/** What the sockets of one server may use together. */
export type Capacity = { sockets: Counter; channels: Counter; bytes: TokenBuckets };

export function createCounter({ perAddress, inAll }: Limit): Counter {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    take(address) {
      const count = counts.get(address) ?? 0;
      if (count >= perAddress || total >= inAll) return false;
      counts.set(address, count + 1);
      total += 1;
      return true;
    },
    release(address) {
      const count = (counts.get(address) ?? 0) - 1;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
      total -= 1;
    },
  };
}
