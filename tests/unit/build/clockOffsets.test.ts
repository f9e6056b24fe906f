import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilMomentAt } from '../../../src/padel/time.ts';
import { clockOffsets } from '../../../src/build/clockOffsets.ts';

const from = Date.UTC(2025);
const to = Date.UTC(2036);

/** With summer time and without, on both sides of the equator, and two that are no whole hours ahead or behind. */
const zones = [
  'America/Argentina/Cordoba',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'UTC',
];

describe.each(zones)('the clock of %s', (timeZone) => {
  const clock = clockOffsets(timeZone, from, to);
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = (now: number) => {
    const { date, time } = civilMomentAt(now, clock);
    return `${date} ${time}`;
  };

  test('shows at any moment what the time zone says', () => {
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (now) => {
        expect(shown(now)).toBe(format.format(now));
      }),
      { numRuns: 2000 },
    );
  });

  test('changes in the very minute', () => {
    for (const change of clock.slice(1)) {
      expect(shown(change.from)).toBe(format.format(change.from));
      expect(shown(change.from - 1)).toBe(format.format(change.from - 1));
    }
  });
});
