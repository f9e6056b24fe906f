import { expect, test } from 'vitest';
import { seasonDays } from '../../../src/league/season.ts';

test('a season ends before the next one, in whatever order they are written', () => {
  const [first, second, third] = ['2026-03-01', '2026-08-01', '2027-03-01'].map((firstDay) => ({
    name: firstDay,
    slug: firstDay,
    firstDay,
  }));
  if (!first || !second || !third) throw new Error('There are three seasons.');
  expect(seasonDays(first.slug, [third, second, first])).toEqual({
    from: '2026-03-01',
    until: '2026-08-01',
  });
  expect(seasonDays(third.slug, [third, first, second]).until).toBeNull();
});
