import { describe, expect, it } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { computeNeeds } from '../../../src/standings/computeNeeds.ts';
import { describeNeeds, type Given } from '../../../src/standings/describeNeeds.ts';

/** Matches from texts: in `A-B 2-0` A beat B in two sets. */
function played(...texts: readonly string[]) {
  const scores = { '2-0': '6-4, 6-4', '2-1': '6-4, 4-6, 6-4' };
  return texts.map((text) => {
    const [, team1 = '', team2 = '', sets] = /^(.)-(.) (2-[01])$/u.exec(text) ?? [];
    return { team1, team2, score: sets === '2-1' ? scores['2-1'] : scores['2-0'], winner: null };
  });
}

/** Matches to play from texts: `AB` is A against B. */
function open(...texts: readonly string[]) {
  return texts.map(([team1 = '', team2 = '']) => ({ team1, team2 }));
}

type Season = {
  results?: ReturnType<typeof played>;
  matches?: ReturnType<typeof open>;
  goals?: readonly number[];
  pairs?: readonly string[];
};

const known: Given = {
  isAnnouncedOnly: false,
  isHypothesis: false,
  leavesOut: false,
  isByLots: false,
};

/** What is said of a pair that wants to be first, or among the first. */
function told(
  name: string,
  { results = [], matches = [], goals = [1], pairs = ['A', 'B', 'C', 'D'] }: Season,
  given = known,
  rule = defaultRule,
) {
  return describeNeeds(name, computeNeeds(name, results, pairs, matches, rule, goals), given);
}

/** Two matches before the end. */
const late: Season = {
  results: played('A-B 2-0', 'A-C 2-0', 'B-C 2-0', 'B-D 2-0'),
  matches: open('AD', 'CD'),
};

describe('what a pair needs', () => {
  it('is one victory, whatever the others do', () => {
    expect(told('A', late)).toEqual(['Para terminar primera le alcanza con ganarle a D.']);
  });

  it('is nothing any more, or out of reach, for each goal', () => {
    expect(told('A', { ...late, matches: open('CD'), goals: [1, 2] })).toEqual([
      'Ya no puede terminar primera.',
      'Termina entre las 2 primeras pase lo que pase.',
    ]);
  });

  it('is a victory in two sets where another may not be enough', () => {
    // Level in points with C, which it has not met: the sets decide, and C has two more than it has lost.
    const matches = open('AB');
    const results = played('C-D 2-0');
    expect(told('A', { results, matches, goals: [2] })).toEqual([
      'Para terminar entre las 2 primeras le alcanza con ganarle a B.',
    ]);
    expect(told('A', { results: played('C-D 2-1'), matches })).toEqual([
      'Para terminar primera le alcanza con ganarle a B en dos sets.',
    ]);
  });

  it('includes what others have to bring, after its own', () => {
    const results = played('A-C 2-1', 'B-D 2-0');
    expect(told('A', { results, matches: open('BC', 'AD') })).toEqual([
      'Para terminar primera le alcanza con ganarle a D y que C le gane a B.',
    ]);
  });

  it('may be a draw, its own or one of others, in a league with draws', () => {
    const hasDraws = {
      ...defaultRule,
      points: { ...defaultRule.points, draw: 1, loss12: 0, loss02: 0 },
    };
    expect(told('A', late, known, hasDraws)).toEqual([
      'Para terminar primera le alcanza con no perder con D.',
    ]);
    expect(told('B', { ...late, goals: [2] }, known, hasDraws)).toEqual([
      'Para terminar entre las 2 primeras le alcanza con que A no pierda con D.',
    ]);
  });

  it('may be in nobody’s hands', () => {
    const level = played('A-B 2-0', 'A-D 2-0', 'A-E 2-0', 'C-B 2-0', 'C-D 2-0', 'C-E 2-0');
    expect(told('A', { results: level, matches: open('BD') })).toEqual([
      'Queda empatada, y la regla no dice quién termina primera.',
    ]);
    // Only a league that draws lots says so.
    expect(
      told('A', { results: level, matches: open('BD') }, { ...known, isByLots: true }),
    ).toEqual(['Que termine primera lo define el sorteo.']);
    expect(told('A', { matches: open('AB', 'CD') })).toEqual([
      'Todavía no se sabe si termina primera, y ninguna combinación simple de resultados se lo asegura.',
    ]);
  });

  it('is bounded by points where there are too many endings to count', () => {
    const pairs = ['A', 'B', 'C', 'D', 'E', 'F'];
    const all = pairs.flatMap((one, index) => pairs.slice(index + 1).map((other) => one + other));
    expect(told('A', { matches: open(...all), pairs, goals: [1, 4] })).toEqual([
      'Todavía no se sabe entre qué puestos termina. Quedan 15 partidos: son demasiados para calcular todos los finales.',
      'Para terminar primera le alcanza con ganar sus 5 partidos.',
      'Para terminar entre las 4 primeras le alcanza con ganar 4 de sus 5 partidos.',
    ]);
    const results = played('A-B 2-0', 'A-C 2-0', 'A-D 2-0', 'A-E 2-0', 'A-F 2-0', 'B-C 2-0');
    const matches = open('BD', 'BE', 'BF', 'CD', 'CE', 'CF', 'DE', 'DF', 'EF');
    expect(told('C', { results, matches, pairs, goals: [1, 4] })).toEqual([
      'Termina entre los puestos 2 y 6. Quedan 9 partidos: son demasiados para calcular todos los finales.',
      'Ya no puede terminar primera.',
      'Para terminar entre las 4 primeras le alcanza con ganar sus 3 partidos.',
    ]);
    expect(told('C', { results, matches, pairs, goals: [3] })[1]).toBe(
      'Todavía no se sabe si le alcanza con ganar sus 3 partidos para terminar entre las 3 primeras.',
    );
  });
});
