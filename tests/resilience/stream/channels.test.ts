import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdClocks, passSeconds, releaseClocks } from '../support/streamClock.ts';
import { countFaults } from '../support/streamCount.ts';
import { openCrowd, type Crowd } from '../support/streamCrowd.ts';
import { openBarePage } from '../support/streamPage.ts';

const size = 10;

let crowd: Crowd;
const faults = countFaults();

// Waiting ends as soon as it may; a busy machine is given its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

beforeAll(async () => {
  holdClocks();
  crowd = await openCrowd(size);
});
afterEach(async () => {
  order().refuseJoins(null);
  order().answerJoins(true);
  await crowd.recovered();
});
afterAll(async () => {
  faults.print('stream: channels');
  await crowd.close();
  releaseClocks();
});

const refusals: readonly [string, () => void][] = [
  ['is refused', () => order().refuseJoins('RealtimeRestarting: Realtime is restarting')],
  [
    'is refused because the database took too long',
    () =>
      order().refuseJoins(
        'PostgresChangesSubscribeTimeout: Timed out after 15000ms waiting for the postgres_changes subscription',
      ),
  ],
  ['is never answered', () => order().answerJoins(false)],
];

test.each(refusals)(
  'a page whose subscription %s is readable, and live later',
  async (_, strike) => {
    const before = await Promise.all(crowd.pages.map((page) => page.shown()));
    strike();
    order().dropSockets();
    await passSeconds(40);
    expect(await Promise.all(crowd.pages.map((page) => page.shown()))).toEqual(before);
    expect(await Promise.all(crowd.pages.map((page) => page.isLive()))).not.toContain(true);
    // Who comes now reads as well.
    const visitor = openBarePage(crowd.league.supabase);
    await crowd.expectRight(visitor);
    expect(await visitor.isLive()).toBe(false);
    await visitor.close();

    await crowd.league.write();
    order().refuseJoins(null);
    order().answerJoins(true);
    await faults.surviveAll(crowd.pages, crowd.expectRecovered);
  },
);

const losses: readonly [string, () => void][] = [
  ['crashes', () => order().crashChannels()],
  ['is closed for good by the server', () => order().closeChannels()],
  [
    'loses the database and finds it again',
    () => order().loseSubscriptions('Too many database timeouts'),
  ],
];

test.each(losses)('a channel that %s costs no row', async (_, strike) => {
  // Nobody subscribes before this is written.
  order().holdSubscriptions(true);
  strike();
  expect(crowd.league.supabase.realtime.statistics().subscriptions).toBe(0);
  for (let written = 0; written < 5; written += 1) await crowd.league.write();
  await crowd.league.reported();
  order().holdSubscriptions(false);
  await faults.surviveAll(crowd.pages, crowd.expectRecovered);
});

test('a database subscription that fails is said, and tried until it stands', async () => {
  for (const page of crowd.pages) page.states.length = 0;
  const { exclusive } = crowd.league.supabase.database;
  const publish = (verb: 'add' | 'drop') =>
    exclusive((postgres) =>
      postgres.exec(`alter publication supabase_realtime ${verb} table public.upcoming_matches`),
    );
  await publish('drop');
  order().dropSockets();
  await passSeconds(20);
  const states = crowd.pages.map((page) => [...new Set(page.states)]);
  await crowd.league.write();
  await publish('add');
  await crowd.recovered();
  expect(states).toEqual(crowd.pages.map(() => ['reconnecting', 'offline']));
  await faults.surviveAll(crowd.pages, crowd.expectRight);
});

function order() {
  return crowd.league.supabase.realtime.faults;
}
