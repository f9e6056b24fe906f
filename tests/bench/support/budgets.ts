import type { Budget } from './report.ts';

type Words = Pick<Budget, 'what' | 'limit' | 'measured' | 'unit' | 'aim' | 'note'>;

/** A figure that must not be larger than its limit. */
export function atMost(words: Words): Budget {
  return { ...words, direction: 'at most', met: words.measured <= words.limit };
}

/** A figure that must not be smaller than its limit. */
export function atLeast(words: Words): Budget {
  return { ...words, direction: 'at least', met: words.measured >= words.limit };
}
