import { expect, it } from 'vitest';
import { clashOf, describeClash } from '../../../../src/admin/form/clashes.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';

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
  const clash = clashOf(slot, [again]);
  expect(clash).toMatchObject({ kind: 'pair', name: 'B' });
  expect(clash && describeClash(clash, demoSettings)).toBe(
    '«B» ya juega a esa hora: C –  b (Sexta Libre, 20:30).',
  );
});
