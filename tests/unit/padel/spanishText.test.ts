import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, listOf } from '../../../src/padel/spanishText.ts';

// `Intl` is right, and slow to begin: what is said without it is the same.

const texts = fc
  .array(
    fc.constantFrom(
      ..."aábcdeéhiínñoózAÁNÑZ019 -/+.&'«»¡Жßæ".split(''),
      '🎾',
      'n\u0303',
      'e\u0301',
      'Los ',
      'hi',
    ),
    { maxLength: 6 },
  )
  .map((letters) => letters.join(''));

test('texts have the order of the Spanish alphabet', () => {
  const { compare } = new Intl.Collator('es');
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(compareTexts(one, other)).toBe(compare(one, other));
    }),
    { numRuns: 2000 },
  );
  expect(['Ñandú', 'Nube', 'Oca', 'nácar', 'Nadal'].toSorted(compareTexts)).toEqual([
    'nácar',
    'Nadal',
    'Nube',
    'Ñandú',
    'Oca',
  ]);
});

test('texts are listed with y, or e before the same sound', () => {
  const list = new Intl.ListFormat('es', { type: 'conjunction' });
  // That í sounds alike, Intl does not know.
  const known = texts.filter((text) => !/^h?í/iu.test(text));
  fc.assert(
    fc.property(fc.array(known, { maxLength: 4 }), (parts) => {
      expect(listOf(parts)).toBe(list.format(parts));
    }),
  );
  expect(listOf(['Ana', 'Íñigo', 'Hilda'])).toBe('Ana, Íñigo e Hilda');
  expect(listOf(['Ana', 'Íñigo'])).toBe('Ana e Íñigo');
  expect(listOf(['Ana', 'Hielo'])).toBe('Ana y Hielo');
});
