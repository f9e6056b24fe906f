import { expect, it, test } from 'vitest';
import {
  dateInEvening,
  describeNight,
  eveningOf,
  formatEvening,
  isOver,
  isTonight,
} from '../../../src/padel/evening.ts';
import { readClockAt, type LeagueClock } from '../../../src/padel/time.ts';

const at = (moment: string) => {
  const [date = '', time = ''] = moment.split(' ');
  return { date, time };
};

it.each([
  ['2026-11-20 23:59', '2026-11-20'],
  ['2026-11-21 00:00', '2026-11-20'],
  ['2026-11-21 02:59', '2026-11-20'],
  ['2026-11-21 03:00', '2026-11-21'],
  ['2027-01-01 00:30', '2026-12-31'],
  ['2028-03-01 00:30', '2028-02-29'],
])('%s is of the evening of %s', (moment, evening) => {
  expect(eveningOf(at(moment))).toBe(evening);
  expect(dateInEvening(evening, at(moment).time)).toBe(at(moment).date);
});

test('a result whose hour nobody knows is of its own day', () => {
  expect(eveningOf({ date: '2026-11-21', time: null })).toBe('2026-11-21');
});

it.each([
  ['2026-11-20 23:00', '2026-11-21 00:20', true],
  ['2026-11-20 23:00', '2026-11-21 03:00', false],
  ['2026-11-21 00:30', '2026-11-20 18:00', true],
  ['2026-11-21 00:30', '2026-11-20 17:59', false],
  ['2026-11-21 02:59', '2026-11-21 00:20', true],
  ['2026-11-21 03:00', '2026-11-20 22:00', false],
  ['2026-11-21 20:00', '2026-11-21 00:20', false],
  ['2027-01-01 00:30', '2026-12-31 23:00', true],
])('a match of %s, seen at %s, is of tonight: %s', (match, now, expected) => {
  expect(isTonight(at(match), at(now))).toBe(expected);
});

it.each([
  ['2026-11-20 23:00', '2026-11-21 00:20', 'Hoy'],
  ['2026-11-21 00:30', '2026-11-20 22:00', 'Esta noche'],
  ['2026-11-21 00:30', '2026-11-21 00:20', 'Esta noche'],
  // Neither *hoy* nor *mañana* would be understood by everybody.
  ['2026-11-21 20:00', '2026-11-21 00:20', 'sáb 21 nov'],
  ['2026-11-22 00:30', '2026-11-20 22:00', 'dom 22 nov'],
  ['2026-11-21 20:00', '2026-11-20 22:00', 'Mañana'],
  ['2027-01-01 20:00', '2026-12-31 22:00', 'Mañana'],
  ['2027-01-01 00:30', '2026-12-30 22:00', 'vie 1 ene'],
])('the day of %s, seen at %s, is said as %s', (match, now, expected) => {
  expect(formatEvening(at(match), at(now))).toBe(expected);
});

test('under its evening a match after midnight says its own date', () => {
  expect(describeNight(at('2026-11-21 00:30'))).toBe('Madrugada del sáb 21 nov');
  expect(describeNight(at('2026-11-20 23:00'))).toBeNull();
});

const hour = 60;
/** At 03:00 UTC the clock is set back from 00:00 to 23:00. */
const setBack: LeagueClock = [
  { from: 0, minutes: -3 * hour },
  { from: Date.UTC(2026, 3, 5, 3), minutes: -4 * hour },
];
/** At 04:00 UTC the clock is set forward from 00:00 to 01:00. */
const setForward: LeagueClock = [
  { from: 0, minutes: -4 * hour },
  { from: Date.UTC(2026, 8, 6, 4), minutes: -3 * hour },
];

/** The minutes after a moment in UTC after which a match is over, and whether it ever comes back. */
function overAfter(match: string, begins: number, clock: LeagueClock) {
  const minutes = Array.from({ length: 6 * hour }, (_, minute) =>
    isOver(at(match), readClockAt(begins + minute * 60_000, clock)),
  );
  return {
    first: minutes.indexOf(true),
    comesBack: minutes.lastIndexOf(false) > minutes.indexOf(true),
  };
}

it.each([
  ['an evening', '2026-11-20 23:00', Date.UTC(2026, 10, 21, 2), setBack.slice(0, 1)],
  [
    'the night in which the clock is set back',
    '2026-04-04 23:30',
    Date.UTC(2026, 3, 5, 2, 30),
    setBack,
  ],
  [
    'the night in which it is set forward',
    '2026-09-05 23:30',
    Date.UTC(2026, 8, 6, 3, 30),
    setForward,
  ],
])('a match is over two hours after it began, and stays over: %s', (_, match, begins, clock) => {
  const [first = { from: 0, minutes: -3 * hour }, ...rest] = clock;
  expect(overAfter(match, begins, [first, ...rest])).toEqual({ first: 2 * hour, comesBack: false });
});
