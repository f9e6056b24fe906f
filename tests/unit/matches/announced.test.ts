import { expect, test } from 'vitest';
import type { ListState } from '../../../src/live/listState.ts';
import {
  groupOf,
  selectAnnounced,
  type MatchesOf,
  type MatchGroup,
} from '../../../src/matches/announced.ts';
import { readClockAt, type LeagueClock } from '../../../src/padel/time.ts';
import type { UpcomingMatch } from '../../../src/padel/upcomingMatch.ts';
import { loaded } from '../../../stories/fixtures/listStates.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';

/** In the order of the list: by day, hour and id. @param moments e.g. `2026-11-20 21:00` */
function matchesAt(moments: readonly string[], more: Partial<UpcomingMatch> = {}): UpcomingMatch[] {
  return moments.map((moment, index) => {
    const [date = '', time = ''] = moment.split(' ');
    return { ...tonight, id: String(index).padStart(4, '0'), date, time, ...more };
  });
}

const half = (hour: number) => `${String(hour).padStart(2, '0')}:30`;
const hours = Array.from({ length: 24 }, (_, hour) => half(hour));
const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
const [first, ...rest] = matchesAt(days.flatMap((day) => hours.map((hour) => `${day} ${hour}`)));
const all = [
  first ?? tonight,
  ...rest,
  ...matchesAt(['2026-11-18 21:00'], { id: 'x', postponedAt: '2026-11-17' }),
];

const plain: LeagueClock = [{ from: 0, minutes: -180 }];
const at = (now: number, clock = plain) => readClockAt(now, clock);
const wanted = (group: MatchGroup, of: MatchesOf = {}) => selectAnnounced(group, of, []);
const idsOf = (state: ListState<UpcomingMatch>) =>
  state.kind === 'loaded' ? state.items.map(({ id }) => id) : [];

// Beside the lists that each asked the database for their own: a request by date, time and id from a position on.
test('at every minute of a day each match is in the one list in which it was when the database made three', () => {
  const position = ({ date, time, id }: UpcomingMatch) => `${date} ${time} ${id}`;
  const state = loaded(all);
  const groups = (['upcoming', 'pending', 'postponed'] as const).map((group) => wanted(group));
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const clockAt = at(Date.UTC(2026, 10, 20, 3, minute));
    const { date, time } = clockAt(2);
    // After all rows of its minute.
    const begins = `${date} ${time} ffffffff`;
    const onDay = all.filter(({ postponedAt }) => postponedAt === null);
    const lists = groups.map((select) => idsOf(select(state, clockAt, 100)));
    expect(lists).toEqual([
      onDay.filter((match) => position(match) > begins).map(({ id }) => id),
      onDay
        .filter((match) => position(match) < begins)
        .map(({ id }) => id)
        .toReversed(),
      ['x'],
    ]);
  }
});

test('a match that was over stays over while the clock shows an hour again', () => {
  const clock: LeagueClock = [
    { from: 0, minutes: -120 },
    // At midnight the clock is set back to 23:00.
    { from: Date.UTC(2027, 3, 4, 2), minutes: -180 },
  ];
  const [match = tonight] = matchesAt(['2027-04-03 23:30']);
  const groups = Array.from({ length: 240 }, (_, minute) =>
    groupOf(match, at(Date.UTC(2027, 3, 4, 1, minute), clock)),
  );
  expect(groups.indexOf('pending')).toBe(150);
  expect(groups.lastIndexOf('upcoming')).toBe(149);
});

test('a page has the matches of its category, its pair, its season', () => {
  const seasons = [
    { name: 'A', slug: 'apertura', firstDay: '2026-01-01' },
    { name: 'C', slug: 'clausura', firstDay: '2026-11-21' },
  ];
  const [one = tonight, other = tonight, third = tonight] = matchesAt(
    days.map((day) => `${day} 23:00`),
  );
  const rows = [
    { ...one, category: 'Sexta Libre', pair1Id: 'a' },
    { ...other, category: 'sexta libre', pair2Id: 'a' },
    { ...third, category: 'Sexta Damas' },
  ];
  const idsWith = (of: MatchesOf) =>
    idsOf(selectAnnounced('upcoming', of, seasons)(loaded(rows), at(0)));
  expect(idsWith({ category: 'Sexta Libre' })).toEqual(['0000', '0001']);
  expect(idsWith({ pair: 'a' })).toEqual(['0000', '0001']);
  expect(idsWith({ season: 'clausura' })).toEqual(['0002']);
});

test('a list is the same object until something in it changes', () => {
  const select = wanted('upcoming', { category: first?.category });
  const before = select(loaded(all), at(0));
  expect(select(loaded(all), at(60_000))).toBe(before);
  const elsewhere = { ...tonight, id: 'y', category: 'Quinta Libre' };
  expect(select(loaded([...all, elsewhere], { arrivedIds: new Set(['y']) }), at(0))).toBe(before);
  const here = { ...tonight, id: 'z' };
  expect(idsOf(select(loaded([...all, here]), at(0), 100))).toContain('z');
});

test('rows beyond those that are shown are there, and withheld ones are counted where they belong', () => {
  const other = { ...tonight, id: 'y', category: 'Quinta Libre' };
  const state = loaded(all, { allItems: [...all, other] });
  const shown = wanted('upcoming')(state, at(0), 10);
  expect(shown).toMatchObject({ hasMore: true, withheldIds: new Set(['y']) });
  expect(idsOf(shown)).toHaveLength(10);
  expect(shown.kind === 'loaded' && shown.allItems).toHaveLength(73);
  expect(wanted('upcoming', { category: tonight.category })(state, at(0), 100)).toMatchObject({
    hasMore: false,
    withheldIds: new Set(),
  });
});
