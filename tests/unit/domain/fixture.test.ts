import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFixture, roundRobin, type FixturePlan } from '../../../src/domain/fixture.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Pareja ${index}`);

test('everybody meets everybody, nobody twice in a round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), fc.constantFrom(1, 2), (count, legs) => {
      const rounds = roundRobin(names(count), legs);
      const even = count + (count % 2);
      expect(rounds).toHaveLength((even - 1) * legs);
      for (const round of rounds) {
        const playing = round.flat();
        expect(new Set(playing).size).toBe(playing.length);
        expect(round).toHaveLength(Math.floor(count / 2));
      }
      const meetings = rounds.flat().map(([one, other]) => `${one}–${other}`);
      expect(new Set(meetings).size).toBe(meetings.length);
      const couples = rounds.flat().map((meeting) => meeting.toSorted().join('–'));
      expect(new Set(couples).size).toBe((count * (count - 1)) / 2);
      expect(couples).toHaveLength(((count * (count - 1)) / 2) * legs);
    }),
    { seed: 16 },
  );
  expect(roundRobin(['Sola'], 1)).toEqual([]);
});

test('the matches are spread over days, times and places, none of them twice', () => {
  const plan = {
    category: 'Sexta Libre',
    firstDay: '2026-12-28',
    interval: 7,
    times: ['20:00', '21:30'],
    places: ['Cancha 1'],
  } satisfies FixturePlan;
  const slotsOf = (planned: typeof plan) =>
    planFixture(roundRobin(names(6), 1), planned).map(
      ({ date, time, location }) => `${date} ${time} ${location}`,
    );
  const matches = planFixture(roundRobin(names(6), 1), plan);
  expect(matches).toHaveLength(15);
  expect(matches.slice(0, 4)).toMatchObject([
    { date: '2026-12-28', time: '20:00', location: 'Cancha 1' },
    { date: '2026-12-28', time: '21:30', location: 'Cancha 1' },
    { date: '2026-12-29', time: '20:00', location: 'Cancha 1' },
    { date: '2027-01-04', time: '20:00', location: 'Cancha 1' },
  ]);
  // A round that takes longer than the days between two moves the next one.
  for (const interval of [7, 1]) expect(new Set(slotsOf({ ...plan, interval })).size).toBe(15);
  expect(planFixture(roundRobin(names(4), 1), { ...plan, places: [] })).toEqual([]);
});
