import { expect, test } from 'vitest';
import { instantOf, readClockAt, type LeagueClock } from '../../../src/padel/time.ts';

const hour = 60;
/** At 03:00 UTC the clock is set back from 00:00 to 23:00, at 14:00 UTC forward from 10:00 to 11:00. */
const clock: LeagueClock = [
  { from: 0, minutes: -3 * hour },
  { from: Date.UTC(2026, 2, 15, 3), minutes: -4 * hour },
  { from: Date.UTC(2026, 2, 15, 14), minutes: -3 * hour },
];

test('an hour that the clock shows twice is the first, one that it skips is an hour later', () => {
  expect(instantOf({ date: '2026-03-14', time: '23:30' }, clock)).toBe(
    Date.UTC(2026, 2, 15, 2, 30),
  );
  expect(instantOf({ date: '2026-03-15', time: '10:30' }, clock)).toBe(
    Date.UTC(2026, 2, 15, 14, 30),
  );
});

test('the clock is read some hours ago, and stays where it is set back until it has caught up', () => {
  const back = readClockAt(Date.UTC(2026, 2, 15, 3), clock);
  expect(back(0)).toEqual({ date: '2026-03-14', time: '23:59' });
  expect(back(2)).toEqual({ date: '2026-03-14', time: '22:00' });
  const forward = readClockAt(Date.UTC(2026, 2, 15, 14), clock);
  expect(forward(0)).toEqual({ date: '2026-03-15', time: '11:00' });
});
