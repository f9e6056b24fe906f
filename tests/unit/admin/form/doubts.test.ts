import { describe, expect, it, test } from 'vitest';
import { countScore } from '../../../../src/matches/countResult.ts';
import { defaultRule } from '../../../../src/league/defaultRule.ts';
import { knownPairs } from '../../../../src/pairs/knownPairs.ts';
import { dayDoubt, nameDoubt, scoreDoubt } from '../../../../src/admin/form/doubts.ts';

const teams = { 1: 'A', 2: 'B' };

describe('a score that will not count', () => {
  it.each([
    '6-4',
    '6-4 4-6',
    '6-4 3-2',
    '6-6 6-3',
    '6-4 5-4',
    'W.O.',
    'no se presentaron',
    '6-4 2-1 ret.',
    '😀',
    '<b>6-4</b>',
    'suspendido por lluvia',
  ])('%s is asked, with two endings that would count', (score) => {
    const doubt = scoreDoubt({ score, winner: null }, teams);
    if (doubt?.kind !== 'score') throw new Error('It is not asked.');
    expect(doubt.endings.map(({ winner }) => winner)).toEqual([1, 2]);
    for (const { score, winner } of doubt.endings) {
      expect(countScore({ score, winner }, defaultRule)).toMatchObject({
        outcomes: winner === 1 ? ['won', 'lost'] : ['lost', 'won'],
      });
    }
  });

  it.each(['6-4 6-3', '6-4 3-6 10-8', '7-6(5) 6-4', '4-2 4-1'])('%s counts', (score) => {
    expect(scoreDoubt({ score, winner: null }, teams)).toBeNull();
  });

  it.each(['8-6 6-3', '14/11', '7-4 6-3'])('%s is refused by its field', (score) => {
    expect(scoreDoubt({ score, winner: null }, teams)).toBeNull();
  });

  it('is said to be won by somebody', () => {
    expect(scoreDoubt({ score: 'W.O.', winner: 2 }, teams)).toBeNull();
    expect(scoreDoubt({ score: '6-4 2-1 ret.', winner: 1 }, teams)).toBeNull();
  });
});

describe('a name', () => {
  const names = ['Los Mellis', 'Pala y Fernet', 'La Víbora', 'Los Ñandúes'];
  const pairs = knownPairs([
    ...names.map((name) => ({ id: name, name, category: 'Sexta Libre', players: null })),
    { id: 'x', name: 'Tiro Libre', category: 'Quinta Libre', players: null },
    { id: 'y', name: 'Volea', category: 'Sexta Libre', players: 'Ana Pérez / Luz Gómez' },
  ]);
  it.each([
    // A word more, a word less.
    ['Los Mellis x', 'Los Mellis'],
    ['Los Mellis FC', 'Los Mellis'],
    ['Los Mellis 2', 'Los Mellis'],
    ['Los Mellis Sexta', 'Los Mellis'],
    ['Mellis', 'Los Mellis'],
    ['Equipo Mellis', 'Los Mellis'],
    ['Víbora', 'La Víbora'],
    ['La Víbora Team', 'La Víbora'],
    ['Ñandúes', 'Los Ñandúes'],
    ['Fernet', 'Pala y Fernet'],
    // A slip.
    ['Los Melis', 'Los Mellis'],
    ['Los Mellsi', 'Los Mellis'],
    ['Los Meliss', 'Los Mellis'],
    ['LosMellis', 'Los Mellis'],
    ['Las Mellis', 'Los Mellis'],
    ['La Bíbora', 'La Víbora'],
    ['La Vibra', 'La Víbora'],
    ['Los Nandues', 'Los Ñandúes'],
    ['Los Ñanduces', 'Los Ñandúes'],
    ['Pala y Ferner', 'Pala y Fernet'],
    // Another order, another joining word.
    ['Pala & Fernet', 'Pala y Fernet'],
    ['Pala / Fernet', 'Pala y Fernet'],
    ['Pala-Fernet', 'Pala y Fernet'],
    ['Fernet y Pala', 'Pala y Fernet'],
    // Its players.
    ['Pérez - Gómez', 'Volea'],
    ['Gómez / Pérez', 'Volea'],
    ['Ana Pérez y Luz Gómez', 'Volea'],
    ['Luz y Ana', 'Volea'],
  ])('%s is nearly %s', (name, near) => {
    const doubt = nameDoubt(name, 'Sexta Libre', pairs);
    expect(doubt).toMatchObject({ kind: 'name', name });
    expect(doubt?.kind === 'name' && doubt.near).toContain(near);
  });

  it.each([
    // Known, in any case, with any accents and spaces, in other signs.
    'Los Mellis',
    'los  mellis',
    ' LOS MELLIS ',
    'LA VIBORA',
    'La Vibora',
    'Los Ñandúes',
    'PALA Y FERNET',
    'Los Mellis.',
    // New, and of nobody.
    'Tiro Libre',
    'Smash Bros',
    'Doble Falta',
    'Los Tigres',
    'Ola',
    // None.
    '',
    ' ',
  ])('%s asks nothing', (name) => expect(nameDoubt(name, 'Sexta Libre', pairs)).toBeNull());
});

test('a day is asked before the first season, and from a year ahead on', () => {
  const seasons = [{ firstDay: '2026-08-01' }, { firstDay: '2025-03-01' }];
  const asked = (date: string) => dayDoubt(date, '2026-11-24', seasons) !== null;
  expect(['2000-11-14', '2025-02-28', '2027-11-25', '2062-11-14'].every(asked)).toBe(true);
  expect(['2025-03-01', '2026-11-24', '2027-11-24', ''].some(asked)).toBe(false);
  expect(dayDoubt('2000-11-14', '2026-11-24', [])).toBeNull();
});
