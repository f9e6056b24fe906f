import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { readTvChoice, tvPages } from '../../../src/tv/tvPages.ts';
import { matches, pending } from '../../../stories/fixtures/matches.ts';
import { results, superTieBreak } from '../../../stories/fixtures/results.ts';

const season = {
  name: 'Clausura',
  slug: 'clausura',
  firstDay: '2026-08-01',
  rule: defaultRule,
  lastDay: null,
  ruleChangedOn: null,
  adjustments: [],
  categories: {},
};
const { categories } = demoSettings;
const data = { results, matches, pairs: [] };
const options = { categories, season, hasSponsors: true, today: '2026-11-14' };

test('the screen turns today’s results, matches, tables of what was played, and sponsors', () => {
  const pages = tvPages(data, options);
  expect(pages.map(({ kind }) => kind).join(' ')).toMatch(/^results matches (table )+sponsors$/u);
  const [first] = pages;
  expect(first?.kind === 'results' && first.isToday && first.items.length).toBe(5);
});

test('matches that wait for their result have a page after those to come', () => {
  const pages = tvPages({ ...data, pending: [pending] }, options);
  expect(pages.slice(1, 3)).toMatchObject([
    { kind: 'matches', isPending: false },
    { kind: 'matches', isPending: true, items: [pending] },
  ]);
});

test('on a day without results the television shows the latest', () => {
  const [first] = tvPages(data, { ...options, today: '2026-11-15' });
  expect(first?.kind === 'results' && !first.isToday && first.items.length).toBe(6);
});

test('many results turn in pages, each once', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...superTieBreak, id: `${index}` }));
  const pages = tvPages({ ...data, results: many }, options);
  const shown = pages.flatMap((page) => (page.kind === 'results' ? page.items : []));
  expect(shown.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
});

test('a league without rows has its sponsors, or no page', () => {
  const nothing = { results: [], matches: [], pairs: [] };
  expect(tvPages(nothing, options)).toEqual([{ kind: 'sponsors' }]);
  expect(tvPages(nothing, { ...options, hasSponsors: false })).toEqual([]);
});

test('the address chooses; what it says wrongly is as usual, and is named', () => {
  const read = (categorias: string | null, segundos: string | null) =>
    readTvChoice({ categorias, segundos }, categories);
  expect(read(null, null)).toEqual({ categories, seconds: 12, unknown: [] });
  expect(read('sexta-damas', '20').categories.map(({ name }) => name)).toEqual(['Sexta Damas']);
  expect(read('Quinta-Libre, SEXTA-DAMAS', null)).toMatchObject({
    categories: [{ name: 'Sexta Damas' }, { name: 'Quinta Libre' }],
    unknown: [],
  });
  expect(read('novena', '0')).toEqual({
    categories,
    seconds: 12,
    unknown: ['novena', '0 segundos'],
  });
});
