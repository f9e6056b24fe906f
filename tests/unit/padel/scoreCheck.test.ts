import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leavesWinnerOpen, parseScore } from '../../../src/padel/score.ts';
import { checkScore } from '../../../src/padel/scoreCheck.ts';

test('With draws one set each is whole, and a set alone is not', () => {
  expect(checkScore('6-4 3-6', true)).toEqual({ level: 'accept' });
  expect(checkScore('6-4', true)).toMatchObject({ level: 'ask' });
  expect(checkScore('6-4 5-4', true)).toMatchObject({ level: 'ask' });
});

describe('Four levels', () => {
  test.each([
    '6-4, 6-3',
    '7-6(5) 6-7(9) 6-2',
    'W.O.',
    '6-2 3-1 ret.',
    '6-3 2-6 7-6',
    '6-0 6-3',
    '6-4, 3-6, 10-8',
    '6-4 3-6 11-13',
    '6-4 3-6 1-0(8)',
    '6-4 3-6 [5-3] ret.',
    '6-4 3-6 [9-8] tiempo',
    '6-4 3-6 [10-9] ret.',
    '4-4 4-4 1-0 tiempo',
    '4-2 2-1 ret.',
    '12-9 tiempo',
    '6-0 0-1 tiempo',
    '6-4 3-3 tiempo',
    'doble W.O.',
    'no se jugo',
  ])('accepted: %s', (text) => {
    expect(checkScore(text)).toEqual({ level: 'accept' });
  });

  test.each([
    ['6-4 4-6 10-9', 'El súper tie-break terminó 10-9: lo usual es a 10, con dos de diferencia.'],
    ['6-3 6-7 9-7', 'El tercer set terminó 9-7, sin tie-break.'],
    ['6-0 6-0', 'Un 6-0, 6-0 suele ser un W.O.: confirmar que se jugó.'],
    ['0-6 0-6', 'Un 6-0, 6-0 suele ser un W.O.: confirmar que se jugó.'],
    ['6-4 7-6(10)', 'Un tie-break de 12 a 10 es poco común.'],
    ['6-4 7-6(12)', 'Un tie-break de 14 a 12 es poco común.'],
    ['4-2 4-1', 'El primer set terminó 4-2: son sets a cuatro games.'],
  ])('odd: %s', (text, sentence) => {
    expect(checkScore(text)).toEqual({ level: 'warn', sentence });
  });

  test.each([
    ['6-4', 'Falta el segundo set.'],
    ['6-4 4-6', 'Un set cada uno: falta el tercero.'],
    ['6-6 6-3', 'El primer set quedó 6-6: falta saber quién lo ganó.'],
    ['6-4 5-4', 'El segundo set quedó sin terminar: 5-4.'],
    ['6-5 6-3', 'El primer set quedó sin terminar: 6-5.'],
    ['suspendido por lluvia, sigue el martes', 'Con ese texto no gana nadie.'],
    ['😀', 'Con ese texto no gana nadie.'],
    ['<b>6-4</b>', 'Con ese texto no gana nadie.'],
  ])('asked: %s', (text, sentence) => {
    expect(checkScore(text)).toEqual({ level: 'ask', sentence });
  });

  test.each([
    ['7-4 6-3', 'Un set a 7 termina 7-5 o 7-6, no 7-4.'],
    ['7-1 6-3', 'Un set a 7 termina 7-5 o 7-6, no 7-1.'],
    ['7-0 6-3', 'El primer set no puede terminar 7-0.'],
    ['8-6 6-3', 'El primer set no puede terminar 8-6.'],
    ['6-4 4-6 [5-3]', 'Un súper tie-break no termina 5-3.'],
    ['14/11', 'No se entiende: escribir hasta tres sets, por ejemplo 6-4, 3-6, 10-8.'],
    ['9-8 ret.', 'El primer set no puede terminar 9-8.'],
    ['6-4 6-3 6-2', 'Con los dos primeros sets el partido ya estaba ganado.'],
    ['6-4 6-3 ret.', 'Con esos sets el partido ya estaba terminado.'],
    ['6-4 6-3 tiempo', 'Con esos sets el partido ya estaba terminado.'],
    ['6-4 6-3 1-0 ret.', 'Con esos sets el partido ya estaba terminado.'],
    ['6-4 3-6 10-8 ret.', 'Con esos sets el partido ya estaba terminado.'],
    ['9-8 3-2 tiempo', 'El primer set no puede terminar 9-8.'],
  ])('rejected: %s', (text, sentence) => {
    expect(checkScore(text)).toEqual({ level: 'reject', sentence });
  });
});

test('of any text, what is accepted as sets has a winner or a reason', () => {
  const signs = fc.constantFrom(' ', ...'6 4 7 10 - , ( ) ret. tiempo'.split(' '));
  const scoreLike = fc.string({ unit: signs, maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), scoreLike), (text) => {
      const check = checkScore(text);
      const score = parseScore(text.trim());
      if (check.level !== 'accept' || score.kind !== 'sets') return;
      expect(score.winner !== null || leavesWinnerOpen(score)).toBe(true);
    }),
    { seed: 20261122, numRuns: 5000 },
  );
});
