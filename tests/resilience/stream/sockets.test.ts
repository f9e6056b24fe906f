import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { socketOptions } from '../../../src/live/socketOptions.ts';
import { scale } from '../../support/scale.ts';
import { CountedSocket, openCrowd, type Crowd } from '../support/crowd.ts';
import { fakeTimers, passSeconds, until } from '../support/time.ts';

const size = scale(25, 5);
/** Between heartbeats, s. */
const heartbeat = socketOptions.heartbeatIntervalMs / 1000;
/** How often all connections die. */
const moments = scale(20, 3);
let crowd: Crowd;

beforeAll(async () => {
  fakeTimers('Date');
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
    await crowd.expectRecovered();
    expect(CountedSocket.opened - before, 'the first attempt succeeds').toBe(size);
  },
);

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
  await crowd.expectRecovered();
  for (const page of crowd.pages) {
    expect(statesOf(page)).toEqual(['reconnecting', 'offline', 'live']);
  }
});

test('a connection that dies without a word is noticed within half a minute, at whatever moment it does', async () => {
  const before = CountedSocket.opened;
  const longest: number[] = [];
  for (let moment = 0; moment < moments; moment += 1) {
    await passSeconds(1 + (moment % heartbeat));
    for (const page of crowd.pages) page.states.length = 0;
    crowd.faults.freezeSockets();
    await crowd.write();
    let seconds = 0;
    const isWrong = () => crowd.pages.some(({ states }) => states.length === 0);
    for (; seconds < 60 && isWrong(); seconds += 1) await passSeconds(1);
    longest.push(seconds);
    // The server closes its own ends of the old ones after a minute of silence.
    await crowd.expectRecovered();
  }
  expect(Math.max(...longest)).toBeLessThanOrEqual(30);
  expect(CountedSocket.opened - before).toBeGreaterThanOrEqual(size * moments);
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
  await crowd.expectRecovered();
});
