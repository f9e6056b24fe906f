import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { leadersOf } from '../../../src/standings/leaders.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

test('pairs that nothing separates lead together', () => {
  const category = 'Sexta Libre';
  const played = [
    ['Uno', 'Dos'],
    ['Tres', 'Cuatro'],
  ].map(([team1 = '', team2 = ''], index) =>
    resultWith({ id: String(index), category, team1, team2, score: '6-4, 6-4' }),
  );
  const leaders = leadersOf(played, defaultRule).find((each) => each.category.name === category);
  expect(leaders?.names).toEqual(['Tres', 'Uno']);
});
