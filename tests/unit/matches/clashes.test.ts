import { expect, it } from 'vitest';
import { clashOf } from '../../../src/matches/clashes.ts';

const slot = {
  team1: 'A',
  team2: 'B',
  category: 'Sexta Libre',
  date: '2026-11-26',
  time: '20:00',
  location: 'Cancha 1',
};
const other = { ...slot, team1: 'C', team2: 'D', category: 'Quinta Libre' };

it.each([
  ['the same court and hour', {}],
  ['a court in other letters', { location: ' CANCHA  1' }],
  ['a court with other signs', { location: 'Cancha #01.' }],
  ['a court with the word for number', { location: 'cancha N.º 1' }],
  ['less than ninety minutes before', { time: '18:31' }],
  ['less than ninety minutes after', { time: '21:29' }],
])('clashes: %s', (_, changes) => {
  expect(clashOf(slot, [{ ...other, ...changes }])).toMatchObject({ kind: 'court' });
});

it.each([
  ['00:00 of the next date', '2026-11-26 23:30', '2026-11-27 00:00', true],
  ['New Year’s night', '2026-12-31 23:00', '2027-01-01 00:29', true],
  ['ninety minutes later, after midnight', '2026-11-26 23:00', '2026-11-27 00:30', false],
  ['a day later', '2026-11-26 23:30', '2026-11-27 23:30', false],
])('a court that is taken before midnight and after it: %s', (_, one, two, expected) => {
  const [evening = slot, night = slot] = [one, two].map((moment) => {
    const [date = '', time = ''] = moment.split(' ');
    return { ...slot, date, time };
  });
  const clashes = [
    clashOf(evening, [{ ...other, date: night.date, time: night.time }]),
    clashOf(night, [{ ...other, date: evening.date, time: evening.time }]),
  ];
  expect(clashes.map((clash) => clash !== null)).toEqual([expected, expected]);
});

it.each([
  ['exactly ninety minutes before', { time: '18:30' }],
  ['exactly ninety minutes after', { time: '21:30' }],
  ['another court', { location: 'Cancha 2' }],
  ['another day', { date: '2026-11-27' }],
  ['an hour that is missing', { time: '' }],
  ['a pair of the same name in another category', { team1: 'A', location: 'Cancha 2' }],
])('does not clash: %s', (_, changes) => {
  expect(clashOf(slot, [{ ...other, ...changes }])).toBeNull();
});

it.each(['Pista 3', 'Court Central', 'Club Norte 2', "O'Higgins, cancha azul"])(
  '%s names a court',
  (location) => expect(clashOf({ ...slot, location }, [{ ...other, location }])).not.toBeNull(),
);

it.each(['Club Norte', 'Pádel Center', 'a confirmar', 'El Canchón'])(
  '%s names none, and clashes with nothing',
  (location) => expect(clashOf({ ...slot, location }, [{ ...other, location }])).toBeNull(),
);

it('a pair plays once at an hour, wherever', () => {
  const again = { ...slot, team1: 'C', team2: ' b', location: 'Club Norte', time: '20:30' };
  expect(clashOf(slot, [again])).toMatchObject({ kind: 'pair', name: 'B' });
});
