import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import type { StandingsRule } from '../../../src/league/standingsRule.ts';
import { seasonRecord } from '../../../src/pairs/seasonRecord.ts';
import { standings } from '../../../src/standings/standings.ts';
import { pair, pairResults } from '../../../stories/fixtures/pairs.ts';

const [won, superTieBreak, lost] = pairResults;
if (won === undefined || superTieBreak === undefined || lost === undefined) {
  throw new Error('The pair has fewer results.');
}

const pairs = ['La Víbora', pair.name, 'Doble Pared'];
/** A season with every kind of end, the newest first. */
const season = [
  { ...won, id: 'a', date: '2026-12-02', score: 'W.O.', winner: 2 } as const,
  { ...won, id: 'b', date: '2026-12-01', score: '6-2 3-1 ret.', winner: 1 } as const,
  won,
  { ...superTieBreak, team1: 'los  SMÁSH' },
  // Other pairs' results and results without a winner add no month to the pair's.
  { ...won, id: 'c', pair1Id: 'la-vibora', team1: 'La Víbora', date: '2026-10-31' },
  { ...won, id: 'd', date: '2026-10-30', score: 'suspendido' },
  { ...lost, date: '2026-09-30' },
];

const sets = ['setsFor', 'setsAgainst', 'gamesFor', 'gamesAgainst'] as const;
const figures = ['played', 'won', 'lost', ...sets] as const;
const rules: StandingsRule[] = [
  defaultRule,
  { ...defaultRule, superTieBreak: 'points', walkover: 'no-games' },
];

test.each(rules)('the months of a pair add up to its row of the table', (rule) => {
  const record = seasonRecord(pair, season, pairs, rule);
  const row = standings(season, pairs, rule).find(({ name }) => name === pair.name);
  expect(record?.months.map(({ month }) => month)).toEqual([
    '2026-12-01',
    '2026-11-01',
    '2026-09-01',
  ]);
  for (const figure of figures) {
    const sum = record?.months.reduce((total, month) => total + month[figure], 0);
    expect([figure, sum, record?.[figure]]).toEqual([figure, row?.[figure], row?.[figure]]);
  }
  expect(record?.position).toBe(row?.position);
});

test('a pair has no place before a match of its category counts', () => {
  const uncounted = [{ ...won, score: 'W.O.' }];
  expect(seasonRecord(pair, uncounted, pairs, defaultRule)).toMatchObject({
    position: null,
    months: [],
    form: [],
  });
  expect(seasonRecord(pair, [won], pairs, defaultRule)).toMatchObject({
    position: 1,
    form: [{ outcome: 'won' }],
  });
});
