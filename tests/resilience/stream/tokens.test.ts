import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdClocks, passSeconds, releaseClocks } from '../support/streamClock.ts';
import { countFaults } from '../support/streamCount.ts';
import { openCrowd, type Crowd } from '../support/streamCrowd.ts';

const size = 10;
/** How long a token is good for, s. */
const lifetime = 60;

let crowd: Crowd;
const faults = countFaults();

// Waiting ends as soon as it may; a busy machine is given its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

beforeAll(async () => {
  holdClocks();
  crowd = await openCrowd(size, lifetime);
  const { email, password } = crowd.league.supabase.admin;
  for (const { client } of crowd.pages) {
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
  }
});
afterAll(async () => {
  faults.print('stream: tokens');
  await crowd.close();
  releaseClocks();
});

const meanwhile: readonly [string, () => void][] = [
  ['on an open channel', () => {}],
  ['and the socket breaks', () => crowd.league.supabase.realtime.faults.dropSockets()],
];

// Nobody renews a token while a tab is hidden: browsers hardly let it run.
test.each(meanwhile)('a token that runs out %s costs no row', async (_, strike) => {
  const before = await Promise.all(crowd.pages.map(({ client }) => client.auth.getSession()));
  const { statistics } = crowd.league.supabase.realtime;
  expect(statistics().subscriptions).toBe(size);
  await passSeconds(2 * lifetime);
  strike();
  for (let written = 0; written < 5; written += 1) await crowd.league.write();
  await faults.surviveAll(crowd.pages, crowd.expectRecovered);
  expect(before.every(({ data }) => data.session !== null)).toBe(true);
});
