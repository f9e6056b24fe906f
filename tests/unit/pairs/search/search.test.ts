import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSearchIndex,
  search,
  type SearchEntry,
} from '../../../../src/pairs/search/search.ts';
import { demoSettings } from '../../../../src/league/demo/demoSettings.ts';
import { searchEntries } from '../../../../src/pairs/search/searchEntries.ts';
import { pair } from '../../../../stories/fixtures/pairs.ts';

const entry = (text: string, kind: SearchEntry['kind'] = 'pair'): SearchEntry => ({
  id: text,
  kind,
  text,
  detail: '',
  to: '/',
});
const names = ['Los Ñandúes', 'Drive & Revés', 'La Víbora', 'Punto de Oro', 'Los Smash', 'Oro'];
const surnames =
  'Gutiérrez Hernández Echeverría Villar Llanos Zapata Sosa Céspedes Giménez Quiroga Castro Paz Vicentín Ola'.split(
    ' ',
  );
const index = createSearchIndex(names.map((name) => entry(name)));
const find = (query: string) => search(index, query).map(({ text }) => text);

describe('a search', () => {
  it.each([
    ['vibora', 'La Víbora'],
    ['ñandu', 'Los Ñandúes'],
    ['drive reves', 'Drive & Revés'],
    ['smsah', 'Los Smash'],
    ['smas', 'Los Smash'],
  ])('for “%s” finds %s alone', (query, name) => {
    expect(find(query)).toEqual([name]);
  });

  it.each(['', '  ', '¡!', 'sxesh', 'zzz', 'los zzz', 'orr'])('for “%s” finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each([
    // Spelt as it sounds, and one slip.
    ['gutieres', 'Gutiérrez'],
    // Only spelt as it sounds.
    ['ernandes', 'Hernández'],
    ['biya', 'Villar'],
    ['sapata', 'Zapata'],
    ['cespedez', 'Céspedes'],
    ['jimenes', 'Giménez'],
    ['kiroga', 'Quiroga'],
    // Still being typed: the next letter decides how the last one sounds.
    ['bic', 'Vicentín'],
  ])('for “%s”, as it sounds, finds %s alone', (query, name) => {
    const found = search(createSearchIndex(surnames.map((name) => entry(name))), query);
    expect(found.map(({ text }) => text)).toEqual([name]);
  });

  it.each([
    // Two letters begin too much to be taken by their sound.
    ['za', 'Sanabria'],
    // With a slip allowed, a short word would find nearly everything.
    ['hola', 'La Víbora'],
    ['casa', 'Sala'],
  ])('for “%s” does not find %s', (query, name) => {
    expect(search(createSearchIndex([entry(name)]), query)).toEqual([]);
  });

  it('gives what is spelt as typed before what sounds like it, and a slip last', () => {
    const alike = ['Basco', 'Vasco', 'Vaso', 'Vascos FC'].map((text) => entry(text));
    const found = search(createSearchIndex(alike), 'vasco');
    expect(found.map(({ text }) => text)).toEqual(['Vasco', 'Vascos FC', 'Basco', 'Vaso']);
  });

  it('forgives any one slip in a name of four letters and more', () => {
    const slips = fc.record({
      at: fc.nat(6),
      letter: fc.constantFrom('a', 'd', 'e', 'i', 'r', 'v', 'z'),
      kind: fc.constantFrom('wrong', 'missing', 'superfluous', 'swapped'),
    });
    fc.assert(
      fc.property(slips, ({ at, letter, kind }) => {
        const word = 'vidriera';
        const slipped = {
          wrong: word.slice(0, at) + letter + word.slice(at + 1),
          missing: word.slice(0, at) + word.slice(at + 1),
          superfluous: word.slice(0, at) + letter + word.slice(at),
          swapped: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
        }[kind];
        const found = search(createSearchIndex([entry('La Vidriera')]), slipped);
        expect(found, slipped).toHaveLength(1);
      }),
    );
  });
});

it('finds pairs, their players, categories and clubs', () => {
  const clubs = [{ name: 'La Jaula', address: null, map: 'https://mapas.example/j' }];
  const { categories } = demoSettings;
  const entries = searchEntries(
    [pair],
    { categories, clubs, city: '' },
    {
      pair: ({ name }) => `/p/${name}`,
      category: (slug) => `/c/${slug}`,
    },
  );
  const all = createSearchIndex(entries);
  expect(search(all, 'peralta')).toMatchObject([
    { kind: 'player', text: 'Ana Peralta', detail: 'Los Smash · Sexta Damas', to: '/p/Los Smash' },
  ]);
  expect(search(all, 'sexta d')).toMatchObject([{ kind: 'category', to: '/c/sexta-damas' }]);
  expect(search(all, 'jaula')).toMatchObject([{ kind: 'club', to: 'https://mapas.example/j' }]);
});
