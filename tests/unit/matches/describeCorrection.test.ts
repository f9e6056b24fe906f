import { expect, test } from 'vitest';
import { describeFirst } from '../../../src/matches/describeCorrection.ts';
import type { Result } from '../../../src/padel/result.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const now = resultWith({
  pair1Id: 'p',
  pair2Id: 'q',
  createdAt: '2026-11-14T22:00:00+00:00',
  correctedAt: '2026-11-14T23:00:00+00:00',
});

test.each<[string, Partial<Result>, string]>([
  ['the score', { score: '6-4, 3-6, 8-10' }, 'Antes: 6-4, 3-6, 8-10'],
  [
    'the day and the category',
    { date: '2026-11-13', category: 'Sexta Libre' },
    'Antes: 13 nov · Sexta Libre',
  ],
  ['a pair', { team1: 'La Víbora', pair1Id: 'r' }, 'Antes: La Víbora – Doble Pared'],
  ['who won', { score: 'W.O.', winner: 2 }, 'Antes: W.O. · ganó Doble Pared'],
  // A renamed pair is the same pair.
  ['nothing that is described', { team1: 'Los Esmash' }, 'El resultado anterior era el mismo.'],
])('a correction of %s', (_, first, sentence) => {
  expect(describeFirst({ ...now, ...first }, now, demoSettings)).toBe(sentence);
});

test('where the first version is not kept any more, the note says so', () => {
  expect(describeFirst(null, now, demoSettings)).toBe('El resultado anterior no se conserva.');
});
