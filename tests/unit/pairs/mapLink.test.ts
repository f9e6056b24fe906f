import { expect, it } from 'vitest';
import { mapLink } from '../../../src/pairs/mapLink.ts';

const clubs = [{ name: 'La Red Pádel', address: null, map: 'https://mapas.example/la-red' }];

it('the place of a match leads to the club that it names', () => {
  expect(mapLink('La Red Padel, cancha 4', clubs, 'Rosario')).toBe(clubs[0]?.map);
});

const centers = ['Pádel Center', 'Pádel Center Norte'].map((name, map) => ({
  name,
  address: null,
  map: `${map}`,
}));

it.each([
  ['Padel Center Norte (cancha 2)', '1'],
  ['cancha 2 - PÁDEL CENTER', '0'],
  ['Pádel  Center, Norte', '1'],
  ['Pádel Center norteño', '0'],
])('%s is the club with the longest name that fits in whole words', (location, map) => {
  expect(mapLink(location, centers, '')).toBe(map);
  expect(mapLink(location, centers.toReversed(), '')).toBe(map);
});

it.each(['Pádel Centerville', 'El Pádel del Center'])('%s is none of them', (location) => {
  expect(mapLink(location, centers, '')).toMatch(/^https/u);
});

it.each(['calle La Red Pádel 1420', 'Av. La Red Pádel y Mitre', 'La Red Pádel 1420'])(
  '%s is a street and no club',
  (location) => {
    expect(mapLink(location, clubs, 'Rosario')).toMatch(/^https:\/\/www\.google/u);
  },
);

it('any other place is searched in the league’s city', () => {
  const { hostname, searchParams } = new URL(mapLink('Club & Co.', clubs, 'Rosario, Argentina'));
  expect(hostname).toBe('www.google.com');
  expect(searchParams.get('query')).toBe('Club & Co., Rosario, Argentina');
});

it.each([
  [{ name: 'La Jaula', address: null, map: null }, 'La Jaula, Rosario'],
  [{ name: 'La Jaula', address: 'Av. del Sur 12', map: null }, 'La Jaula, Av. del Sur 12, Rosario'],
])('a club without a map of its own is searched', (club, query) => {
  const { searchParams } = new URL(mapLink('la jaula, cancha 1', [club], 'Rosario'));
  expect(searchParams.get('query')).toBe(query);
});
