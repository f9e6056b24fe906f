import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPast } from '../../../src/domain/spanishDate.ts';
import type { UpcomingMatch } from '../../../src/domain/upcomingMatch.ts';
import { orderUpcoming } from '../../../src/domain/upcomingOrder.ts';

const now = { date: '2026-11-14', time: '20:45' };

function match(id: string, date: string, time: string): UpcomingMatch {
  return {
    id,
    date,
    time,
    team1: 'Los Smash',
    team2: 'Doble Pared',
    location: 'Club Centro',
    category: 'Sexta Damas',
    createdAt: '2026-11-01T12:00:00Z',
  };
}

describe('the order of the matches', () => {
  it('has the next match first, and apart those whose hour has passed, the latest first', () => {
    const { upcoming, pending } = orderUpcoming(
      [
        match('next year', '2027-01-02', '09:00'),
        match('an hour ago', '2026-11-14', '19:45'),
        match('tonight', '2026-11-14', '22:00'),
        match('last week', '2026-11-07', '22:00'),
        match('now', '2026-11-14', '20:45:00'),
        match('tomorrow', '2026-11-15', '08:00'),
      ],
      now,
    );
    expect(upcoming.map(({ id }) => id)).toEqual(['now', 'tonight', 'tomorrow', 'next year']);
    expect(pending.map(({ id }) => id)).toEqual(['an hour ago', 'last week']);
  });

  it('loses none, repeats none, and does not depend on the order in which they came', () => {
    const days = fc.constantFrom('2026-11-13', '2026-11-14', '2026-11-15');
    const times = fc.constantFrom('20:00', '20:45', '21:30');
    const lists = fc
      .array(fc.tuple(days, times))
      .map((moments) => moments.map(([date, time], place) => match(`${place}`, date, time)));
    fc.assert(
      fc.property(lists, (matches) => {
        const { upcoming, pending } = orderUpcoming(matches, now);
        expect([...upcoming, ...pending].map(({ id }) => id).sort()).toEqual(
          matches.map(({ id }) => id).sort(),
        );
        expect(upcoming.some((one) => isPast(one, now))).toBe(false);
        expect(pending.every((one) => isPast(one, now))).toBe(true);
        expect(orderUpcoming(matches.toReversed(), now)).toEqual({ upcoming, pending });
      }),
    );
  });
});
