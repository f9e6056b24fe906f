import { expect, it } from 'vitest';
import { teamFinder } from '../../../../src/paste/sheets/knownTeams.ts';

const category = 'Sexta Damas';
const find = teamFinder([
  { category, name: 'Ana Pérez / Luz Gómez' },
  { category, name: 'Mía Pérez / Luz Gómez' },
  { category, name: 'Los Smash', players: 'Eva Paz / Sol Vega' },
  { category, name: 'Doble Pared' },
]);

it.each([
  ['ana perez - luz gomez', 'Ana Pérez / Luz Gómez'],
  ['Luz Gómez y Ana Pérez', 'Ana Pérez / Luz Gómez'],
  ['A. Pérez / L. Gómez', 'Ana Pérez / Luz Gómez'],
  ['Vega-Paz', 'Los Smash'],
  ['Paz, Vega', 'Los Smash'],
  ['los smash', 'Los Smash'],
  ['Doble-Pared', 'Doble Pared'],
  // Both pairs can be meant, or none; a slip is asked.
  ['Pérez / Gómez', null],
  ['Paz / Otra', null],
  ['Paz', null],
  ['Los Smosh', null],
  ['Los Smash y Doble Pared', null],
  // Another pair, who lost, or how.
  ['Los Smash B', null],
  ['Los Smash (P)', null],
  ['Los Smash W.O.', null],
])('%s is %s', (cell, name) => {
  expect(find(cell, category)).toBe(name);
  expect(find(cell, 'Otra')).toBeNull();
});
