import { describe, expect, it, test } from 'vitest';
import { standings, uncountedResults } from '../../../src/standings/standings.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import {
  describeListedResult,
  describeReason,
  describeRule,
  describeUncounted,
  describeUncountedResult,
} from '../../../src/standings/standingsText.ts';

function reasonsOf(
  lines: readonly (readonly [string, string, string])[],
  pairs: string[] = [],
  lots?: ReadonlyMap<string, number>,
) {
  const results = lines.map(([team1, team2, score], index) => ({
    team1,
    team2,
    score,
    winner: null,
    date: `2026-11-${14 + index}`,
  }));
  const rows = standings(results, pairs, defaultRule, [], [], lots);
  return rows.map((row) => [row.name, describeReason(row)]);
}

describe('why a pair stands where it stands', () => {
  it('the match between two', () => {
    expect(
      reasonsOf([
        ['Los Mellis', 'Pala y Fernet', '4-6 3-6'],
        ['Los Mellis', 'La Víbora', '6-0 6-0'],
        ['Pala y Fernet', 'La Víbora', '0-6 0-6'],
        ['Doble Pared', 'La Víbora', '6-4 6-4'],
      ]).slice(1, 3),
    ).toEqual([
      ['Pala y Fernet', 'Arriba de Los Mellis por el partido entre sí: 6-4, 6-3 (14 nov).'],
      ['Los Mellis', 'Debajo de Pala y Fernet por el partido entre sí: 4-6, 3-6 (14 nov).'],
    ]);
  });

  it('the sets of two matches between two', () => {
    expect(
      reasonsOf([
        ['A', 'B', '6-4 6-4'],
        ['B', 'A', '6-4 4-6 6-4'],
      ])[0],
    ).toEqual([
      'A',
      'Arriba de B por los sets de los partidos entre sí, +1 contra −1: 6-4, 6-4 (14 nov) y 4-6, 6-4, 4-6 (15 nov).',
    ]);
  });

  it('nothing at all', () => {
    expect(
      reasonsOf([
        ['A', 'B', '6-4 6-4'],
        ['B', 'C', '6-4 6-4'],
        ['C', 'A', '6-4 6-4'],
      ])[0],
    ).toEqual(['A', 'Empate con B y C: comparten el puesto.']);
  });

  it('lots that were drawn', () => {
    const cycle = [
      ['A', 'B', '6-4 6-4'],
      ['B', 'C', '6-4 6-4'],
      ['C', 'A', '6-4 6-4'],
    ] as const;
    const lots = (...names: string[]) => new Map(names.map((name, index) => [name, index + 1]));
    expect(reasonsOf(cycle, [], lots('c', 'a', 'b'))).toEqual(
      ['C', 'A', 'B'].map((name) => [name, 'Triple empate en 3 puntos: por sorteo, C, A y B.']),
    );
    expect(reasonsOf(cycle, [], lots('C', 'A'))[0]).toEqual([
      'A',
      'Empate con B y C: comparten el puesto.',
    ]);
    expect(reasonsOf([], ['D', 'E'], lots('E', 'D'))).toEqual([
      ['E', 'Arriba de D (no jugaron entre sí) por sorteo.'],
      ['D', 'Debajo de E (no jugaron entre sí) por sorteo.'],
    ]);
  });
});

test('the rule under the table', () => {
  expect(describeRule(defaultRule)).toBe(
    'Ganar da 2 puntos, perder en cancha 1 y perder por W.O. 0. A igualdad de puntos deciden, en este orden, los partidos entre las empatadas (puntos, diferencia de sets y diferencia de games), si jugaron todas entre sí; después, de todos los partidos: diferencia de sets, diferencia de games, sets ganados y games ganados. El súper tie-break vale un set y un game; ganar por W.O. vale 6-0, 6-0.',
  );
});

test('the rule of a league that has no criteria', () => {
  expect(describeRule({ ...defaultRule, ties: [] })).toContain(
    ' A igualdad de puntos se define por sorteo.',
  );
});

test.each([
  ['6-4 6-4', null, 'A – B 6-4, 6-4 (14 nov)'],
  ['W.O.', 2, 'A – B W.O. (14 nov), ganó B'],
] as const)('%s among other results', (score, winner, said) => {
  const result = { team1: 'A', team2: 'B', score, winner, date: '2026-11-14' };
  expect(describeListedResult(result, demoSettings)).toBe(said);
});

test('results that do not count are named, with why', () => {
  const uncounted = uncountedResults(
    [
      { team1: 'Los Smash', team2: 'Doble Pared', score: 'W.O.', winner: null },
      { team1: 'Los Smash', team2: 'Los Mellis', score: '6-4', winner: null },
    ],
    defaultRule,
  );
  expect(describeUncounted(uncounted)).toBe('2 resultados no cuentan:');
  expect(describeUncounted([])).toBe(null);
  expect(uncounted.map(describeUncountedResult)).toEqual([
    'Los Smash – Doble Pared, W.O.: falta decir quién ganó.',
    'Los Smash – Los Mellis, 6-4: el resultado no dice quién ganó.',
  ]);
});
