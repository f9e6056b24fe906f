import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCrowd, type Crowd, type Watcher } from '../support/crowd.ts';
import { random, seed } from '../support/league.ts';
import { delay, fakeTimers, skipSecond, until } from '../support/time.ts';
import { openTutorialClient } from '../support/tutorialClient.ts';

/** `CYCLES=100` and `DISCONNECTS=200` for a long run. Fewer could miss the tutorials' clients by chance. */
const cycles = Number(process.env['CYCLES'] ?? 5);
const disconnects = Number(process.env['DISCONNECTS'] ?? 30);

let crowd: Crowd;
/** If these are not found wrong, these tests prove nothing. */
let subscriber: Watcher;
let loader: Watcher;

beforeAll(async () => {
  console.log(`SEED=${seed} repeats this run’s moments`);
  fakeTimers('Date');
  crowd = await openCrowd(6);
  subscriber = await openTutorialClient(crowd.league.supabase, 'on SUBSCRIBED');
  loader = await openTutorialClient(crowd.league.supabase, 'once');
  crowd.watchers.push(subscriber, loader);
  await crowd.recovered();
});
afterAll(async () => {
  await crowd.close();
  vi.useRealTimers();
});

/** Whether a client, whose requests were answered long before, has the rows of the table. */
async function isRight(client: Watcher): Promise<boolean> {
  const rows = await crowd.league.results();
  return client.shown().toSorted().join() === rows.toSorted().join();
}

// No later event reveals these writes. At random the server confirms at once, without the delay that the site's
// client requests, as servers do that do not know it.
test('what is written before a new subscription is active, and nothing after it, is on every page', async () => {
  const { faults, statistics, watchers } = crowd;
  const wrong = { subscriber: 0, loader: 0 };
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    faults.holdSubscriptions(true);
    faults.honourWaits(random.chance(0.5));
    faults.dropSockets();
    await until(() => {
      skipSecond();
      const { channels, subscriptions } = statistics();
      return channels === watchers.length && subscriptions === 0;
    }, 'everybody has requested a subscription');
    await delay(random.below(100));
    await crowd.write(3 + random.below(4));
    // Nobody receives these reports.
    await crowd.league.reported();
    faults.holdSubscriptions(false);
    await crowd.expectRecovered();
    if (!(await isRight(subscriber))) wrong.subscriber += 1;
    if (!(await isRight(loader))) wrong.loader += 1;
  }
  faults.honourWaits(true);
  expect(wrong.subscriber).toBeGreaterThan(0);
  expect(wrong.loader).toBe(cycles);
});

test('no disconnect under a steady stream of writes loses or leaves a row', async () => {
  const { faults, statistics, watchers } = crowd;
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await crowd.write();
      await delay(random.below(30));
    }
  })();
  for (let broken = 0; broken < disconnects; broken += 1) {
    await delay(random.below(2000 / watchers.length));
    await until(() => statistics().sockets > 0, 'somebody is connected');
    faults.dropSocket(random.below(statistics().sockets));
  }
  over.abort();
  await writing;
  await crowd.expectRecovered();
  expect(statistics()).toMatchObject({ sockets: watchers.length, channels: watchers.length });
  // The list that never loads again lacks what was written during its interruptions.
  expect(await isRight(loader)).toBe(false);
});
