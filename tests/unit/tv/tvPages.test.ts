import { expect, test } from 'vitest';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { readTvChoice, tvPages } from '../../../src/tv/tvPages.ts';
import { matches, pending, tomorrow, tonight } from '../../../stories/fixtures/matches.ts';
import { results, superTieBreak } from '../../../stories/fixtures/results.ts';

const season = {
  name: 'Clausura',
  id: 'season',
  slug: 'clausura',
  firstDay: '2026-08-01',
  rule: defaultRule,
  lastDay: null,
  ruleChangedOn: null,
  adjustments: [],
  withdrawals: [],
  lots: [],
  categories: {},
};
const { categories } = demoSettings;
const data = { results, matches, pairs: [] };
const options = {
  categories,
  season,
  hasSponsors: true,
  now: { date: '2026-11-14', time: '10:00' },
};

test('the screen turns today’s results, matches, tables of what was played, and sponsors', () => {
  const pages = tvPages(data, options);
  expect(pages.map(({ kind }) => kind).join(' ')).toMatch(/^results matches (table )+sponsors$/u);
  const [first] = pages;
  expect(first?.kind === 'results' && first.isToday && first.items.length).toBe(5);
});

test('matches that wait for their result have a page after those to come', () => {
  const pages = tvPages({ ...data, pending: [pending] }, options);
  expect(pages.slice(1, 3)).toMatchObject([
    { kind: 'matches', of: 'next' },
    { kind: 'matches', of: 'pending', items: [pending] },
  ]);
});

test('on a day without results the television shows the latest', () => {
  const [first] = tvPages(data, { ...options, now: { date: '2026-11-15', time: '08:00' } });
  expect(first?.kind === 'results' && !first.isToday && first.items.length).toBe(6);
});

test('from two hours before something is played tonight’s matches come first, by place and hour', () => {
  const late = { ...tonight, id: 'late', time: '23:00', location: 'Cancha 1' };
  const early = { ...late, id: 'early', time: '21:30' };
  const at = (time: string) =>
    tvPages(
      { ...data, matches: [early, tonight, late, tomorrow] },
      { ...options, now: { date: tonight.date, time } },
    ).flatMap((page) =>
      page.kind === 'matches' ? [`${page.of} ${page.items.map(({ id }) => id).join()}`] : [],
    );
  expect(at('19:29')).toEqual(['next early,tonight,late,tomorrow']);
  expect(at('19:30')).toEqual(['tonight early,late,tonight', 'next tomorrow']);
});

test('at 00:20 the evening goes on, and at 03:00 it is over', () => {
  const evening = { ...tonight, id: 'evening', time: '23:00' };
  const night = { ...tonight, id: 'night', date: '2026-11-15', time: '00:30' };
  const next = { ...tonight, id: 'next', date: '2026-11-15', time: '20:00' };
  const at = (date: string, time: string) =>
    tvPages(
      {
        ...data,
        results: [{ ...superTieBreak, date: '2026-11-14' }],
        matches: [evening, night, next],
      },
      { ...options, now: { date, time } },
    ).flatMap((page) => {
      if (page.kind === 'results') return page.isToday ? 'of today' : 'latest';
      return page.kind === 'matches' ? `${page.of} ${page.items.map(({ id }) => id).join()}` : [];
    });
  const ofTheNight = ['tonight evening,night', 'of today', 'next next'];
  expect(at('2026-11-14', '22:30')).toEqual(ofTheNight);
  expect(at('2026-11-15', '00:20')).toEqual(ofTheNight);
  expect(at('2026-11-15', '03:00')).toEqual(['latest', 'next evening,night,next']);
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
    unknown: ['«novena»', 'segundos «0»'],
  });
  // The site does not speak an address's words.
  expect(read('llamar ya al 0800', null).unknown).toEqual(['algo más']);
});
