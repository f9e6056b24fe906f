import { expect, test } from 'vitest';
import { isSameMatch } from '../../../src/padel/sameMatch.ts';

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
