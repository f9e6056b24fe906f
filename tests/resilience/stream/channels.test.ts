import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scale } from '../../support/scale.ts';
import { CountedSocket, openCrowd, type Crowd } from '../support/crowd.ts';
import { openBarePage } from '../support/barePage.ts';
import { fakeTimers, passSeconds } from '../support/time.ts';

let crowd: Crowd;

beforeAll(async () => {
  fakeTimers('Date');
  crowd = await openCrowd(scale(10, 3));
});
afterEach(async () => {
  crowd.faults.refuseJoins(null);
  crowd.faults.answerJoins(true);
  await crowd.recovered();
});
afterAll(async () => {
  await crowd.close();
  vi.useRealTimers();
});

const refusals: Record<string, () => void> = {
  'is refused': () => crowd.faults.refuseJoins('RealtimeRestarting: Realtime is restarting'),
  'is never answered': () => crowd.faults.answerJoins(false),
};

test.each(Object.entries(refusals))(
  'a page whose subscription %s is readable, and live later',
  async (_, refuse) => {
    const allShown = () => crowd.pages.map((page) => page.shown());
    const before = allShown();
    refuse();
    crowd.faults.dropSockets();
    await passSeconds(40);
    expect(allShown()).toEqual(before);
    expect(crowd.pages.map((page) => page.isLive())).not.toContain(true);
    // A new visitor can read too.
    const visitor = openBarePage(crowd.league.supabase, CountedSocket);
    await crowd.expectRight(visitor);
    expect(visitor.isLive()).toBe(false);
    await visitor.close();

    await crowd.write();
    crowd.faults.refuseJoins(null);
    crowd.faults.answerJoins(true);
    await crowd.expectRecovered();
  },
);

const losses: Record<string, () => void> = {
  crashes: () => crowd.faults.crashChannels(),
  'is closed for good by the server': () => crowd.faults.closeChannels(),
  'loses the database and finds it again': () =>
    crowd.faults.loseSubscriptions('Too many database timeouts'),
};

test.each(Object.entries(losses))('a channel that %s costs no row', async (_, lose) => {
  // Nobody is subscribed again before this is written.
  crowd.faults.holdSubscriptions(true);
  lose();
  expect(crowd.statistics().subscriptions).toBe(0);
  await crowd.write(5);
  await crowd.league.reported();
  crowd.faults.holdSubscriptions(false);
  await crowd.expectRecovered();
});

test('a database subscription that fails is shown, and retried until it is active', async () => {
  for (const page of crowd.pages) page.states.length = 0;
  const publish = (verb: 'add' | 'drop') =>
    crowd.league.query(`alter publication supabase_realtime ${verb} table public.upcoming_matches`);
  await publish('drop');
  crowd.faults.dropSockets();
  await passSeconds(20);
  const states = crowd.pages.map((page) => [...new Set(page.states)]);
  await crowd.write();
  await publish('add');
  await crowd.expectRecovered();
  expect(states).toEqual(crowd.pages.map(() => ['reconnecting', 'offline']));
});
