import { expect, test } from 'vitest';
import { playedIn } from '../../../src/league/playedIn.ts';
import { countsIn, seasonDays, seasonOf, seasonOn } from '../../../src/league/season.ts';
import membership from './membership.json' with { type: 'json' };

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
  expect(seasonDays(apertura.slug, seasons)).toEqual({
    id: undefined,
    from: '2026-02-01',
    until: '2026-07-01',
  });
  expect(seasonDays(next.slug, seasons).until).toBeNull();
});

test.each(membership.cases)('where it counts: $what', ({ season, counts, ...match }) => {
  const { seasons: known } = membership;
  expect(seasonOf(match, known)?.slug ?? null).toBe(season);
  expect(known.filter(({ slug }) => countsIn(match, slug, known)).map(({ slug }) => slug)).toEqual(
    counts ? [season] : [],
  );
});

test('a match of a season that the page does not know counts by its day', () => {
  const match = { date: '2026-08-20', seasonId: 'new', stage: null };
  expect(seasonOf(match, membership.seasons)?.slug).toBe('clausura');
  // Settings of a database of before have no ids.
  expect(seasonOf(match, seasons)).toBe(clausura);
  expect(seasonOf({ date: '2026-08-20' }, seasons)).toBe(clausura);
});
