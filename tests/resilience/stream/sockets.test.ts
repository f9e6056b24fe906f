import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdClocks, passSeconds, releaseClocks, skipSecond } from '../support/streamClock.ts';
import { countFaults } from '../support/streamCount.ts';
import { CountedSocket, openCrowd, type Crowd } from '../support/streamCrowd.ts';
import { runQuiet } from '../support/streamQuiet.ts';
import { runStress } from '../support/streamStress.ts';
import { until } from '../support/streamWaiting.ts';

const size = 25;
/** The library asks so often whether the other end is there, s. */
const heartbeat = 25;

let crowd: Crowd;
const faults = countFaults();

// Waiting ends as soon as it may; a busy machine is given its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

beforeAll(async () => {
  holdClocks();
  crowd = await openCrowd(size);
});
afterEach(() => crowd.recovered());
afterAll(async () => {
  faults.print('stream: sockets');
  await crowd.close();
  releaseClocks();
});

const closings: readonly [string, () => void][] = [
  ['is closed with 1000', () => order().closeSockets(1000)],
  ['is closed with 1001, as a server that goes away does', () => order().closeSockets(1001)],
  ['is closed with 1012, as a server that starts again does', () => order().closeSockets(1012)],
  ['breaks without a word (1006)', () => order().dropSockets()],
];

test.each(closings)(
  'a socket that %s is opened again, and what was missed is there',
  async (_, strike) => {
    const before = CountedSocket.opened;
    strike();
    for (let written = 0; written < 5; written += 1) await crowd.league.write();
    await faults.surviveAll(crowd.pages, crowd.expectRecovered);
    expect(CountedSocket.opened - before, 'the first try succeeds').toBe(size);
  },
);

test('200 sockets killed at random while writes go on', async () => {
  const { league, random, pages } = crowd;
  const disconnects = 200;
  const outcomes = await runStress({ league, random, watchers: pages, disconnects });
  const wrong = [...outcomes].filter(([, { timesWrong }]) => timesWrong > 0);
  faults.note(disconnects, disconnects - wrong.length);
  expect(wrong, `SEED=${random.seed}`).toEqual([]);
});

test('writes before the new subscription stands, and silence after them', async () => {
  const { league, random, pages } = crowd;
  const cycles = 4;
  const options = { league, random, watchers: pages, cycles, skipAhead: skipSecond };
  const outcomes = await runQuiet(options);
  const wrong = [...outcomes.values()].reduce((sum, { timesWrong }) => sum + timesWrong, 0);
  faults.note(cycles * pages.length, cycles * pages.length - wrong);
  expect(wrong, `SEED=${random.seed}`).toBe(0);
});

test('a server that is away for a minute: few tries, one word about it, and everything back', async () => {
  const before = CountedSocket.opened;
  for (const page of crowd.pages) page.states.length = 0;
  order().acceptConnections(false);
  order().dropSockets();
  await passSeconds(5);
  for (const page of crowd.pages) expect(page.states).toEqual(['reconnecting', 'offline']);
  await crowd.league.write();
  await passSeconds(55);
  const tries = (CountedSocket.opened - before) / size;
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThanOrEqual(10);
  order().acceptConnections(true);
  const beforeBack = CountedSocket.opened;
  await passSeconds(25);
  expect(CountedSocket.opened - beforeBack, 'it is soon noticed').toBeGreaterThanOrEqual(size);
  await crowd.league.write();
  await crowd.recovered();
  await faults.surviveAll(crowd.pages, async (page) => {
    await crowd.expectRight(page);
    // Each later answer moves the time of the data that is told with it; the state stays.
    expect([...new Set(page.states)]).toEqual(['reconnecting', 'offline', 'live']);
  });
});

test('a connection that hangs without a word is noticed by the second heartbeat', async () => {
  const before = CountedSocket.opened;
  order().freezeSockets();
  for (let written = 0; written < 5; written += 1) await crowd.league.write();
  await passSeconds(2 * heartbeat);
  await until(() => CountedSocket.opened - before >= size, 'new sockets');
  // The server gives its own ends of the old ones up when it has heard nothing for a minute.
  await faults.surviveAll(crowd.pages, crowd.expectRecovered);
  expect(await Promise.all(crowd.pages.map((page) => page.isLive()))).not.toContain(false);
});

test('a lost answer to a heartbeat moves no row', async () => {
  const windows = crowd.pages.map(({ data, category }) => data.results.snapshot(category).window);
  order().answerHeartbeats(false);
  await passSeconds(heartbeat);
  order().answerHeartbeats(true);
  await passSeconds(heartbeat);
  await crowd.recovered();
  const after = crowd.pages.map(({ data, category }) => data.results.snapshot(category).window);
  // Not even drawn anew: the very same rows.
  expect(after.every((window, place) => window === windows[place])).toBe(true);
  await crowd.league.write();
  await faults.surviveAll(crowd.pages, crowd.expectRight);
});

function order() {
  return crowd.league.supabase.realtime.faults;
}
