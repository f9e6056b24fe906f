import { describe, expect, it, test } from 'vitest';
import { readPairs } from '../../../src/admin/pairList/readPairs.ts';
import { readResults } from '../../../src/paste/readResults.ts';
import { categoryFinder } from '../../../src/reading/categoryInText.ts';

/** Names of one league: with signs, part of one another, of one letter, a number alone, of no letter. */
const names = [
  'Sub-14 Mixto B',
  '6° Libre',
  '6ta & 7ma',
  'Damas "A"',
  "Sexta L'Elite",
  'Sexta, B',
  'Mixto #1',
  'Suma 13 – Mixto',
  'Suma 13',
  'Suma 13+',
  'C++ (nivel 2) [a/b] {x}|y',
  '+40',
  'Mixto',
  'Mixto B',
  'Sexta',
  'Sexta Damas',
  'Sexta Damas B',
  'A',
  '6',
  '7°',
  '🎾',
  '^$.*\\',
  'السادسة - سيدات',
  '한국 1부',
  'Única ½',
  'L1_x',
  '__proto__',
  '$&',
  '%s\u200d!',
  'ŁódźİI',
];
const league = names.map((name) => ({ name, title: name }));
const find = categoryFinder(league);
const categoriesIn = (text: string) => [...new Set(find(text).map(({ category }) => category))];

describe('a category named', () => {
  it.each(names)('%s is found in a line of its own', (name) => {
    for (const line of [name, name.toUpperCase(), `\n${name}\n`, `${name}:`, `Categoría ${name}`]) {
      expect(categoriesIn(line), line).toEqual([name]);
    }
  });

  it.each(names)('%s is the heading of a list of pairs, and of results', (name) => {
    const { pairs } = readPairs(`${name}\n1. Ana / Luz`, league);
    expect(pairs.map(({ category }) => category)).toEqual([name]);
    const read = readResults(`${name}\nLos Smash 6-4 6-3 La Víbora`, {
      pairs: names.flatMap((category) =>
        ['Los Smash', 'La Víbora'].map((team) => ({ name: team, category, players: null })),
      ),
      categories: league,
      matches: [],
      author: null,
      today: '2026-11-22',
    });
    expect(read.filter(({ isResult }) => isResult)).toMatchObject([
      { category: name, score: '6-4, 6-3', team1: 'Los Smash', team2: 'La Víbora' },
    ]);
  });

  it.each(names.filter((name) => /\p{L}{2}/u.test(name)))('%s is found in a sentence', (name) => {
    expect(categoriesIn(`hoy en ${name}: Los Smash 7-4`)).toEqual([name]);
  });
});

describe('signs', () => {
  const loose = categoryFinder(
    ['Damas "A"', 'Suma 13 – Mixto', "Sexta L'Elite", 'Nivel 6+'].map((name) => ({
      name,
      title: name,
    })),
  );
  it.each([
    ['damas A', 'Damas "A"'],
    ['DAMAS “A”', 'Damas "A"'],
    ['suma 13 mixto', 'Suma 13 – Mixto'],
    ['Suma 13-mixto', 'Suma 13 – Mixto'],
    ['6ta L’Elite', "Sexta L'Elite"],
    ['nivel 6', 'Nivel 6+'],
  ])('may be left out: %s', (text, name) => {
    expect(loose(text).map(({ category }) => category)).toEqual([name]);
  });

  it('are asked about where two names differ by them and the text has neither', () => {
    const two = ['Suma 13+', 'Suma 13*'].map((name) => ({ name, title: name }));
    expect(categoryFinder(two)('suma 13')).toHaveLength(2);
    expect(categoryFinder(two)('suma 13*')).toMatchObject([{ category: 'Suma 13*' }]);
  });
});

test('one letter or a number is no category within a sentence', () => {
  expect(find('Los Smash le ganaron a La Víbora 6-4 6-3')).toEqual([]);
});

test('a category is found by its title, under its name', () => {
  const found = categoryFinder([{ name: 'Suma 13', title: 'Suma "Trece"' }]);
  expect(found('hoy suma trece')).toEqual([{ category: 'Suma 13', start: 4, end: 14 }]);
});

test('positions are those of the text, whatever its letters', () => {
  const text = '한국 ganó en sexta damas';
  const [{ start, end } = { start: 0, end: 0 }] = find(text);
  expect(text.slice(start, end)).toBe('sexta damas');
});
