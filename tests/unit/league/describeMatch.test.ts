import { describe, expect, it } from 'vitest';
import {
  describeResult,
  describeScore,
  describeUpcomingMatch,
} from '../../../src/league/describeMatch.ts';
import type { Result } from '../../../src/padel/result.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

function result(score: string, winner: Result['winner'] = null): Result {
  return resultWith({ score, winner });
}

const when = '. Sexta Damas, sábado 14 de noviembre de 2026.';

describe('a result in words', () => {
  it.each([
    [
      '6-4, 3-6, 10-8',
      'Victoria de Los Smash ante Doble Pared por 6 a 4, 3 a 6 y 10 a 8 en el súper tie-break',
    ],
    // Told from the winner's side, as people do.
    ['4-6, 6-7(5)', 'Victoria de Doble Pared ante Los Smash por 6 a 4 y 7 a 6 con tie-break (5)'],
    ['6-2 3-1 ret.', 'Los Smash contra Doble Pared: 6 a 2 y 3 a 1, terminado por abandono'],
    ['6-4', 'Los Smash contra Doble Pared: 6 a 4'],
  ])('%s', (score, sentence) => {
    expect(describeResult(result(score))).toBe(sentence + when);
  });

  it.each([
    ['W.O.', 2, 'Victoria de Doble Pared ante Los Smash por W.O.'],
    // Who stayed has won, also when behind.
    ['6-2 3-1 ret.', 2, 'Victoria de Doble Pared ante Los Smash por abandono: 2 a 6 y 1 a 3.'],
    // What the sets say prevails.
    ['6-4, 6-3', 2, 'Victoria de Los Smash ante Doble Pared por 6 a 4 y 6 a 3.'],
  ] as const)('%s, won by %i', (score, winner, sentence) => {
    expect(describeResult(result(score, winner))).toBe(sentence + when.slice(1));
  });
});

it.each([
  ['W.O.', 2, 'W.O., ganó Doble Pared'],
  // What the sets say prevails.
  ['6-4, 6-3', 2, '6-4, 6-3'],
] as const)('a score in a sentence, %s won by %s', (score, winner, text) => {
  expect(describeScore(result(score, winner))).toBe(text);
});

describe('an upcoming match in words', () => {
  it('says who, what, when and where', () => {
    const match = { ...result(''), time: '20:30:00', location: 'Club Centro' };
    expect(describeUpcomingMatch(match)).toBe(
      'Los Smash contra Doble Pared. Sexta Damas, sábado 14 de noviembre de 2026 a las 20:30, Club Centro.',
    );
  });
});
