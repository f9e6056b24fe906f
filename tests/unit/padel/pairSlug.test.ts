import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameName, nameFromSlug, pairSlug } from '../../../src/padel/pairSlug.ts';
import examples from './pairSlugs.json' with { type: 'json' };

test.each(examples)('the address of «%s» is «%s»', (name, slug) => {
  expect(pairSlug(name)).toBe(slug);
});

test('an address leads to itself, in any case and escaped or not', () => {
  const names = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...examples.flat()));
  fc.assert(
    fc.property(names, (name) => {
      const slug = pairSlug(name);
      expect(pairSlug(slug)).toBe(slug);
      expect(pairSlug(decodeURIComponent(encodeURIComponent(slug)))).toBe(slug);
      expect(pairSlug(name.replaceAll(/\p{Lu}/gu, (letter) => letter.toLowerCase()))).toBe(slug);
    }),
    { seed: 20261127, numRuns: 2000 },
  );
});

test('names that differ in signs mean one pair; without a letter or digit all that is written counts', () => {
  expect(isSameName('C++', 'c#')).toBe(true);
  expect(isSameName('C++', 'C1')).toBe(false);
  expect(isSameName('Peña', 'Pena')).toBe(false);
  expect(isSameName('🎾🔥', '🎾')).toBe(false);
  expect(isSameName('🎾  🔥', '🎾 🔥')).toBe(true);
});

test('an address is read as a name until the pair is known', () => {
  expect(nameFromSlug('los-ñandues')).toBe('Los Ñandues');
  expect(nameFromSlug('5f0c2b1e-8a94-4c55-9d7f-2f6f6c1a0b3d')).toBe('Pareja');
  expect(nameFromSlug('¡pagá! http://x.example')).toBe('Pareja');
  expect(nameFromSlug('a'.repeat(81))).toBe('Pareja');
});
