import { describe, expect, it } from 'vitest';
import {
  dateProblem,
  limits,
  nameProblem,
  onePairProblem,
  requiredMessage,
  readWhole,
  textProblem,
} from '../../../src/padel/fieldRules.ts';

describe('a line of text', () => {
  it.each(['', '\u00a0 \ufeff\t', '\u200b\u200d', '\u202e'])(
    'is missing if there is nothing to be seen in it: %j',
    (text) => {
      expect(textProblem(text, limits.team)).toBe(requiredMessage);
    },
  );

  it.each(['\u202eLos Smash', 'Los \u2067Smash', 'Los Smash\u202c'])(
    'turns nothing that stands after it: %j',
    (text) => {
      expect(textProblem(text, limits.team)).toMatch(/^Hay un signo invisible/u);
    },
  );

  it('may be written from right to left', () => {
    expect(textProblem('نادي البادل', limits.team)).toBeNull();
  });

  it('is as long as the limit at most, in characters as people count them, without the spaces around', () => {
    expect(textProblem(`  ${'ñ'.repeat(80)}  `, 80)).toBeNull();
    expect(textProblem('🎾'.repeat(80), 80)).toBeNull();
    expect(textProblem('ñ'.repeat(81), 80)).toBe('Como máximo 80 caracteres: sobra 1.');
    expect(textProblem('6'.repeat(1000), limits.score)).toBe(
      'Como máximo 60 caracteres: sobran 940.',
    );
    expect(textProblem('a'.repeat(121), limits.location)).not.toBeNull();
  });
});

it.each([
  ['2026-11-14', null],
  ['2024-02-29', null],
  ['2000-01-01', null],
  ['2100-12-31', null],
  ['', requiredMessage],
  ['2026-02-30', 'Esa fecha no existe.'],
  ['1999-12-31', 'La fecha tiene que estar entre 2000 y 2100.'],
  ['2101-01-01', 'La fecha tiene que estar entre 2000 y 2100.'],
  ['31/12/2026', 'La fecha tiene que estar entre 2000 y 2100.'],
])('what is wrong with the date %j', (date, message) => {
  expect(dateProblem(date)).toBe(message);
});

it('refuses a pair against itself, in whatever signs, and nothing that is not typed yet', () => {
  const problem = 'Es la misma pareja: una pareja no juega contra sí misma.';
  expect(onePairProblem('Los Smash', 'La Víbora')).toBeNull();
  expect(onePairProblem('', ' ')).toBeNull();
  expect(onePairProblem('Los Smash', ' los smásh')).toBe(problem);
  expect(onePairProblem('C++', 'c#')).toBe(problem);
  expect(onePairProblem('🎾', '🔥')).toBeNull();
});

it.each(['🎾🔥', '...', '¡!', '🇦🇷'])(
  'refuses the new name %s, which has no letter or digit',
  (name) => {
    expect(nameProblem(name)).toBe('El nombre necesita una letra o un número.');
  },
);

it.each(['Los 7', '東京', 'ЖУК', '½', 'A'])('takes the new name %s', (name) => {
  expect(nameProblem(name)).toBeNull();
});

it.each([
  ['7', 7],
  [' 7 ', 7],
  ['+5', 5],
  ['007', 7],
  ['-3', -3],
  ['−3', -3],
  ['1e1', null],
  ['7,5', null],
  ['7.5', null],
  ['1.000', null],
  ['7 días', null],
  ['0x10', null],
  ['siete', null],
  ['', null],
])('%j is the whole number %j', (typed, number) => expect(readWhole(typed)).toBe(number));
