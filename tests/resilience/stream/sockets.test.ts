import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scale } from '../../support/scale.ts';
import { fakeClocks, passSeconds, skipSecond } from '../support/clocks.ts';
import { CountedSocket, openCrowd, type Crowd } from '../support/crowd.ts';
import { faultsOf } from '../support/faults.ts';
import { runQuiet, runStress } from '../support/scenarios.ts';
import { until } from '../support/time.ts';

const size = scale(25, 5);
const disconnects = scale(200, 10);
const cycles = scale(4, 1);
/** The library's interval between heartbeats, s. */
const heartbeat = 25;
const { note, surviveAll } = faultsOf('stream: sockets');
let crowd: Crowd;

beforeAll(async () => {
  fakeClocks();
  crowd = await openCrowd(size);
});
afterEach(() => crowd.recovered());
afterAll(async () => {
  await crowd.close();
  vi.useRealTimers();
});

const closings: Record<string, () => void> = {
  'is closed with 1000': () => crowd.faults.closeSockets(1000),
  'is closed with 1001, by a server that goes away': () => crowd.faults.closeSockets(1001),
  'is closed with 1012, by a server that restarts': () => crowd.faults.closeSockets(1012),
  'breaks without a close frame (1006)': () => crowd.faults.dropSockets(),
};

test.each(Object.entries(closings))(
  'a socket that %s is opened again, and what was missed is there',
  async (_, close) => {
    const before = CountedSocket.opened;
    close();
    await crowd.write(5);
    await surviveAll(crowd.pages, crowd.expectRecovered);
    expect(CountedSocket.opened - before, 'the first attempt succeeds').toBe(size);
  },
);

test(`${disconnects} sockets dropped at random while writes go on`, async () => {
  const { league, random, pages } = crowd;
  const outcomes = await runStress({ league, random, watchers: pages }, disconnects);
  const wrong = [...outcomes].filter(([, { timesWrong }]) => timesWrong > 0);
  note(disconnects, disconnects - wrong.length);
  expect(wrong, `SEED=${random.seed}`).toEqual([]);
});

test('writes before the new subscription is active, and silence after them', async () => {
  const { league, random, pages } = crowd;
  const scenario = { league, random, watchers: pages, skipAhead: skipSecond };
  const outcomes = await runQuiet(scenario, cycles);
  const wrong = [...outcomes.values()].reduce((sum, { timesWrong }) => sum + timesWrong, 0);
  note(cycles * size, cycles * size - wrong);
  expect(wrong, `SEED=${random.seed}`).toBe(0);
});

test('a server that is away for 50 seconds: few attempts, one message, and everything back', async () => {
  const before = CountedSocket.opened;
  for (const page of crowd.pages) page.states.length = 0;
  crowd.faults.acceptConnections(false);
  crowd.faults.dropSockets();
  await passSeconds(5);
  // Later responses change the time of the data, which is notified too; the state stays.
  const statesOf = ({ states }: { states: readonly string[] }) => [...new Set(states)];
  for (const page of crowd.pages) expect(statesOf(page)).toEqual(['reconnecting', 'offline']);
  await crowd.write();
  await passSeconds(45);
  const attempts = (CountedSocket.opened - before) / size;
  expect(attempts).toBeGreaterThan(1);
  expect(attempts).toBeLessThanOrEqual(10);
  crowd.faults.acceptConnections(true);
  await passSeconds(25);
  // By each page, whether it tried then or was trying when the server came back.
  await until(() => crowd.pages.every(({ states }) => states.at(-1) === 'live'), 'it is noticed');
  await crowd.write();
  await crowd.recovered();
  await surviveAll(crowd.pages, async (page) => {
    await crowd.expectRight(page);
    expect(statesOf(page)).toEqual(['reconnecting', 'offline', 'live']);
  });
});

test('a connection that hangs is noticed by the second heartbeat', async () => {
  const before = CountedSocket.opened;
  crowd.faults.freezeSockets();
  await crowd.write(5);
  await passSeconds(2 * heartbeat);
  await until(() => CountedSocket.opened - before >= size, 'new sockets');
  // The server closes its own ends of the old ones after a minute of silence.
  await surviveAll(crowd.pages, crowd.expectRecovered);
  expect(await Promise.all(crowd.pages.map((page) => page.isLive()))).not.toContain(false);
});

test('a lost response to a heartbeat moves no row', async () => {
  const items = crowd.pages.map((page) => page.items());
  crowd.faults.answerHeartbeats(false);
  await passSeconds(heartbeat);
  crowd.faults.answerHeartbeats(true);
  await passSeconds(heartbeat);
  await crowd.recovered();
  // The very same objects: nothing was rendered again.
  expect(crowd.pages.every((page, index) => page.items() === items[index])).toBe(true);
  await crowd.write();
  await surviveAll(crowd.pages, crowd.expectRight);
});
