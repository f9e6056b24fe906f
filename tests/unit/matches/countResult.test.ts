import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { countScore, endsWithoutWinner, whyUncounted } from '../../../src/matches/countResult.ts';
import { newResultWith } from '../../../stories/fixtures/rows.ts';

const withDraws = { ...defaultRule, points: { ...defaultRule.points, draw: 1 } };

test.each([
  ['6-4, 6-3', false],
  ['W.O.', false],
  ['W.O. doble', true],
  ['No se jugó', true],
  ['susp. por lluvia', false],
  ['6-4, 4-6', true],
])('whether nobody wins by %s, and it counts, in a league with draws', (score, expected) => {
  expect(endsWithoutWinner(score, withDraws)).toBe(expected);
});

test.each([
  ['6-4, 6-3', null],
  ['W.O.', 'walkover-of-nobody'],
  ['6-4, 2-1 ret.', 'retirement-of-nobody'],
  ['6-4, 4-6 tiempo', 'time-of-nobody'],
  ['6-4', 'undecided'],
  ['susp. por lluvia', 'unreadable'],
])('why %s does not count, where nobody says who won', (score, why) => {
  expect(whyUncounted(newResultWith({ score, winner: null }), defaultRule)).toBe(why);
});

test('both lose by a W.O. of both, and nobody was absent from what was not played', () => {
  const count = (score: string) => countScore({ score, winner: null }, defaultRule);
  expect(count('W.O. doble')).toMatchObject({ outcomes: ['lost', 'lost'], absent: [true, true] });
  expect(count('No se jugó')).toMatchObject({
    outcomes: ['unplayed', 'unplayed'],
    absent: [false, false],
  });
});
