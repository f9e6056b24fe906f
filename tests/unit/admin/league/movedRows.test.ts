import { expect, test } from 'vitest';
import { movedRows, seasonsWith } from '../../../../src/admin/league/movedRows.ts';

const apertura = { id: 'a', name: 'Apertura', slug: 'apertura', firstDay: '2026-02-01' };
const clausura = { id: 'c', name: 'Clausura', slug: 'clausura', firstDay: '2026-08-01' };
const seasons = [apertura, clausura];
const rows = [
  { date: '2026-01-20' },
  { date: '2026-07-30' },
  { date: '2026-08-01' },
  { date: '2026-08-05' },
  { date: '2026-08-02', seasonId: 'c' },
  { date: '2026-08-02', stage: 'AM' },
];

test.each([
  ['later', { ...clausura, firstDay: '2026-08-03' }, ['Clausura → Apertura: 2026-08-01']],
  ['earlier', { ...clausura, firstDay: '2026-07-30' }, ['Apertura → Clausura: 2026-07-30']],
  ['before the first', { ...apertura, firstDay: '2026-01-01' }, [' → Apertura: 2026-01-20']],
  ['as it is', clausura, []],
  [
    'of a new one',
    { id: '', name: 'Invierno', slug: '', firstDay: '2026-07-01' },
    ['Apertura → Invierno: 2026-07-30'],
  ],
])('rows that a first day moves: %s', (_, season, expected) => {
  const moves = movedRows(rows, seasons, seasonsWith(season, seasons));
  expect(
    moves.map(
      ({ from, to, rows: moved }) => `${from} → ${to}: ${moved.map(({ date }) => date).join()}`,
    ),
  ).toEqual(expected);
});
