import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { crossing } from '../../../src/standings/crossing.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import { played } from '../../../stories/fixtures/season.ts';

const results = played(
  'Álamos | Boleas | 6-4, 3-6, 10-8',
  'Boleas | Alamos | W.O.',
  'Globos | Boleas | no es un resultado',
).map((result, index) => (index === 1 ? { ...result, winner: 1 as const } : result));

test('each meeting stands in the row of both, from its side, what is played first', () => {
  const left = [
    { team1: 'Álamos', team2: 'Globos', announced: null },
    { team1: 'Globos', team2: 'Álamos', announced: { ...tonight, date: '2026-12-09' } },
    { team1: 'Globos', team2: 'Boleas', announced: { ...tonight, postponedAt: tonight.createdAt } },
  ];
  const table = crossing(results, left, defaultRule);
  const row = (one: string, other: string) => table.get(one)?.get(other);
  expect(row('alamos', 'boleas')).toEqual([
    { kind: 'played', text: '2-1', isWon: true },
    { kind: 'played', text: 'W.O.', isWon: false },
  ]);
  expect(row('boleas', 'alamos')).toEqual([
    { kind: 'played', text: '1-2', isWon: false },
    { kind: 'played', text: 'W.O.', isWon: true },
  ]);
  expect(row('globos', 'alamos')).toEqual([
    { kind: 'dated', date: '2026-12-09' },
    { kind: 'open' },
  ]);
  // What does not count was not played, and what was put off has no day.
  expect(row('globos', 'boleas')).toEqual([{ kind: 'open' }]);
});
