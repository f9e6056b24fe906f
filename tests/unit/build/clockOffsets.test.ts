import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilMomentAt } from '../../../src/padel/time.ts';
import { clockOffsets } from '../../../src/build/clockOffsets.ts';

const from = Date.UTC(2025);
const to = Date.UTC(2036);

/** With summer time and without, on both sides of the equator, and two that are no whole hours ahead or behind. */
test.each([
  'America/Argentina/Cordoba',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'UTC',
])('the clock of %s shows what the zone says, in the minute of a change too', (timeZone) => {
  const clock = clockOffsets(timeZone, from, to);
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const examples = clock
    .slice(1)
    .flatMap((change): [number][] => [[change.from], [change.from - 1]]);
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), (now) => {
      const { date, time } = civilMomentAt(now, clock);
      expect(`${date} ${time}`).toBe(format.format(now));
    }),
    { numRuns: 2000, examples },
  );
});
