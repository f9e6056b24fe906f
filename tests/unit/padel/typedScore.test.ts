import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatScore } from '../../../src/padel/formatScore.ts';
import { parseScore } from '../../../src/padel/score.ts';
import { checkScore } from '../../../src/padel/scoreCheck.ts';
import { expandScore, understoodScore } from '../../../src/padel/typedScore.ts';

describe('a score without dashes', () => {
  it.each([
    ['64 36 108', '6-4, 3-6, 10-8'],
    ['6436108', '6-4, 3-6, 10-8'],
    ['64 46 810', '6-4, 4-6, 8-10'],
    ['76(5) 67(4) 1311', '7-6(5), 6-7(4), 13-11'],
    ['64 21 ret.', '6-4, 2-1 ret.'],
    // A match that is not finished: the check says what is missing.
    ['64', '6-4'],
  ])('%s is %s', (text, score) => {
    expect(expandScore(text)).toBe(score);
    expect(understoodScore(text)).toBe(score);
  });

  it.each(['6/4 6/3', '6-4 W.O.', '64 65', '64 36 87', '64 36 64 62', 'seis cuatro'])(
    'stays as it was typed where it has dashes, or is not to be believed: %s',
    (text) => {
      expect(expandScore(text)).toBe(text);
    },
  );

  it.each([
    ['64 36 87', '6-4, 3-6'],
    ['64 36 y abandono el resto', '6-4, 3-6'],
    ['12-9 64', '12-9 64'],
    ['seis cuatro', 'seis cuatro'],
  ])('is understood as far as it is a score: %s', (text, understood) => {
    expect(understoodScore(text)).toBe(understood);
  });

  it('is asked for where two scores are written the same', () => {
    for (const text of ['64 36 110', '6436110']) {
      expect(checkScore(text)).toEqual({
        level: 'reject',
        sentence: '«110» puede ser 1-10 o 11-0: escribirlo con guion.',
      });
      expect(understoodScore(text)).toBe('6-4, 3-6');
    }
    expect(checkScore('64 36 109 1')).toMatchObject({ level: 'reject' });
  });
});

test('whatever can be played is read as it was, with and without spaces, and 1-10 not at all', () => {
  const set = fc.constantFrom('6-0', '1-6', '6-4', '7-5', '5-7', '7-6', '6-7');
  const third = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.boolean())
    .map(([loser, isFirst]) => [Math.max(10, loser + 2), loser, isFirst] as const)
    .map(([most, loser, isFirst]) => (isFirst ? `${most}-${loser}` : `${loser}-${most}`));
  fc.assert(
    fc.property(set, set, fc.option(fc.oneof(set, third)), (first, second, last) => {
      const score = [first, second, ...(last === null ? [] : [last])].join(' ');
      const canonical = formatScore(parseScore(score));
      const compact = score.replaceAll('-', '');
      // 1-10 has the digits of 11-0.
      const isAmbiguous = last === '1-10';
      for (const text of [compact, compact.replaceAll(' ', ''), compact.replaceAll(' ', ', ')]) {
        expect(expandScore(text)).toBe(isAmbiguous ? text : canonical);
      }
    }),
    { seed: 64, numRuns: 500 },
  );
});
