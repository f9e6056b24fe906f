import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSimulatedSite } from './support/simulatedSite.ts';

// A channel that is confirmed and answers, and of which some changes never come.

// Before the fake clock runs: the page imports it when it is idle.
beforeAll(() => import('../../../src/live/channel.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 23) });
});
let site: ReturnType<typeof openSimulatedSite>;
afterEach(() => {
  site.close();
  vi.useRealTimers();
});

const minute = 60_000;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

async function openLive() {
  site = openSimulatedSite();
  await pass(1000);
  site.confirm();
  await pass(1000);
  expect(site.isLive()).toBe(true);
}

const unseen = {
  INSERT: () => site.insert(),
  UPDATE: () => site.change(),
  DELETE: () => site.remove(),
};
const kinds = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** @returns in how many minutes nothing is called live any more */
async function minutesUntilSuspicion(each: () => void) {
  for (let minutes = 1; minutes <= 60; minutes += 1) {
    each();
    await pass(minute);
    if (!site.isLive()) return minutes;
  }
  return Number.POSITIVE_INFINITY;
}

test.each(kinds)(
  'a table of which no %s is reported is called live for ten minutes at most',
  async (kind) => {
    await openLive();
    const minutes = await minutesUntilSuspicion(() => {
      unseen[kind]();
      // Changes of other kinds come.
      for (const other of kinds) if (other !== kind) site.reported[other]();
    });
    expect(minutes).toBeLessThanOrEqual(10);
    // The channel that follows is confirmed, and as silent: rows are read, and nothing is live.
    await pass(2000);
    site.confirm();
    unseen[kind]();
    await pass(31_000);
    expect({ isLive: site.isLive(), isEqual: site.isEqual() }).toEqual({
      isLive: false,
      isEqual: true,
    });
    expect(site.suspected()).toEqual([`results ${kind}`]);
    // Another kind is no proof.
    site.reported[kind === 'INSERT' ? 'UPDATE' : 'INSERT']();
    await pass(1000);
    expect(site.isLive()).toBe(false);
    site.reported[kind]();
    await pass(1000);
    expect(site.isLive()).toBe(true);
  },
);

test('a message that is lost now and then proves nothing', async () => {
  await openLive();
  for (let change = 0; change < 200; change += 1) {
    const kind = kinds[change % 3] ?? 'INSERT';
    // One in each hundred, in turn of each kind.
    if (change % 67 === 0) unseen[kind]();
    else site.reported[kind]();
    await pass(0.7 * minute);
    expect(site.isLive()).toBe(true);
  }
});

test('what an interruption, a cut or a late event explains is no silence', async () => {
  await openLive();
  for (let round = 0; round < 200; round += 1) {
    site.insert();
    site.remove();
    site.interrupt();
    await pass(5000);
    site.confirm();
    site.change();
    await pass((1 + (round % 6)) * minute);
    expect(site.isLive()).toBe(true);
    expect(site.suspected()).toEqual([]);
  }
  for (let round = 0; round < 20; round += 1) {
    // The response has it before the event comes.
    const late = site.insertLate();
    await pass(4.5 * minute);
    late();
    await pass(3000);
    expect(site.suspected()).toEqual([]);
  }
});

test('what happens in the first seconds of a channel proves nothing', async () => {
  await openLive();
  for (let turn = 0; turn < 3; turn += 1) {
    site.insert();
    site.document.dispatchEvent(new Event('visibilitychange'));
    await pass(1000);
  }
  expect(site.suspected()).toEqual([]);
});

test('rows that come up from below are none that were added', async () => {
  await openLive();
  for (let minutes = 0; minutes < 30; minutes += 1) {
    site.reported.DELETE();
    await pass(minute);
    expect(site.suspected()).toEqual([]);
  }
});

test('a league in which nothing happens is live', async () => {
  await openLive();
  await pass(120 * minute);
  expect(site.isLive()).toBe(true);
});
