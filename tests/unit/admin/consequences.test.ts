import { expect, test } from 'vitest';
import {
  mergeConsequences,
  renameConsequences,
  undoConsequences,
} from '../../../src/admin/consequences.ts';
import { groupChanges } from '../../../src/admin/describeChange.ts';
import { changes } from '../../../stories/fixtures/changes.ts';
import { pair, pairMatches, pairResults } from '../../../stories/fixtures/pairs.ts';

const rows = { results: pairResults, matches: pairMatches };
const none = { results: [], matches: [] };
const one = { results: pairResults.slice(1, 2), matches: [] };
const esmash = { id: 'esmash', name: 'Los Esmash', players: null };

test('a merge says how much passes to the other pair, and what is lost with it', () => {
  expect(mergeConsequences(pair, esmash, rows)).toEqual([
    '3 resultados y 2 partidos de «Los Smash» pasan a «Los Esmash».',
    '«Los Smash» deja de estar en la lista y queda como otro nombre de «Los Esmash».',
    'Los jugadores anotados en «Los Smash» se pierden: Carla Díaz y Ana Peralta.',
  ]);
  expect(mergeConsequences(pair, pair, one)[0]).toBe(
    '1 resultado de «Los Smash» pasa a «Los Smash».',
  );
  expect(mergeConsequences(esmash, pair, none)[0]).toBe(
    '«Los Esmash» no tiene resultados ni partidos.',
  );
  expect(mergeConsequences(esmash, pair, null)[0]).toBe(
    'Los resultados y partidos de «Los Esmash» pasan a «Los Smash».',
  );
});

test('of two that played each other the matches are named that go', () => {
  const vibora = { id: 'la-vibora', name: 'La Víbora', players: pair.players };
  expect(mergeConsequences(pair, vibora, rows)).toEqual([
    '2 resultados y 1 partido de «Los Smash» pasan a «La Víbora».',
    '«Los Smash» deja de estar en la lista y queda como otro nombre de «La Víbora».',
    'Jugaron entre sí, y una pareja no juega contra sí misma: esos 2 partidos se borran. ¿Seguro que es la misma?',
    'Se borra el resultado del sábado 7 de noviembre de 2026: 6-4, 3-6, 10-8.',
    'Se borra el partido anunciado para el sábado 14 de noviembre de 2026, 22:00.',
  ]);
});

test('a new name says in how much it is written; of a pair without matches nothing follows', () => {
  expect(renameConsequences(pair, 'Las Smash', rows)).toEqual([
    '3 resultados y 2 partidos de «Los Smash» pasan a decir «Las Smash».',
    'El nombre «Los Smash» sigue llevando a esta pareja.',
  ]);
  // A search finds the pair by either spelling, so no old name is kept.
  expect(renameConsequences(pair, 'Los SMASH', one)).toEqual([
    '1 resultado de «Los Smash» pasa a decir «Los SMASH».',
  ]);
  expect(renameConsequences(pair, 'Las Smash', none)).toEqual([]);
});

test('an undo says what becomes of the rows', () => {
  expect(groupChanges(changes).map(undoConsequences)).toEqual([
    ['1 resultado queda como estaba.'],
    ['1 resultado se quita.', '1 partido vuelve a estar anunciado.'],
    ['1 resultado vuelve.'],
    ['1 resultado queda como estaba.', '«Los Smash» vuelve a llamarse «Los Esmash».'],
    ['«Los Smash» se quita, si no tiene otros partidos.'],
  ]);
});
