import { expect, test } from 'vitest';
import { isSameMatch, isSaved } from '../../../src/padel/sameMatch.ts';
import { newResultWith } from '../../../stories/fixtures/rows.ts';

const match = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  date: '2026-11-20',
  category: 'Sexta Libre',
} as const;

test('the same match is known in whatever order, capitals and accents its teams are written', () => {
  expect(isSameMatch(match, { ...match, team1: 'DOBLE  PÁRED ', team2: 'los smash' })).toBe(true);
});

test.each([{ team1: 'La Víbora' }, { date: '2026-11-21' }, { category: 'Quinta Libre' as const }])(
  'not with %o',
  (difference) => {
    expect(isSameMatch(match, { ...match, ...difference })).toBe(false);
  },
);

const typed = newResultWith({ team1: 'Los Smash', team2: 'Doble Pared' });

test.each([
  ['what was typed', {}, true],
  ['another spelling of its pairs', { team1: 'LOS SMÁSH', team2: 'Doble-Pared' }, true],
  ['hour and place of the announced match', { time: '21:00', location: 'Club' }, true],
  ['another pair', { team1: 'La Víbora' }, false],
  ['another rival', { team2: 'La Víbora' }, false],
  ['its pairs the other way round', { team1: 'Doble Pared', team2: 'Los Smash' }, false],
  ['another score', { score: '6-0, 6-0' }, false],
  ['a winner', { winner: 1 }, false],
  ['another day', { date: '2026-11-15' }, false],
  ['another category', { category: 'Quinta Libre' }, false],
] as const)('whether a stored result with %s is the one that was typed', (_, stored, expected) => {
  expect(isSaved({ ...typed, ...stored }, typed)).toBe(expected);
});

test.each([{ time: '20:00' }, { location: 'Otro club' }])(
  'a stored result is not the one that was typed with %o',
  (details) => {
    const announced = { ...typed, time: '21:00', location: 'Club' };
    expect(isSaved(announced, { ...announced, ...details })).toBe(false);
  },
);
