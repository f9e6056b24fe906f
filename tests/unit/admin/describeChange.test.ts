import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../../src/matches/history.ts';
import { describeChange, groupChanges } from '../../../src/admin/describeChange.ts';
import type { Pair } from '../../../src/padel/pair.ts';
import type { Result } from '../../../src/padel/result.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import { pair } from '../../../stories/fixtures/pairs.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const result = resultWith({ location: 'Club Centro' });
const row = 'Los Smash – Doble Pared: 6-4, 6-3 · Sexta Damas, sábado 14 de noviembre de 2026';

let ids = 100;
const shared = (change: string) => ({
  id: (ids -= 1),
  change,
  at: '2026-11-14T23:00:00+00:00',
  actor: null,
  rowId: 'm',
  isUndone: false,
});
const ofResult = (change: string, before: Result | null, after: Result | null): HistoryEntry => ({
  ...shared(change),
  table: 'results',
  before,
  after,
});
const ofPair = (change: string, before: Pair | null, after: Pair | null): HistoryEntry => ({
  ...shared(change),
  table: 'pairs',
  before,
  after,
});

function describeAll(...changes: HistoryEntry[]) {
  return groupChanges(changes).map((group) => describeChange(group, demoSettings));
}

test('a row is added, corrected or deleted', () => {
  const corrected = { ...result, score: '6-4, 7-5', location: null };
  expect(
    describeAll(
      ofResult('3', corrected, null),
      ofResult('2', result, corrected),
      ofResult('1', null, result),
    ),
  ).toEqual([
    { title: 'Resultado eliminado', lines: [row.replace('6-3', '7-5')] },
    {
      title: 'Resultado corregido',
      lines: [
        row.replace('6-3', '7-5'),
        'Resultado: 6-4, 6-3 → 6-4, 7-5',
        'Lugar: Club Centro → –',
      ],
    },
    { title: 'Resultado agregado', lines: [row] },
  ]);
});

test('a match that became its result is one change, without the pairs that came with it', () => {
  const end = { ...shared('1'), table: 'upcoming_matches', before: tonight, after: null } as const;
  expect(describeAll(end, ofResult('1', null, result), ofPair('1', null, pair))).toEqual([
    { title: 'Resultado cargado', lines: [row] },
  ]);
});

test('a night that was pasted is counted', () => {
  const night = Array.from({ length: 12 }, (_, index) =>
    ofResult('1', null, { ...result, team1: `Pareja ${index}` }),
  );
  const [night12] = describeAll(...night);
  expect(night12?.title).toBe('12 resultados agregados');
  expect(night12?.lines).toHaveLength(5);
  expect(night12?.lines.at(-1)).toBe('y 8 más');
});

test('a pair that is renamed or merged tells how many matches follow', () => {
  const moved = ofResult('1', { ...result, team1: 'Los Esmash' }, result);
  expect(describeAll(moved, ofPair('1', { ...pair, name: 'Los Esmash' }, pair))).toEqual([
    { title: 'Pareja renombrada en 1 partido', lines: ['Nombre: Los Esmash → Los Smash'] },
  ]);
  expect(describeAll(ofPair('1', { ...pair, name: 'Los Esmash' }, null), moved, moved)).toEqual([
    { title: 'Parejas unidas en 2 partidos', lines: ['Los Esmash · Sexta Damas'] },
  ]);
  // The two have met: that match went with the merge, and comes back with its undo.
  const met = { ...result, team2: 'Los Esmash' };
  const title = (verb: string) => `Parejas ${verb} en 1 partido`;
  const ofMerge = describeAll(
    ofPair('1', { ...pair, name: 'Los Esmash' }, null),
    moved,
    ofResult('1', met, null),
  );
  const ofUndo = describeAll(
    ofPair('1', null, { ...pair, name: 'Los Esmash' }),
    ofResult('1', result, { ...result, team1: 'Los Esmash' }),
    ofResult('1', null, met),
  );
  expect(ofMerge.map(({ title: text }) => text)).toEqual([title('unidas')]);
  expect(ofUndo.map(({ title: text }) => text)).toEqual([title('separadas')]);
  expect(ofMerge[0]?.lines[1]).toContain('Los Esmash');
});
