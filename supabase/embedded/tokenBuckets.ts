export type RateLimit = {
  /** At once, and again in every period. */
  tries: number;
  /** Milliseconds. */
  period: number;
};

/** One token bucket for each key. */
export type TokenBuckets = {
  /** @returns 0 if the attempt is allowed, otherwise milliseconds until one would be */
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
      // A client may invent keys: the one that was not used for longest is dropped.
      const [oldest = key] = buckets.keys();
      if (buckets.size > MOST_KEYS) buckets.delete(oldest);
      return 0;
    },
  };
}
