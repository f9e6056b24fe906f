import { expect, it } from 'vitest';
import { repeatedIn } from '../../../../src/admin/pairList/newPairs.ts';

it.each([
  ['Nico / Juan', 'Nicolás / Juan', true],
  ['Nico Paz / Juan Ruiz', 'Juan Ruiz - Nicolás Paz', true],
  ['Pepe Paz / Juan Ruiz', 'José Paz / Juan Ruiz', true],
  ['Santi Paz / Juan', 'Santiago Paz / Juan', true],
  ['Juan / Pedro', 'Juan / Luis', false],
  ['Ana Pérez / Luz Gómez', 'Ana Gómez / Luz Pérez', false],
  ['Los Smash', 'Los Mellis', false],
])('in one list “%s” and “%s” may be one pair: %s', (one, other, isAsked) => {
  const pairs = [one, other].map((name) => ({ category: 'Sexta Libre', name, players: null }));
  const near = [...repeatedIn(pairs).values()].at(-1);
  expect(near).toEqual(isAsked ? [one] : []);
});

it('in two categories it is two pairs', () => {
  const pairs = ['Sexta Libre', 'Mixto A'].map((category) => ({
    category,
    name: 'Ana Paz / Leo Gil',
    players: null,
  }));
  expect([...repeatedIn(pairs).values()].flat()).toEqual([]);
});
