import { expect, test } from 'vitest';
import { messageOfMatches } from '../../../src/paste/messageOfMatches.ts';
import { readResults } from '../../../src/paste/readResults.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const match = {
  id: '0b9f1d3e-0000-4000-8000-000000000001',
  team1: 'Los Smash',
  team2: 'Doble *Pared*',
  date: '2026-11-21',
  time: '20:30',
  location: 'Club Centro, cancha 2',
  category: 'Sexta Libre',
} as const;
const other = {
  ...match,
  id: '0b9f1d3e-0000-4000-8000-000000000002',
  team1: 'Pérez / Gómez',
  team2: 'Team 6-4',
  time: '19:00',
} as const;

test('an evening is one message, and its hour after midnight says its date', () => {
  const night = {
    ...match,
    id: '0b9f1d3e-0000-4000-8000-000000000003',
    date: '2026-11-22',
    time: '00:30',
  };
  const message = messageOfMatches([night, match], demoSettings);
  expect(message.split('\n')).toEqual([
    '*Sexta Libre · sábado 21 de noviembre de 2026*',
    '20:30 h, Club Centro, cancha 2',
    expect.anything(),
    '00:30 h (madrugada del dom 22 nov), Club Centro, cancha 2',
    expect.anything(),
    '',
    expect.anything(),
  ]);
  const read = readResults(message.replaceAll(/:$/gmu, ': 4-6 6-3 10-7'), {
    pairs: [],
    matches: [match, night],
    author: null,
    today: '2026-11-22',
  }).filter(({ isResult }) => isResult);
  expect(read).toMatchObject([
    { matchId: match.id, date: '2026-11-21' },
    { matchId: night.id, date: '2026-11-22' },
  ]);
});

test('a day is a message, and its lines with the score are results without a guess', () => {
  const message = messageOfMatches([match, other], demoSettings);
  expect(message).toMatch(
    /^\*Sexta Libre · sábado 21 de noviembre de 2026\*\n19:00 h, Club Centro/u,
  );
  expect(message).toContain('Doble \u2060*\u2060Pared\u2060*\u2060');
  const reply = message.replaceAll(/:$/gmu, ': 4-6 6-3 10-7');
  const read = readResults(reply, {
    pairs: [],
    matches: [match, other],
    author: null,
    today: '2026-11-22',
  }).filter(({ isResult }) => isResult);
  expect(read).toMatchObject([
    { matchId: other.id, score: '4-6, 6-3, 10-7', winner: 1, isCertain: true },
    { matchId: match.id, score: '4-6, 6-3, 10-7', winner: 1, isCertain: true },
  ]);
  expect(messageOfMatches([], demoSettings)).toBe('');
});
