import * as fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  formatDay,
  formatDayHeading,
  formatLongDate,
  formatTime,
  isPast,
} from '../../../src/padel/spanishDate.ts';

const ownZone = process.env['TZ'] ?? '';
afterEach(() => {
  process.env['TZ'] = ownZone;
});

test.each(['UTC', 'America/Argentina/Cordoba', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'a day is the one that was written, and near today by the calendar, on a computer set to %s',
  (zone) => {
    process.env['TZ'] = zone;
    expect(formatDay('2026-11-14', '2026-11-20')).toBe('sáb 14 nov');
    expect(formatDay('2026-09-02', '2026-11-20')).toBe('mié 2 sep');
    expect(formatDay('2026-11-14', '2026-11-14')).toBe('Hoy');
    expect(formatDay('2024-02-29', '2024-03-01')).toBe('Ayer');
    expect(formatDay('2027-01-01', '2026-12-31')).toBe('Mañana');
    // The nights in which clocks change, in Madrid and in New York.
    expect(formatDay('2026-03-29', '2026-03-28')).toBe('Mañana');
    expect(formatDay('2026-11-01', '2026-11-02')).toBe('Ayer');
  },
);

it.each([
  ['2026-11-14', 'Hoy · sáb 14 nov'],
  ['2026-11-15', 'Mañana · dom 15 nov'],
  ['2026-11-07', 'sáb 7 nov'],
  ['2025-12-31', 'mié 31 dic 2025'],
  ['pronto', 'pronto'],
])('the heading of a day of %s is “%s”', (date, heading) => {
  expect(formatDayHeading(date, '2026-11-14')).toBe(heading);
});

describe('what is no date or time', () => {
  it.each(['', 'a confirmar', '2026-02-30', '2026-13-01', '2026-1-1', '14/11/2026', '0000-00-00'])(
    'is shown as it is: %s',
    (text) => {
      expect(formatDay(text, '2026-11-14')).toBe(text);
      expect(formatLongDate(text)).toBe(text);
      expect(formatTime(text)).toBe(text);
    },
  );
});

const match = { date: '2026-11-14', time: '20:30:00' };

it.each([
  ['the day before', '2026-11-13', '23:59', false],
  ['an hour before', '2026-11-14', '19:30', false],
  ['at its minute', '2026-11-14', '20:30', false],
  ['a minute after', '2026-11-14', '20:31', true],
  ['the day after, earlier in the day', '2026-11-15', '08:00', true],
])('the hour of a match: %s', (_, date, time, expected) => {
  expect(isPast(match, { date, time })).toBe(expected);
});

test('every day of four centuries has its weekday', () => {
  expect(formatLongDate('2026-11-14')).toBe('sábado 14 de noviembre de 2026');
  const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
  const [min, max] = [new Date('1800-01-01'), new Date('2199-12-31')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (day) => {
      expect(formatLongDate(day.toISOString().slice(0, 10))).toContain(weekday.format(day));
    }),
  );
});
