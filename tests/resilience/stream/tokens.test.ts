import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scale } from '../../support/scale.ts';
import { fakeClocks, passSeconds } from '../support/clocks.ts';
import { openCrowd, type Crowd } from '../support/crowd.ts';
import { faultsOf } from '../support/faults.ts';

const size = scale(10, 3);
/** Of a token, s. */
const lifetime = 60;
const { surviveAll } = faultsOf('stream: tokens');
let crowd: Crowd;

beforeAll(async () => {
  fakeClocks();
  crowd = await openCrowd(size, lifetime);
  const { email, password } = crowd.league.supabase.admin;
  for (const { client } of crowd.pages) {
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
  }
});
afterAll(async () => {
  await crowd.close();
  vi.useRealTimers();
});

const meanwhile: Record<string, () => void> = {
  'on an open channel': () => {},
  'and the socket breaks': () => crowd.faults.dropSockets(),
};

// Nobody refreshes a token while a tab is hidden: browsers hardly let it run.
test.each(Object.entries(meanwhile))('a token that expires %s costs no row', async (_, happen) => {
  const before = await Promise.all(crowd.pages.map(({ client }) => client.auth.getSession()));
  expect(crowd.statistics().subscriptions).toBe(size);
  await passSeconds(2 * lifetime);
  happen();
  await crowd.write(5);
  await surviveAll(crowd.pages, crowd.expectRecovered);
  expect(before.every(({ data }) => data.session !== null)).toBe(true);
});
