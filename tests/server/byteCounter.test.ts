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

test('bytes that are added without asking count as well', () => {
  const counter = createByteCounter({ ofAddress: 10, inAll: 100 });
  counter.add('a', 50);
  expect(counter.isFull('a')).toBe(true);
  expect(counter.isFull('b')).toBe(false);
  expect(counter.take('a', 1)).toBe(false);
  counter.release('a', 50);
  expect(counter.take('a', 10)).toBe(true);
});
