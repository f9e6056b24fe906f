import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from '../../supabase/embedded/queue.ts';

test('who waits for something else is heard between two pieces of work', async () => {
  const queue = createQueue();
  let done = 0;
  const work = Array.from({ length: 100 }, () =>
    queue.run(async () => {
      // Like PGlite, which is never waited for by a timer or the network.
      await Promise.resolve();
      done += 1;
    }),
  );
  await setImmediate();
  expect(done).toBeLessThan(100);
  await Promise.all(work);
  expect(done).toBe(100);
});
