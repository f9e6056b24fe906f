import { expect, it } from 'vitest';
import { mapLink } from '../../../src/league/mapLink.ts';

const clubs = [{ name: 'La Red Pádel', map: 'https://mapas.example/la-red' }];

it('the place of a match leads to the club that it names', () => {
  expect(mapLink('La Red Padel, cancha 4', clubs, 'Rosario')).toBe(clubs[0]?.map);
});

it('any other place is searched in the league’s city', () => {
  const { hostname, searchParams } = new URL(mapLink('Club & Co.', clubs, 'Rosario, Argentina'));
  expect(hostname).toBe('www.google.com');
  expect(searchParams.get('query')).toBe('Club & Co., Rosario, Argentina');
});
