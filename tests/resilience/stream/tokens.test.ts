import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { scale } from '../../support/scale.ts';
import { openCrowd, type Crowd } from '../support/crowd.ts';
import { delay, fakeTimers } from '../support/time.ts';

/** Lifetime of a token, s, in real time: the thread that Auth runs in has no simulated clock. */
const lifetime = 20;
let crowd: Crowd;

beforeAll(async () => {
  fakeTimers();
  crowd = await openCrowd(scale(10, 3), lifetime);
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
  const { email, password } = demoAdmin;
  for (const { client } of crowd.pages) {
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
  }
  await delay(lifetime * 1000);
  happen();
  await crowd.write(5);
  await crowd.expectRecovered();
  const sessions = await Promise.all(crowd.pages.map(({ client }) => client.auth.getSession()));
  expect(sessions.every(({ data }) => data.session !== null)).toBe(true);
});
