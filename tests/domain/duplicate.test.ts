import { expect, test } from 'vitest';
import { isSameMeeting } from '../../src/domain/duplicate.ts';

const match = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  date: '2026-11-20',
  category: 'Sexta Libre',
} as const;

test('the same teams on the same day in the same category are the same match', () => {
  expect(isSameMeeting(match, { ...match })).toBe(true);
});

test('in whatever order and spelling of capitals', () => {
  expect(isSameMeeting(match, { ...match, team1: 'DOBLE PARED ', team2: 'los smash' })).toBe(true);
});

test.each([{ team1: 'La Víbora' }, { date: '2026-11-21' }, { category: 'Quinta Libre' as const }])(
  'not with %o',
  (difference) => {
    expect(isSameMeeting(match, { ...match, ...difference })).toBe(false);
  },
);
