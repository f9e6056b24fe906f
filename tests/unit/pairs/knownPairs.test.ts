import { expect, it } from 'vitest';
import { knownPairs, type KnownPair } from '../../../src/pairs/knownPairs.ts';

const pairOf = (
  name: string,
  category: KnownPair['category'] = 'Sexta Damas',
  players: string | null = null,
): KnownPair => ({ id: `${category} ${name}`, name, category, players });

const league = knownPairs([
  pairOf('Los Smash', 'Sexta Damas', 'Carla Díaz y Ana Peralta'),
  pairOf('Doble Pared'),
  pairOf('La Víbora'),
  pairOf('Doble Pared', 'Sexta Libre'),
  pairOf('Dobladillo', 'Sexta Libre'),
  ...Array.from({ length: 8 }, (_, index) => pairOf(`Punto ${index + 1}`, 'Octava Damas')),
]);

const names = (typed: string, category: string) =>
  league.suggest(typed, category).map(({ name, category }) => `${name} · ${category}`);

it.each([
  [
    'dob',
    'Sexta Libre',
    ['Dobladillo · Sexta Libre', 'Doble Pared · Sexta Libre', 'Doble Pared · Sexta Damas'],
  ],
  ['vibroa', 'Sexta Damas', ['La Víbora · Sexta Damas']],
  ['peralta', '', ['Los Smash · Sexta Damas']],
  ['La Víbora', 'Sexta Damas', []],
])(
  'suggestions while a name is typed “%s” in “%s”: those of the category first',
  (typed, category, expected) => {
    expect(names(typed, category)).toEqual(expected);
  },
);

it.each([
  ['los  smásh', 'Sexta Damas', 'known'],
  ['Smash', 'Sexta Damas', 'near Los Smash'],
  ['Los Smahs', 'Sexta Damas', 'near Los Smash'],
  ['Carla Diaz, Ana Peralta', 'Sexta Damas', 'near Los Smash'],
  ['Doble Falta', 'Sexta Damas', 'new'],
  ['La Víbora', 'Sexta Libre', 'new in Sexta Damas'],
  ['¡Doble-Pared!', 'Sexta Damas', 'meant Doble Pared'],
  ['DOBLE/PARED', 'Sexta Libre', 'meant Doble Pared'],
  [' \u200b', 'Sexta Damas', 'none'],
])('a typed name “%s” in “%s” is %s', (typed, category, expected) => {
  const check = league.check(typed, category);
  const words: string[] = [check.kind];
  if (check.kind === 'near' || check.kind === 'meant') words.push(check.pair.name);
  if (check.kind === 'new' && check.elsewhere !== null) words.push(`in ${check.elsewhere}`);
  expect(words.join(' ')).toBe(expected);
});
