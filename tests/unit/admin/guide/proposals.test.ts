import { expect, test } from 'vitest';
import {
  newCategories,
  noCategories,
  othersProblem,
  withSets,
} from '../../../../src/admin/guide/categorySets.ts';
import { siteAddressHere } from '../../../../src/admin/guide/siteAddressHere.ts';
import { usualSeason } from '../../../../src/admin/guide/usualSeason.ts';

test('a set brings its usual categories, and takes away what was chosen of it', () => {
  const women = withSets(noCategories, ['Damas']);
  expect(women.titles).toEqual(['Octava Damas', 'Séptima Damas', 'Sexta Damas', 'Quinta Damas']);
  const both = withSets({ ...women, titles: ['Primera Damas'] }, ['Damas', 'Mixto']);
  expect(both.titles).toEqual(['Primera Damas', 'Mixto']);
  expect(withSets(both, ['Mixto']).titles).toEqual(['Mixto']);
});

test('categories have names, short names and addresses; what the league has or had is left out', () => {
  const existing = [
    { name: 'Sexta Damas', title: 'Sexta', slug: 'sexta', oldSlugs: ['sexta-damas'] },
    { name: 'B', title: 'B', slug: 'mixto' },
  ];
  const choice = {
    ...withSets(noCategories, ['Damas', 'Mixto']),
    others: '+35 Damas\n\nquinta damas',
  };
  expect(
    newCategories(choice, existing).map(({ name, title, shortName, slug, position }) =>
      [position, name === title, title, shortName, slug].join(' '),
    ),
  ).toEqual([
    '3 true Octava Damas 8.ª D octava-damas',
    '4 true Séptima Damas 7.ª D septima-damas',
    '5 true Quinta Damas 5.ª D quinta-damas',
    '6 true +35 Damas +35 Damas mas-35-damas',
  ]);
  expect(othersProblem('Principiantes\n¡!')).toContain('«¡!»');
  expect(othersProblem(choice.others)).toBeNull();
});

test('the season of a day begins with its half of the year', () => {
  expect(usualSeason('2026-06-30')).toEqual({
    name: 'Apertura 2026',
    slug: 'apertura-2026',
    startsOn: '2026-01-01',
  });
  expect(usualSeason('2026-11-26')).toMatchObject({
    name: 'Clausura 2026',
    startsOn: '2026-07-01',
  });
});

test.each([
  ['https://liga.example/admin', 'https://liga.example'],
  ['http://localhost:3000/admin', ''],
  ['http://liga.example/', ''],
  ['https://192.168.0.10:3000/', ''],
  ['https://notebook.local/', ''],
])('a site that is open at %s is published at «%s»', (open, address) => {
  expect(siteAddressHere(new URL(open))).toBe(address);
});
