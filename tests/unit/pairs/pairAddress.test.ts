import { expect, test } from 'vitest';
import { oldest, pairAddress, pairAt } from '../../../src/pairs/pairAddress.ts';
import { pairSlug } from '../../../src/padel/pairSlug.ts';

const pair = (number: number, name: string) => ({
  id: `5f0c2b1e-8a94-4c55-9d7f-00000000000${number}`,
  name,
  createdAt: `2026-0${number}-01T00:00:00.000Z`,
});
const pairs = [
  pair(1, 'Los Ñandúes'),
  pair(2, 'Pérez/Gómez'),
  pair(3, 'Pérez - Gómez'),
  pair(4, '🎾🔥'),
  pair(5, 'ЖУК'),
  pair(6, 'Ørsted'),
  pair(7, 'İstanbul'),
  pair(8, '...'),
];

test('each pair has one address, and nobody else has it', () => {
  const addresses = pairs.map((each) => pairAddress(each, pairs));
  expect(new Set(addresses).size).toBe(pairs.length);
  expect(addresses.map((address) => pairAt(address, pairs, null))).toEqual(pairs);
});

test('an address leads to its pair in any case, escaped or not', () => {
  for (const each of pairs) {
    const address = pairAddress(each, pairs);
    const spellings = [
      address.toUpperCase(),
      decodeURIComponent(encodeURIComponent(address)),
      address.normalize('NFD'),
    ];
    expect(spellings.map((spelling) => pairAt(pairSlug(spelling), pairs, null))).toEqual(
      spellings.map(() => each),
    );
  }
});

test('of two that share an address since before, the older one has it; a link names the other', () => {
  expect(pairAt('perez-gomez', pairs, null)?.name).toBe('Pérez/Gómez');
  expect(pairAt('perez-gomez', pairs, pairs[2]?.id ?? '')?.name).toBe('Pérez - Gómez');
  expect(pairAt('perez-gomez', pairs, pairs[0]?.id ?? '')?.name).toBe('Pérez/Gómez');
  expect(oldest(pairs.toReversed())).toBe(pairs[0]);
});

test('an address of nothing is nobody’s', () => {
  expect(pairAt('', pairs, null)).toBeUndefined();
});
