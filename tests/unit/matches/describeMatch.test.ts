import { expect, test } from 'vitest';
import {
  describeResult,
  describeScore,
  describeUpcomingMatch,
} from '../../../src/matches/describeMatch.ts';
import { leagueWithDraws } from '../../../stories/fixtures/season.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

// The caller's league, whatever that of the page is.
const league = {
  ...demoSettings,
  categories: demoSettings.categories.map((each) => ({ ...each, title: `${each.name} B` })),
};
const when = 'Sexta Damas B, sábado 14 de noviembre de 2026';

test.each([
  [
    '6-4, 3-6, 10-8',
    null,
    'Victoria de Los Smash ante Doble Pared por 6 a 4, 3 a 6 y 10 a 8 en el súper tie-break.',
  ],
  // Told from the winner's side, as people do.
  [
    '4-6, 6-7(5)',
    null,
    'Victoria de Doble Pared ante Los Smash por 6 a 4 y 7 a 6 con tie-break (5).',
  ],
  ['6-2 3-1 ret.', null, 'Los Smash contra Doble Pared: 6 a 2 y 3 a 1, terminado por abandono.'],
  ['6-4', null, 'Los Smash contra Doble Pared: 6 a 4.'],
  ['W.O.', 2, 'Victoria de Doble Pared ante Los Smash por W.O.'],
  // Who stayed has won, also when behind.
  ['6-2 3-1 ret.', 2, 'Victoria de Doble Pared ante Los Smash por abandono: 2 a 6 y 1 a 3.'],
  ['No se jugó', null, 'Los Smash contra Doble Pared: no se jugó.'],
  ['doble wo', 1, 'Los Smash contra Doble Pared: W.O. doble, no se presentó ninguna.'],
  ['6-4 3-6', null, 'Los Smash contra Doble Pared: 6 a 4 y 3 a 6.'],
  [
    '6-4 3-6 2-2 tiempo',
    2,
    'Victoria de Doble Pared ante Los Smash por tiempo: 4 a 6, 6 a 3 y 2 a 2.',
  ],
  // What the sets say prevails.
  ['6-4, 6-3', 2, 'Victoria de Los Smash ante Doble Pared por 6 a 4 y 6 a 3.'],
] as const)('a result in words: %s, won by %s', (score, winner, sentence) => {
  expect(describeResult(resultWith({ score, winner }), league)).toBe(`${sentence} ${when}.`);
});

test('what is a draw by the season of its day is told as one, whoever was said to have won', () => {
  const { seasons } = leagueWithDraws;
  const sentenceOf = (score: string) =>
    describeResult(resultWith({ score, winner: 2 }), { ...league, seasons }).replace(
      ` ${when}.`,
      '',
    );
  expect(sentenceOf('6-4 3-6')).toBe('Empate entre Los Smash y Doble Pared: 6 a 4 y 3 a 6.');
  expect(sentenceOf('6-4 4-6 3-3 tiempo')).toBe(
    'Empate por tiempo entre Los Smash y Doble Pared: 6 a 4, 4 a 6 y 3 a 3.',
  );
  expect(sentenceOf('6-4 4-6 2-3 tiempo')).toMatch(/^Victoria de Doble Pared/u);
  expect(sentenceOf('6-4')).toBe('Los Smash contra Doble Pared: 6 a 4.');
  expect(describeScore(resultWith({ score: '3-3 tiempo', winner: 2 }), leagueWithDraws)).toBe(
    '3-3 tiempo',
  );
});

test('a score in a sentence says who won where it does not say so itself', () => {
  const described = (score: string) => describeScore(resultWith({ score, winner: 2 }), league);
  expect(described('W.O.')).toBe('W.O., ganó Doble Pared');
  expect(described('6-4, 6-3')).toBe('6-4, 6-3');
});

test('an upcoming match in words: who, when and where', () => {
  const match = {
    ...resultWith(),
    time: '20:30:00',
    location: 'Club Centro',
    changedAt: null,
    postponedAt: null,
  };
  expect(describeUpcomingMatch(match, league)).toBe(
    `Los Smash contra Doble Pared. ${when} a las 20:30, Club Centro.`,
  );
});
