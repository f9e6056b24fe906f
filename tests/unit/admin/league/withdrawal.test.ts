import { expect, test } from 'vitest';
import { planWithdrawal } from '../../../../src/admin/league/withdrawal.ts';
import { defaultRule } from '../../../../src/league/defaultRule.ts';
import type { CategorySeason } from '../../../../src/league/season.ts';
import { tonight } from '../../../../stories/fixtures/matches.ts';
import { resultWith } from '../../../../stories/fixtures/rows.ts';

const ids = ['A', 'B', 'C', 'D'];
const pairs = ids.map((id) => ({ id, name: id }));
const [leaver = { id: '', name: '' }] = pairs;
const season = (legs?: 1 | 2): CategorySeason => ({
  name: 'Clausura',
  slug: 'clausura',
  firstDay: '2026-08-01',
  rule: defaultRule,
  ...(legs === undefined ? {} : { legs }),
});
const met = (one: string, other: string, score = '6-4, 6-4') =>
  resultWith({ id: one + other, team1: one, team2: other, pair1Id: one, pair2Id: other, score });
const planned = (one: string, other: string) => ({
  ...tonight,
  id: one + other,
  team1: one,
  team2: other,
  pair1Id: one,
  pair2Id: other,
});

test('what it played is annulled before the half, and kept from then on', () => {
  const rows = { pairs, matches: [planned('B', 'C'), planned('C', 'D')] };
  const plan = (...rivals: string[]) =>
    planWithdrawal(leaver, season(1), { ...rows, results: rivals.map((id) => met('A', id)) }, '');
  expect(plan('B').suggested).toBe('annul');
  expect(plan('B', 'C').suggested).toBe('walkover');
  expect(plan('B', 'C').ways.map(({ kind }) => kind)).toEqual(['walkover', 'annul']);
});

test('each rival wins what is left of the legs; what was not played is not left', () => {
  const results = [met('A', 'B'), met('C', 'A', 'No se jugó'), met('D', 'A', 'W.O.')];
  const { ways } = planWithdrawal(leaver, season(2), { results, matches: [], pairs }, '');
  const walkover = ways.find(({ kind }) => kind === 'walkover');
  // Nobody knows who won against D: that is to be played.
  expect(walkover?.rivals).toEqual(['B', 'C', 'D', 'D']);
  expect(ways.find(({ kind }) => kind === 'annul')?.rivals).toEqual([]);
});

test('without legs only announced matches are won, and nothing is suggested', () => {
  const matches = [planned('A', 'B'), planned('D', 'A'), planned('B', 'C')];
  const plan = planWithdrawal(leaver, season(), { results: [met('A', 'B')], matches, pairs }, '');
  expect(plan.suggested).toBeNull();
  const walkover = plan.ways.find(({ kind }) => kind === 'walkover');
  expect(walkover?.rivals).toEqual(['B', 'D']);
  expect(walkover?.unplayed.map(({ id }) => id)).toEqual(['AB', 'DA']);
});

test('a pair that left before wins nothing of it', () => {
  const gone = { id: '1', category: '', pairId: 'B', day: '', kind: 'annul', rivals: [] } as const;
  const withdrawals = [{ ...gone, createdAt: '' }];
  const results = [met('A', 'C'), met('B', 'C'), met('C', 'D')];
  const rows = { results, matches: [], pairs };
  const { ways } = planWithdrawal(leaver, { ...season(1), withdrawals }, rows, '');
  expect(ways.find(({ kind }) => kind === 'walkover')?.rivals).toEqual(['D']);
});

test('the places and points that it changes are known before it is saved', () => {
  const results = [met('A', 'B'), met('B', 'C'), met('D', 'C')];
  const { ways } = planWithdrawal(leaver, season(1), { results, matches: [], pairs }, '');
  const changesOf = (kind: string) => ways.find((way) => way.kind === kind)?.changes;
  expect(changesOf('annul')).toContainEqual({ name: 'B', places: [1, 1], points: [3, 2] });
  expect(changesOf('walkover')).toContainEqual({ name: 'D', places: [2, 1], points: [2, 4] });
});
