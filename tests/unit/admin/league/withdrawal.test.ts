import { expect, test } from 'vitest';
import { linesWith, planWithdrawal } from '../../../../src/admin/league/withdrawal.ts';
import { playersOn } from '../../../../src/padel/pair.ts';
import { playersOf } from '../../../../src/pairs/search/searchEntries.ts';
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

test('what was played before other players came shows those of then, and both are found', () => {
  const pair = { players: 'Ana Uno / Eva Dos', lines: [] };
  const isa = { players: 'Ana Uno / Isa Tres', from: '2026-11-14' };
  const changed = { players: isa.players, lines: linesWith(pair, isa) };
  const days = ['2026-11-13', '2026-11-14', '2026-12-01'];
  expect(days.map((day) => playersOn(changed, day))).toEqual([
    'Ana Uno / Eva Dos',
    'Ana Uno / Isa Tres',
    'Ana Uno / Isa Tres',
  ]);
  expect(playersOf(changed)).toEqual(['Ana Uno', 'Isa Tres', 'Eva Dos']);
  // A slip of the same day is corrected, and leaves no line of its own.
  const luz = { players: 'Ana Uno / Luz Tres', from: '2026-11-14' };
  expect(linesWith(changed, luz)).toEqual([
    { from: null, players: 'Ana Uno / Eva Dos' },
    { from: '2026-11-14', players: 'Ana Uno / Luz Tres' },
  ]);
  // Nobody knew who played: there is nothing to show of before.
  expect(linesWith({ players: null }, isa)).toEqual([]);
  expect(playersOn({ players: isa.players }, '2026-01-01')).toBe(isa.players);
});
