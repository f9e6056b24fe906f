import { expect, test } from 'vitest';
import { describeEffect } from '../../../src/standings/ResultEffect.tsx';
import { playedState } from '../../../src/standings/seasonState.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { seasonAt } from '../../../src/league/seasonLists.ts';

const category = 'Sexta Libre';
const demoSeason = { ...seasonAt('2026-11-14', demoSettings), adjustments: [] };
const first = resultWith({ id: 'first', category, team1: 'Uno', team2: 'Dos', score: '6-4, 6-4' });
const second = resultWith({
  id: 'second',
  category,
  team1: 'Dos',
  team2: 'Uno',
  score: '6-0, 6-0',
});

test('a result says what it did to the places of its two pairs', () => {
  const state = playedState([second, first], []);
  expect(describeEffect(second, demoSeason, state)).toBe(
    'Dos 1.ª con 3 pts, sube 1 · Uno 2.ª con 3 pts, baja 1',
  );
});

test.each([
  ['that was not played', { ...first, score: 'No se jugó' }],
  ['whose season has not been read', null],
])('a result %s did nothing that is known', (_name, result) => {
  const state = result === null ? ({ kind: 'loading' } as const) : playedState([result], []);
  expect(describeEffect(result ?? first, demoSeason, state)).toBe('');
});
