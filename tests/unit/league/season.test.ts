import { expect, test } from 'vitest';
import { playedIn, seasonDays, seasonOn } from '../../../src/league/season.ts';

const [apertura, clausura, next] = ['2026-02-01', '2026-07-01', '2027-02-01'].map((firstDay) => ({
  name: firstDay,
  slug: firstDay,
  firstDay,
}));
if (!apertura || !clausura || !next) throw new Error('There are three seasons.');
const seasons = [next, apertura, clausura];

test('a season ends on the day before the next one, in whatever order they are written', () => {
  const days = ['2026-01-31', '2026-02-01', '2026-06-30', '2026-07-01'].map((date) => ({ date }));
  expect(days.map(({ date }) => seasonOn(date, seasons))).toEqual([
    undefined,
    apertura,
    apertura,
    clausura,
  ]);
  expect(playedIn(days, apertura, seasons)).toEqual(days.slice(1, 3));
  expect(seasonDays(apertura.slug, seasons)).toEqual({ from: '2026-02-01', until: '2026-07-01' });
  expect(seasonDays(next.slug, seasons).until).toBeNull();
});
