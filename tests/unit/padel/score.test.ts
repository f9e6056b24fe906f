import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatScore } from '../../../src/padel/formatScore.ts';
import {
  endingOf,
  isLevel,
  isPlayed,
  parseScore,
  scoreInWords,
  sideThatWon,
} from '../../../src/padel/score.ts';

/** The canonical form, and who won: `1`, `2`, or what it is instead. */
function read(text: string): string {
  const score = parseScore(text);
  if (score.kind !== 'sets') return `${formatScore(score)} | ${score.kind}`;
  return `${formatScore(score)} | ${score.winner ?? score.ending}`;
}

it.each([
  ['6-4, 6-3', '6-4, 6-3 | 1'],
  [' 6-4, 6-3 ', '6-4, 6-3 | 1'],
  ['6/4 3/6 10/8', '6-4, 3-6, 10-8 | 1'],
  ['7-6(5) 6-7(9) 6-2', '7-6(5), 6-7(9), 6-2 | 1'],
  ['6-4 4-6 [10-7]', '6-4, 4-6, 10-7 | 1'],
  ['2-6; 3-6', '2-6, 3-6 | 2'],
  ['6-3 6-7 9-7', '6-3, 6-7, 9-7 | 1'],
  ['6-3 6-7 6-8', '6-3, 6-7, 6-8 | 2'],
  ['7-6(7-5) 6-7[7-9] 11-9', '7-6(5), 6-7(7), 11-9 | 1'],
  ['6 a 4 y 6 a 3', '6-4, 6-3 | 1'],
  ['6–4 / 6–3', '6-4, 6-3 | 1'],
  ['7-6⁵ 6-7¹⁰ 6-2', '7-6(5), 6-7(10), 6-2 | 1'],
  ['6-4 4-6 STB 8-10', '6-4, 4-6, 8-10 | 2'],
  ['6-4 3-6 1-0(8)', '6-4, 3-6, 1-0(8) | 1'],
  ['6-4 3-6 3-2 tiempo', '6-4, 3-6, 3-2 tiempo | 1'],
  ['6-4 3-6 [4-5] tiempo', '6-4, 3-6, [4-5] tiempo | 2'],
  ['12-9 tiempo', '12-9 tiempo | 1'],
  ['5-4 2-4 4-0', '5-4, 2-4, 4-0 | 1'],
  ['3-5 4-1 10-8.', '3-5, 4-1, 10-8 | 1'],
])('a score that was played to its end: %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  ['6-4', '6-4 | undecided'],
  ['6-4 4-6', '6-4, 4-6 | undecided'],
  ['6-5 6-3', '6-5, 6-3 | undecided'],
  ['7-4 6-3', '7-4, 6-3 | undecided'],
  ['6-3 6-7 8-7', '6-3, 6-7, 8-7 | undecided'],
  ['6-3 3-6 1-0', '6-3, 3-6, 1-0 | undecided'],
  ['4-3 4-2', '4-3, 4-2 | undecided'],
  ['5-2 4-1', '5-2, 4-1 | undecided'],
  ['6-2 3-1 ret.', '6-2, 3-1 ret. | retired'],
  ['6-2 3-6 [5-3] ret.', '6-2, 3-6, [5-3] ret. | retired'],
  ['6-2 3-1 por lesión', '6-2, 3-1 ret. | retired'],
  ['W.O.', 'W.O. | walkover'],
  ['Walkover', 'W.O. | walkover'],
  ['No se presentó', 'W.O. | walkover'],
  ['No se presentaron', 'W.O. | walkover'],
  ['6-0 6-0 W.O.', 'W.O. | walkover'],
  ['WO (6-0, 6-0)', 'W.O. | walkover'],
  ['6-0 6-0 (W.O.)', 'W.O. | walkover'],
  ['W.O. doble', 'W.O. doble | doubleWalkover'],
  ['W.O. (DOBLE)', 'W.O. doble | doubleWalkover'],
  ['Doble  wo', 'W.O. doble | doubleWalkover'],
  ['NO SE JUGO', 'No se jugó | unplayed'],
  ['no se jugó', 'No se jugó | unplayed'],
  ['6-0 0-1 (tiempo)', '6-0, 0-1 tiempo | timed'],
  ['10-10 por TIEMPO', '10-10 tiempo | timed'],
])('a score that names no winner: %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  '',
  'ret.',
  'susp. por lluvia',
  'W.O. Los Smash',
  'doble',
  'tiempo',
  '12-9',
  '6-4 12-9 tiempo',
  '6-4 3-2 no se jugó',
  '14/11',
  '9-12',
  '12-9 ret.',
  '14/11 W.O.',
  '6-4 3-6 6-4 6-2',
  '6-4 3-6 9-7(3)',
  '6 4 6 3',
  '6-4(3) 6-2',
  '7-6(9-3) 6-2',
  '-6-4',
  `6-4${' '.repeat(80)}6-3`,
])('a score that is not understood stays as typed: %s', (text) => {
  expect(parseScore(text)).toEqual({ kind: 'text', text });
});

it.each([
  ['4-2 2-1 ret.', [1, null]],
  ['4-4 2-1 ret.', [null, null]],
  ['6-4 3-6 10-8 ret.', [1, 2, null]],
  ['6-4 ret.', [1]],
  ['4-2', [null]],
  ['4-4 2-1 tiempo', [null, 1]],
  ['6-4 3-6 10-8 tiempo', [1, 2, 1]],
] as const)('whose the sets of %s are', (text, winners) => {
  const score = parseScore(text);
  expect(score.kind === 'sets' && score.sets.map(({ winner }) => winner)).toEqual(winners);
});

it.each([
  ['6-4 6-3', { won: 1 }],
  ['6-4', {}],
  ['6-4 4-6', { isLevel: true }],
  ['6-4 4-6 3-2', {}],
  ['6-2 3-1 ret.', { won: 2, beside: 'Ret.' }],
  ['6-4 3-6 [5-4] tiempo', { won: 1, beside: 'Tiempo' }],
  ['10-10 tiempo', { won: 2, beside: 'Tiempo', isLevel: true }],
  ['W.O.', { won: 2 }],
  ['W.O. doble', { isPlayed: false }],
  ['No se jugó', { isPlayed: false, instead: 'No se jugó' }],
  ['susp. por lluvia', { instead: 'susp. por lluvia' }],
] as const)('what is shown of %s, whose row says that pair 2 won', (text, expected) => {
  const score = parseScore(text);
  expect({
    won: sideThatWon(score, 2),
    beside: endingOf(score),
    instead: scoreInWords(score),
    isPlayed: isPlayed(score),
    isLevel: isLevel(score),
  }).toEqual({
    won: null,
    beside: undefined,
    instead: null,
    isPlayed: true,
    isLevel: false,
    ...expected,
  });
});

describe('any text at all', () => {
  const words = ['ret.', 'STB', 'tiempo', 'W.O.', 'doble', 'No se jugó'];
  const signs = fc.constantFrom(' ', ...words, ...'6 4 7 10 - / , ( ) [ ] ⁵'.split(' '));
  const scoreLike = fc.string({ unit: signs, maxLength: 24 });
  const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 120 }), scoreLike);

  it('gives the same score again in its canonical form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const score = parseScore(text);
        expect(parseScore(formatScore(score))).toEqual(score);
      }),
      { numRuns: 2000 },
    );
  });

  it('never shows a number that was not typed', () => {
    fc.assert(
      fc.property(scoreLike, (text) => {
        const score = parseScore(text);
        if (score.kind !== 'sets') return;
        const typed = text.replaceAll('⁵', '5');
        for (const number of formatScore(score).match(/\d+/gu) ?? []) {
          expect(typed).toContain(number);
        }
      }),
    );
  });
});
