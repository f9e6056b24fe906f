import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { leadersOf } from '../../../src/standings/leaders.ts';
import { standings } from '../../../src/standings/standings.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import type { Result } from '../../../src/padel/result.ts';
import type { SeasonSettings } from '../../../src/league/season.ts';
import { wholeSeason } from '../../../stories/fixtures/season.ts';

const { categories } = demoSettings;

test('pairs that nothing separates lead together', () => {
  const category = 'Sexta Libre';
  const played = [
    ['Uno', 'Dos'],
    ['Tres', 'Cuatro'],
  ].map(([team1 = '', team2 = ''], index) =>
    resultWith({ id: String(index), category, team1, team2, score: '6-4, 6-4' }),
  );
  const leaders = leadersOf(played, wholeSeason, categories).find(
    (each) => each.category.name === category,
  );
  expect(leaders).toMatchObject({ names: ['Tres', 'Uno'], points: 2, lead: 0 });
  const third = resultWith({
    id: 'third',
    category,
    team1: 'Uno',
    team2: 'Tres',
    score: '6-4, 6-4',
  });
  const alone = leadersOf([...played, third], wholeSeason, categories);
  expect(alone.find((each) => each.category.name === category)).toMatchObject({
    names: ['Uno'],
    lead: 1,
  });
});

test('a pair without points gets no place before those that have not played', () => {
  const walkover = resultWith({
    id: 'walkover',
    team1: 'Los Mellis',
    team2: 'Los Titanes',
    score: 'W.O.',
    winner: 1,
    category: 'Sexta Libre',
  });
  const pairs = ['Los Mellis', 'Los Titanes', 'Pala y Fernet', 'El Último Globo'];
  const table = standings([walkover], pairs, defaultRule);
  expect(table.find(({ name }) => name === 'Los Titanes')?.position).toBe(4);
  const leaders = leadersOf([walkover], wholeSeason, categories).find(
    ({ rows }) => rows.length > 0,
  );
  expect(leaders?.rows.map(({ name, position }) => [position, name])).toEqual([[1, 'Los Mellis']]);
});

test('a category that does not play in the season is left out, unless it has a result', () => {
  const playing = { 'Sexta Libre': { legs: null, qualified: 0, relegated: 0 } };
  const played = [resultWith({ category: 'Quinta Libre' })];
  const names = (results: readonly Result[], of: SeasonSettings['categories']) =>
    leadersOf(results, { ...wholeSeason, categories: of }, categories).map(
      ({ category }) => category.name,
    );
  expect(names(played, playing)).toEqual(['Sexta Libre', 'Quinta Libre']);
  expect(names([], playing)).toEqual(['Sexta Libre']);
  expect(names([], {})).toHaveLength(7);
});
