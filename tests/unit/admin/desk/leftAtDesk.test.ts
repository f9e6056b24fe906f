import { expect, test } from 'vitest';
import {
  dayWithoutPlay,
  leftAtDesk,
  matchesByPlace,
} from '../../../../src/admin/desk/leftAtDesk.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { putOff, tomorrow, tonight } from '../../../../stories/fixtures/matches.ts';
import { pair } from '../../../../stories/fixtures/pairs.ts';
import { resultWith } from '../../../../stories/fixtures/rows.ts';

const [season] = demoSettings.seasons;
if (season === undefined) throw new Error('The league has no season.');
const category = 'Sexta Damas';
const categories = demoSettings.categories.filter(({ name }) => name === category);
const pairs = ['A', 'B', 'C', 'D'].map((name) => ({ ...pair, id: name, category, name }));
const results = [resultWith({ id: 'r', team1: 'A', team2: 'B', category })];
const match = (id: string, changes: object) => ({ ...tonight, id, category, ...changes });
const matches = [
  match('over', { team1: 'A', team2: 'C', date: '2026-11-14', time: '20:30' }),
  match('begun', { team1: 'B', team2: 'C', date: '2026-11-14', time: '20:31' }),
  tomorrow,
  { ...putOff, category: 'Octava Damas' },
];
const clock = [{ from: 0, minutes: -180 }] as const;
const at = (legs: 1 | 2 | null) => {
  const own = { ...season, categories: { [category]: { legs, qualified: 0, relegated: 0 } } };
  const now = { date: '2026-11-14', time: '22:30' };
  return leftAtDesk({ results, matches, pairs }, own, categories, { now, clock });
};
const ids = (left: readonly { id: string }[]) => left.map(({ id }) => id);

test('what was put off or is over by two hours comes first, then what is announced, then what has no day', () => {
  const { late, announced, undated } = at(1);
  expect(ids(late)).toEqual(['put-off', 'over']);
  expect(ids(announced)).toEqual(['begun', 'tomorrow']);
  expect(undated).toEqual([]);
  const [twice] = at(2).undated;
  expect(twice?.matches.map(({ team1, team2 }) => `${team1}-${team2}`)).toEqual([
    'A-B',
    'A-C',
    'B-C',
  ]);
});

test('where the season does not say how often two pairs meet, it is said', () => {
  expect(at(null).undated).toMatchObject([{ isUnknown: true, matches: [] }]);
});

test('a match that was not played bears its day, else today, or the last day once that is past', () => {
  const [over = null] = matches;
  expect(dayWithoutPlay(over, '2026-11-20', { lastDay: null })).toBe('2026-11-14');
  expect(dayWithoutPlay(over, '2026-11-10', { lastDay: null })).toBe('2026-11-10');
  expect(dayWithoutPlay(putOff, '2026-11-20', { lastDay: '2026-12-20' })).toBe('2026-11-20');
  expect(dayWithoutPlay(null, '2026-12-22', { lastDay: '2026-12-20' })).toBe('2026-12-20');
});

test('the matches of a day stand by place and hour, without those that were put off', () => {
  const early = match('early', { time: '09:00' });
  const found = matchesByPlace(
    [tonight, early, putOff, match('here', { location: 'A' })],
    tonight.date,
  );
  expect(found.map(([place, ofPlace]) => [place, ids(ofPlace)])).toEqual([
    ['A', ['here']],
    [tonight.location, ['early', 'tonight']],
  ]);
});
