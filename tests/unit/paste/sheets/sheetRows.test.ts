import { expect, test } from 'vitest';
import { matchProblem } from '../../../../src/paste/sheets/sheetRows.ts';

const match = {
  team1: 'Los Smash',
  team2: 'La Víbora',
  date: '2026-11-14',
  time: '20:30',
  location: 'Cancha 1',
  category: 'Sexta Damas',
} as const;

test.each([
  [{}, null],
  [{ location: ' ' }, 'Falta el lugar.'],
  [{ location: 'x'.repeat(123) }, 'Lugar: Como máximo 120 caracteres: sobran 3.'],
  [{ team2: 'x'.repeat(81) }, 'Pareja 2: Como máximo 80 caracteres: sobra 1.'],
  [{ date: '2026-02-30' }, 'Esa fecha no existe.'],
])('a match with %j is said to be: %s', (changes, problem) => {
  expect(matchProblem({ ...match, ...changes }, [])).toBe(problem);
});
