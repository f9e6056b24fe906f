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
  /** Takes what has been used already. @returns 0, or milliseconds until the debt is paid off */
  spend(key: string, amount: number): number;
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
  const keep = (key: string, tokens: number, at: number) => {
    buckets.delete(key);
    buckets.set(key, { tokens, at });
    // A client may invent keys: the one that was not used for longest is dropped.
    const [oldest = key] = buckets.keys();
    if (buckets.size > MOST_KEYS) buckets.delete(oldest);
  };
  return {
    take(key) {
      const at = now();
      const tokens = tokensOf(key, at);
      if (tokens < 1) return Math.ceil((1 - tokens) * refillTime);
      keep(key, tokens - 1, at);
      return 0;
    },
    spend(key, amount) {
      const at = now();
      const tokens = tokensOf(key, at) - amount;
      keep(key, tokens, at);
      return Math.max(0, Math.ceil(-tokens * refillTime));
    },
  };
}
