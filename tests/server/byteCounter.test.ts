import { expect, test } from 'vitest';
import { createByteCounter } from '../../supabase/embedded/byteCounter.ts';

test('an address takes no more than its share, and all together no more than there is', () => {
  const counter = createByteCounter({ ofAddress: 10, inAll: 15 });
  expect(counter.take('a', 8)).toBe(true);
  expect(counter.take('a', 3)).toBe(false);
  expect(counter.take('b', 8)).toBe(false);
  expect(counter.take('b', 7)).toBe(true);
  expect(counter.isFull('c')).toBe(true);
  counter.release('a', 8);
  expect(counter.isFull('c')).toBe(false);
  expect(counter.take('a', 8)).toBe(true);
});
