import { expect, it } from 'vitest';
import { matchChanges } from '../../../src/paste/matchChanges.ts';
import { matchCode } from '../../../src/paste/matchCode.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';

const today = '2026-11-26';
const first = {
  ...tonight,
  id: 'first',
  team1: 'Los Smash',
  team2: 'La Víbora',
  date: today,
  time: '20:30',
};
const second = { ...first, id: 'second', team1: 'Doble Pared', team2: 'Por Tres', time: '22:00' };
const later = { ...first, id: 'later', team2: 'Doble Pared', date: '2026-12-03' };
const matches = [first, second, later];
const putOff = [first, second].map((match) => ({
  ...match,
  postponedAt: '2026-11-26T20:00:00+00:00',
}));
const read = (text: string, announced: readonly (typeof tonight)[] = matches) =>
  matchChanges(text, { matches: announced, authors: { Ana: 'Los Smash' }, today }).map(
    ({ match, moment }) =>
      `${match.id}: ${moment === null ? 'put off' : `${moment.date} ${moment.time}`}`,
  );

it.each([
  ['Los Smash y La Víbora: se suspendió por lluvia', ['first: put off']],
  ['se suspendió por lluvia', ['first: put off', 'second: put off']],
  ['Se SUSPENDE todo por la tormenta', ['first: put off', 'second: put off']],
  [`${matchCode('later')} postergado`, ['later: put off']],
  ['Doble pared contra por tres quedó reprogramado', ['second: put off']],
  ['la vibora - los smash pasamos al martes 21 h', ['first: 2026-12-01 21:00']],
  ['Los Smash vs La Víbora: pasa para mañana', ['first: 2026-11-27 20:30']],
  ['Por Tres y Doble Pared jugamos el jueves a las 21', ['second: 2026-12-03 21:00']],
  ['Por Tres: del jueves pasamos al sábado 10:30', ['second: 2026-11-28 10:30']],
  ['Por Tres lo corremos al 2/12 22hs', ['second: 2026-12-02 22:00']],
  ['los samsh y doble pared pasamos al martes 21 h', ['later: 2026-12-01 21:00']],
  ['Por Tres cambiamos a las 23 h', ['second: 2026-11-26 23:00']],
  ['26/11/2026, 20:31 - Ana: nos llovió, se suspendió', ['first: put off']],
  ['26/11/2026, 20:31 - Ana: pasamos al 1 de diciembre 21:30', ['first: 2026-12-01 21:30']],
  ['Los Smash - La Víbora suspendido\n\nLos Smash - La Víbora 6-4 6-3', ['first: put off']],
])('%s', (text, changes) => {
  expect(read(text)).toEqual(changes);
});

it.each([
  'si llueve se suspende',
  '¿se suspende lo de Los Smash?',
  'no se suspende, jugamos igual',
  'Los Smash ganaron 6-4 6-3 a La Víbora',
  'pasamos por el club',
  'capaz pasamos al martes 21 h',
  'Los Smash y La Víbora pasamos al 26/11 20:30',
])('says nothing of a match: %s', (text) => {
  expect(read(text)).toEqual([]);
});

it('has only what is not so already, and the last word on each match', () => {
  expect(read('se suspendió por lluvia', [...putOff, later])).toEqual([]);
  expect(read('La Víbora y Los Smash pasamos al 26/11 20:30', putOff)).toEqual([
    'first: 2026-11-26 20:30',
  ]);
  expect(
    read(
      '26/11/2026, 20:31 - Ana: se suspendió por lluvia\n26/11/2026, 21:02 - Ana: pasamos al martes 21 h',
    ),
  ).toEqual(['first: 2026-12-01 21:00']);
});
