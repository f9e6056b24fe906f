import { expect, test } from 'vitest';
import {
  clashesAtDesk,
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
  match('yesterday', { category: 'Octava Damas', date: '2026-11-11', time: '20:30' }),
];
const clock = [{ from: 0, minutes: -180 }] as const;
const at = (legs: 1 | 2 | null) => {
  const own = { ...season, categories: { [category]: { legs, qualified: 0, relegated: 0 } } };
  const now = { date: '2026-11-14', time: '22:30' };
  return leftAtDesk({ results, matches, pairs }, own, categories, { now, clock });
};
const ids = (left: readonly { id: string }[]) => left.map(({ id }) => id);

test('a match stands once: tonight, late, announced or without a day', () => {
  const { tonight: ofTonight, late, announced, undated } = at(1);
  expect(ids(ofTonight)).toEqual(['over', 'begun']);
  expect(ids(late)).toEqual(['yesterday', 'put-off']);
  expect(ids(announced)).toEqual(['tomorrow']);
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

test('nothing is left only where that is known: something was played, and nobody waits for a first match', () => {
  const isOver = (legs: 1 | null, names: readonly string[], played = results) => {
    const own = { ...season, categories: { [category]: { legs, qualified: 0, relegated: 0 } } };
    const rows = {
      results: played,
      matches: [],
      pairs: pairs.filter(({ name }) => names.includes(name)),
    };
    const now = { date: '2026-11-14', time: '22:30' };
    return leftAtDesk(rows, own, categories, { now, clock }).isOver;
  };
  expect(isOver(1, ['A', 'B'])).toBe(true);
  expect(isOver(1, ['A', 'B', 'C'])).toBe(false);
  expect(isOver(null, ['A', 'B'])).toBe(false);
  expect(isOver(1, ['A', 'B'], [])).toBe(false);
  expect(isOver(1, [], [])).toBe(false);
});

test('a match that was not played bears its day, else today, or the last day once that is past', () => {
  const [over = null] = matches;
  expect(dayWithoutPlay(over, '2026-11-20', { lastDay: null })).toBe('2026-11-14');
  expect(dayWithoutPlay(over, '2026-11-10', { lastDay: null })).toBe('2026-11-10');
  expect(dayWithoutPlay(putOff, '2026-11-20', { lastDay: '2026-12-20' })).toBe('2026-11-20');
  expect(dayWithoutPlay(null, '2026-12-22', { lastDay: '2026-12-20' })).toBe('2026-12-20');
});

test('the matches of tonight stand by place and hour, after midnight last, without those that were put off', () => {
  const early = match('early', { time: '09:00' });
  const late = match('late', { date: '2026-11-15', time: '00:30' });
  const all = [late, tonight, early, putOff, match('here', { location: 'A' })];
  const at = (date: string, time: string) =>
    matchesByPlace(all, { date, time }).map(([place, ofPlace]) => [place, ids(ofPlace)]);
  const ofTheNight = [
    ['A', ['here']],
    [tonight.location, ['early', 'tonight', 'late']],
  ];
  expect(at('2026-11-14', '18:00')).toEqual(ofTheNight);
  expect(at('2026-11-15', '00:20')).toEqual(ofTheNight);
  expect(at('2026-11-15', '03:00')).toEqual([]);
});

test('a match of tonight is late once the evening is over', () => {
  const late = match('late', { time: '23:00' });
  const at = (time: string) => {
    const { tonight: ofTonight, late: isLate } = leftAtDesk(
      { results: [], matches: [late], pairs: [] },
      season,
      categories,
      { now: { date: '2026-11-15', time }, clock },
    );
    return [ofTonight.length, isLate.length];
  };
  expect(['00:20', '02:59', '03:00'].map(at)).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
});

test('two matches at one court at one hour are both named, and one that was put off is not', () => {
  const one = match('one', { time: '22:00' });
  const other = match('other', { time: '22:30', team1: 'X', team2: 'Y' });
  const off = match('off', { time: '22:00', postponedAt: '2026-11-12T18:00:00+00:00' });
  const left = leftAtDesk({ results: [], matches: [one, other, off], pairs: [] }, season, [], {
    now: { date: '2026-11-14', time: '20:00' },
    clock,
  });
  expect(ids(clashesAtDesk(left))).toEqual(['one', 'other']);
});

test('what was not played tonight bears its own date, or that of the evening', () => {
  const late = match('late', { date: '2026-11-15', time: '00:30' });
  expect(dayWithoutPlay(late, '2026-11-14', { lastDay: null })).toBe('2026-11-15');
  expect(dayWithoutPlay(null, '2026-11-14', { lastDay: '2026-11-14' })).toBe('2026-11-14');
});
