import { expect, test } from 'vitest';
import { createCounter } from '../../../supabase/embedded/realtime/capacity.ts';

test('counts what is open, from one address and in all', () => {
  const counter = createCounter({ perAddress: 2, inAll: 3 });
  expect(['a', 'a', 'a', 'b', 'b'].map((address) => counter.take(address))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  counter.release('a');
  expect([counter.take('b'), counter.take('a')]).toEqual([true, false]);
});
