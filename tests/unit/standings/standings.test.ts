import { describe, expect, it } from 'vitest';
import { standings, uncountedResults } from '../../../src/standings/standings.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { ruleOf } from '../../../src/league/rulePresets.ts';
import type { StandingsRule } from '../../../src/league/standingsRule.ts';

type Line = readonly [team1: string, team2: string, score: string, winner?: 1 | 2];

/** The table of some results, one line each. */
function tableOf(
  lines: readonly Line[],
  choices: Partial<StandingsRule> = {},
  pairs: readonly string[] = [],
) {
  const results = lines.map(([team1, team2, score, winner]) => ({
    team1,
    team2,
    score,
    winner: winner ?? null,
  }));
  return standings(results, pairs, { ...defaultRule, ...choices });
}

const texts = {
  points: '2-1-0',
  ties: 'direct-first',
  superTieBreak: 'one-game',
  walkover: '6-0 6-0',
} as const;

/** `1 Federer` for each row. */
function order(table: readonly { position: number | null; name: string }[]): string[] {
  return table.map(({ position, name }) => `${position ?? '–'} ${name}`);
}

const atp2009: Line[] = [
  ['Federer', 'Verdasco', '4-6 7-5 6-1'],
  ['Murray', 'Del Potro', '6-3 3-6 6-2'],
  ['Federer', 'Murray', '3-6 6-3 6-1'],
  ['Del Potro', 'Verdasco', '6-4 3-6 7-6'],
  ['Murray', 'Verdasco', '6-4 6-7 7-6'],
  ['Del Potro', 'Federer', '6-2 6-7 6-3'],
];

// What columns and places follow from results is compared in standingsAgreement.test.ts.
describe('the worked examples', () => {
  it('ATP Finals 2009, difference first: as published', () => {
    const table = tableOf(atp2009, ruleOf({ ...texts, ties: 'difference-first' }));
    expect(order(table)).toEqual(['1 Federer', '2 Del Potro', '3 Murray', '4 Verdasco']);
  });

  it('ATP Finals 2009, direct first: the list starts again for the two that are left', () => {
    const table = tableOf(atp2009);
    expect(order(table)).toEqual(['1 Del Potro', '2 Federer', '3 Murray', '4 Verdasco']);
    expect(table[0]?.reason).toMatchObject({
      criterion: 'game-difference-among',
      values: [
        { name: 'Del Potro', value: 2 },
        { name: 'Federer', value: -1 },
        { name: 'Murray', value: -1 },
      ],
      earlier: [],
    });
    expect(table[1]?.reason).toMatchObject({
      criterion: 'points-among',
      values: [
        { name: 'Federer', value: 2 },
        { name: 'Murray', value: 1 },
      ],
      matches: [{ score: '3-6 6-3 6-1' }],
      earlier: [{ criterion: 'game-difference-among' }],
    });
    expect(table[2]?.reason).toEqual(table[1]?.reason);
  });
});

describe('what a result counts', () => {
  it.each([
    ['6-4 3-6 1-0(8)', 'one-game', [2, 1, 10, 10]],
    ['6-4 3-6 1-0(8)', 'points', [2, 1, 19, 18]],
    ['6-4 3-6 1-0(11)', 'points', [2, 1, 22, 21]],
    ['6-4 6-3 6-2', 'one-game', [3, 0, 18, 9]],
  ] as const)('%s with %s', (score, superTieBreak, [setsFor, setsAgainst, gamesFor, against]) => {
    const [winner, loser] = tableOf([['A', 'B', score]], { superTieBreak });
    expect(winner).toMatchObject({ name: 'A', setsFor, setsAgainst, gamesFor });
    expect(winner?.gamesAgainst).toBe(against);
    expect(loser).toMatchObject({ name: 'B', setsFor: setsAgainst, gamesAgainst: gamesFor });
  });

  it('a super tie-break that was broken off counts no game, or its points', () => {
    const lines: Line[] = [['A', 'B', '6-4 4-6 [5-3] ret.', 1]];
    expect(tableOf(lines)[0]).toMatchObject({ setsFor: 1, gamesFor: 10, gamesAgainst: 10 });
    expect(tableOf(lines, { superTieBreak: 'points' })[0]).toMatchObject({ gamesFor: 15 });
  });

  it.each([
    ['6-4', null, 'undecided'],
    ['6-4 4-6', null, 'undecided'],
    ['6-4 4-6', 1, 'undecided'],
    ['W.O.', null, 'walkover-of-nobody'],
    ['6-2 3-1 ret.', null, 'retirement-of-nobody'],
    ['suspendido', 1, 'unreadable'],
  ] as const)('%s of %s does not count and is reported', (score, winner, why) => {
    const result = { team1: 'A', team2: 'B', score, winner };
    expect(uncountedResults([result], defaultRule)).toEqual([{ result, why }]);
    expect(standings([result], [], defaultRule)).toMatchObject([{ played: 0 }, { played: 0 }]);
  });

  it('a pair does not play against itself', () => {
    const result = { team1: 'A', team2: ' a', score: '6-4 6-4', winner: null };
    expect(uncountedResults([result], defaultRule)).toEqual([{ result, why: 'one-pair' }]);
    expect(standings([result], [], defaultRule)).toHaveLength(1);
  });
});

describe('the pairs', () => {
  it('all from the first day, with zeros and by their name in Spanish', () => {
    const table = tableOf([], {}, ['Ñandú', 'Zorros', 'Águilas', 'Nadal', 'Ola']);
    expect(order(table)).toEqual(['1 Águilas', '1 Nadal', '1 Ñandú', '1 Ola', '1 Zorros']);
  });

  it('are one however they are spelled, but for ñ', () => {
    const lines: Line[] = [
      ['LOS  MELLIS', 'Peña', '6-4 6-4'],
      ['los méllis ', 'Pena', '6-4 6-4'],
    ];
    const table = tableOf(lines, {}, ['Los Mellis']);
    expect(table.map(({ name, won }) => [name, won])).toEqual([
      ['Los Mellis', 2],
      ['Pena', 0],
      ['Peña', 0],
    ]);
  });
});
