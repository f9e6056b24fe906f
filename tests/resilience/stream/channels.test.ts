import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scale } from '../../support/scale.ts';
import { openBarePage } from '../support/barePage.ts';
import { fakeClocks, passSeconds } from '../support/clocks.ts';
import { openCrowd, type Crowd } from '../support/crowd.ts';
import { faultsOf } from '../support/faults.ts';

const size = scale(10, 3);
const { surviveAll } = faultsOf('stream: channels');
let crowd: Crowd;

beforeAll(async () => {
  fakeClocks();
  crowd = await openCrowd(size);
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
  'is refused because the database took too long': () =>
    crowd.faults.refuseJoins(
      'PostgresChangesSubscribeTimeout: Timed out after 15000ms waiting for the postgres_changes subscription',
    ),
  'is never answered': () => crowd.faults.answerJoins(false),
};

test.each(Object.entries(refusals))(
  'a page whose subscription %s is readable, and live later',
  async (_, refuse) => {
    const allShown = () => Promise.all(crowd.pages.map((page) => page.shown()));
    const before = await allShown();
    refuse();
    crowd.faults.dropSockets();
    await passSeconds(40);
    expect(await allShown()).toEqual(before);
    expect(await Promise.all(crowd.pages.map((page) => page.isLive()))).not.toContain(true);
    // A new visitor can read too.
    const visitor = openBarePage(crowd.league.supabase);
    await crowd.expectRight(visitor);
    expect(await visitor.isLive()).toBe(false);
    await visitor.close();

    await crowd.write();
    crowd.faults.refuseJoins(null);
    crowd.faults.answerJoins(true);
    await surviveAll(crowd.pages, crowd.expectRecovered);
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
  await surviveAll(crowd.pages, crowd.expectRecovered);
});

test('a database subscription that fails is shown, and retried until it is active', async () => {
  for (const page of crowd.pages) page.states.length = 0;
  const publish = (verb: 'add' | 'drop') =>
    crowd.league.supabase.database.exclusive((postgres) =>
      postgres.exec(`alter publication supabase_realtime ${verb} table public.upcoming_matches`),
    );
  await publish('drop');
  crowd.faults.dropSockets();
  await passSeconds(20);
  const states = crowd.pages.map((page) => [...new Set(page.states)]);
  await crowd.write();
  await publish('add');
  await crowd.recovered();
  expect(states).toEqual(crowd.pages.map(() => ['reconnecting', 'offline']));
  await surviveAll(crowd.pages, crowd.expectRight);
});
