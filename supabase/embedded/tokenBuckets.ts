export type RateLimit = {
  /** So many at once, and so many more in every period. */
  tries: number;
  /** Milliseconds. */
  period: number;
};

/** Counts tries under any number of keys, each with a token bucket of its own. */
export type TokenBuckets = {
  /** @returns 0 if the try is granted, otherwise milliseconds until one would be */
  take(key: string): number;
};

const MOST_KEYS = 10_000;

/** @param now a clock that only goes forward, milliseconds */
export function createTokenBuckets(
  { tries, period }: RateLimit,
  now: () => number = () => performance.now(),
): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refillTime = period / tries;
  const tokensOf = (key: string, at: number) => {
    const bucket = buckets.get(key);
    return bucket ? Math.min(tries, bucket.tokens + (at - bucket.at) / refillTime) : tries;
  };
  return {
    take(key) {
      const at = now();
      const tokens = tokensOf(key, at);
      if (tokens < 1) return Math.ceil((1 - tokens) * refillTime);
      buckets.delete(key);
      buckets.set(key, { tokens: tokens - 1, at });
      // Whoever invents keys must not fill the memory: the one longest unused is forgotten.
      const [oldest = key] = buckets.keys();
      if (buckets.size > MOST_KEYS) buckets.delete(oldest);
      return 0;
    },
  };
}
