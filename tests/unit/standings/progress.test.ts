import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { progressOf } from '../../../src/standings/progress.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import { seasonAt } from '../../../src/league/seasonLists.ts';

const { categories } = demoSettings;
const category = 'Sexta Libre';
const demoSeason = { ...seasonAt('2026-11-14', demoSettings), adjustments: [] };

test('what a category has played counts neither what was not played nor what is announced', () => {
  const results = [
    resultWith({ id: 'played', category, team1: 'Uno', team2: 'Dos', score: '6-4, 6-4' }),
    resultWith({ id: 'unplayed', category, team1: 'Uno', team2: 'Tres', score: 'No se jugó' }),
  ];
  const announced = [{ ...tonight, category, team1: 'Dos', team2: 'Tres' }];
  const season = {
    ...demoSeason,
    categories: { [category]: { legs: null, qualified: 0, relegated: 0 } },
  };
  expect(progressOf({ results, pairs: [], announced }, season, categories)).toMatchObject([
    { category: { name: category }, played: 1, all: 2 },
  ]);
});
