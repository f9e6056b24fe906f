import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByDay, joinSingleDays } from '../../../../src/matches/list/groupByDay.ts';

const item = (id: string, date: string) => ({ id, date });

test('every item is in exactly one group, and no day has two', () => {
  const items = fc.array(fc.record({ id: fc.uuid(), date: fc.constantFrom('d1', 'd2', 'd3') }));
  fc.assert(
    fc.property(items, (all) => {
      const days = groupByDay(all);
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      for (const { date, items: ofDay } of days) {
        expect(ofDay).toEqual(all.filter((one) => one.date === date));
      }
      expect(days.flatMap((day) => day.items)).toHaveLength(all.length);
    }),
  );
});

test('days of one item are joined, others stay by themselves', () => {
  const day = (date: string, count: number) => ({
    date,
    items: Array.from({ length: count }, (_, index) => item(`${date}-${index}`, date)),
  });
  const [first, second, third, fourth, fifth] = [
    day('2026-11-20', 1),
    day('2026-11-17', 1),
    day('2026-11-14', 2),
    day('2026-11-11', 1),
    day('2026-11-07', 3),
  ] as const;
  expect(joinSingleDays([first, second, third, fourth, fifth])).toEqual([
    [first, second],
    [third],
    [fourth],
    [fifth],
  ]);
});
