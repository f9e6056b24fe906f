import { expect, test } from 'vitest';
import { isPartOf, likeness, playersIn, slipsBetween, tokensOf } from '../../../src/padel/names.ts';

test.each([
  ['perez', 'perez', 0],
  ['perez', 'peres', 1],
  ['perez', 'prez', 1],
  ['perez', 'peerez', 1],
  ['perez', 'preez', 1],
  ['gonzalez', 'gonsales', 2],
  ['abcd', 'badc', 2],
  ['', 'luz', 3],
  ['ana', 'florencia', 4],
  ['abcdef', 'uvwxyz', 4],
])('letters by which %s and %s differ, at most three and one: %i', (one, other, slips) => {
  expect(slipsBetween(one, other, 3)).toBe(slips);
  expect(slipsBetween(other, one, 3)).toBe(slips);
});

test('what is the same of two words, from nothing to all', () => {
  expect(likeness('perez', 'perez')).toBe(1);
  expect(likeness('perez', 'peres')).toBe(0.8);
  expect(likeness('ana', 'luz')).toBe(0);
});

test.each([
  ['Ana Pérez / Luz Gómez', ['Ana Pérez', 'Luz Gómez']],
  ['Ana y Luz', ['Ana', 'Luz']],
  ['Ana - Luz', ['Ana', 'Luz']],
  ['Pérez-Gómez', ['Pérez', 'Gómez']],
  [' Ana ', ['Ana']],
])('the players of %s', (text, players) => {
  expect(playersIn(text)).toEqual(players);
});

test('a hyphen within a word can be part of a name', () => {
  expect(playersIn('Pérez-Gómez', true)).toEqual(['Pérez-Gómez']);
  expect(playersIn('Pérez-Gómez / Luz', true)).toEqual(['Pérez-Gómez', 'Luz']);
});

test.each([
  ['Pérez', 'Ana Pérez', true],
  ['perez ANA', 'Ana Pérez', true],
  ['A. Pérez', 'Ana Pérez', true],
  ['B. Pérez', 'Ana Pérez', false],
  ['Ana Gómez', 'Ana Pérez', false],
  ['A', 'Ana Pérez', false],
  ['', 'Ana Pérez', false],
])('whether all of %s is in %s', (name, whole, expected) => {
  expect(isPartOf(name, whole)).toBe(expected);
});

test('words and numbers are compared without case, accents and drawn-out letters', () => {
  expect(tokensOf('GANAMOSSSS 6-4 a Ñandú')).toEqual([
    { key: 'ganamos', start: 0, end: 10 },
    { key: '6', start: 11, end: 12 },
    { key: '4', start: 13, end: 14 },
    { key: 'a', start: 15, end: 16 },
    { key: 'nandu', start: 17, end: 22 },
  ]);
});
