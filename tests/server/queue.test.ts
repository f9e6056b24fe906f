import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue, type TaskOptions } from '../../supabase/embedded/queue.ts';

/** A queue whose clock goes on by what its pieces take. */
function createTimedQueue() {
  let time = 0;
  const queue = createQueue(() => time);
  const done: string[] = [];
  return {
    done,
    wait: (duration: number) => {
      time += duration;
    },
    add: (options: TaskOptions, name: string, duration: number) =>
      queue.run(async () => {
        await Promise.resolve();
        time += duration;
        done.push(name);
      }, options),
  };
}

test('lanes take turns by the time that they use, each lane in its own order', async () => {
  const { add: addTo, wait, done } = createTimedQueue();
  const add = (lane: string, name: string, duration: number) => addTo({ lane }, name, duration);
  await Promise.all([
    add('attacker', 'a1', 500),
    add('attacker', 'a2', 500),
    add('attacker', 'a3', 500),
    add('visitor', 'v1', 10),
    add('visitor', 'v2', 10),
  ]);
  expect(done).toEqual(['a1', 'v1', 'v2', 'a2', 'a3']);
  // What was used long ago counts for nothing.
  wait(600_000);
  await Promise.all([add('visitor', 'v3', 10), add('attacker', 'a4', 1), add('visitor', 'v4', 10)]);
  expect(done.slice(5)).toEqual(['a4', 'v3', 'v4']);
});

test('a known visitor goes before any number of new addresses with slow requests', async () => {
  const { add: addTo, done } = createTimedQueue();
  const add = (lane: string, kind: string, duration: number) =>
    addTo({ lane, kind }, lane, duration);
  // A lane's earlier reads do not count, as nobody waited meanwhile.
  for (let count = 0; count < 100; count += 1) await add('visitor', 'read', 20);
  done.length = 0;
  await Promise.all([
    add('a', 'slow a', 1_000),
    add('b', 'slow b', 1_000),
    add('c', 'slow c', 1_000),
    add('visitor', 'read', 20),
    // Nor does one wait who comes for the first time, and asks for what is known to be fast.
    add('other visitor', 'read', 20),
  ]);
  expect(done).toEqual(['visitor', 'other visitor', 'a', 'b', 'c']);
});

test('a visitor who comes while slow requests of new addresses wait goes next', async () => {
  const { add, done } = createTimedQueue();
  const addresses = ['a', 'b', 'c', 'd'];
  await add({ lane: 'visitor', kind: 'read' }, 'earlier', 20);
  const slow = addresses.map((lane) => add({ lane, kind: `slow ${lane}` }, lane, 3_000));
  await slow[0];
  await Promise.all([...slow, add({ lane: 'visitor', kind: 'read' }, 'visitor', 20)]);
  expect(done).toEqual(['earlier', 'a', 'visitor', 'b', 'c', 'd']);
});

test('pieces for which nobody waits take no turn', async () => {
  const queue = createQueue();
  let turns = 0;
  const first = queue.run(() => setImmediate());
  const gone = Array.from({ length: 1_000 }, () =>
    queue.run(() => setImmediate(), { lane: 'attacker', isGone: () => true }),
  );
  const settled = Promise.allSettled(gone);
  const visitor = queue.run(async () => undefined, { lane: 'visitor' });
  const count = async () => {
    for (; turns < 500; turns += 1) await setImmediate();
  };
  await Promise.race([Promise.all([first, visitor]), count()]);
  expect(turns).toBeLessThan(10);
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
});
