import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from '../../supabase/embedded/queue.ts';

test('other events are handled between two pieces of work', async () => {
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

test('the lanes take turns, each in its own order', async () => {
  const queue = createQueue();
  const done: string[] = [];
  const add = (lane: string, name: string) => queue.run(async () => void done.push(name), lane);
  await Promise.all([
    add('a', 'a1'),
    add('a', 'a2'),
    add('a', 'a3'),
    add('b', 'b1'),
    add('b', 'b2'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('a failure ends its own work alone', async () => {
  const queue = createQueue();
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
