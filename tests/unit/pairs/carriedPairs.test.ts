import { afterEach, expect, test, vi } from 'vitest';
import {
  carriedIn,
  carryingAddress,
  describeCarried,
  readCarried,
} from '../../../src/pairs/carriedPairs.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

const createdAt = '2026-11-01T12:00:00Z';
const pairs = [
  { id: 'a', category: 'Sexta Libre', name: 'Los Ñandúes', players: null, createdAt },
  { id: 'b', category: 'Sexta Damas', name: 'Smash & Fernet', players: null, createdAt },
  { id: 'c', category: 'Sexta Damas', name: 'Los Ñandúes', players: null, createdAt },
  { id: 'd', category: 'Sexta Damas', name: '🎾🔥', players: null, createdAt },
] as const;
const mine = [
  { id: 'a', category: 'sexta-libre', name: 'Los Ñandúes' },
  { id: 'b', category: 'sexta-damas', name: 'Smash & Fernet' },
  { id: 'd', category: 'sexta-damas', name: '🎾🔥' },
] as const;

afterEach(() => vi.unstubAllGlobals());

test('a link carries the stars to another device, whatever the names', () => {
  vi.stubGlobal('window', { location: { origin: 'https://liga.example' } });
  const address = carryingAddress(mine);
  expect(address).toMatch(/^https:\/\/liga\.example\/mi-pareja\?parejas=sexta-libre\//u);
  for (const text of [address, ` ${address}#x`, `Mi pareja: ${decodeURI(address)} ¡mirala!`]) {
    expect(readCarried(carriedIn(text) ?? '', pairs, demoSettings)).toEqual({
      found: mine,
      missing: [],
    });
  }
});

test('what is in no category, or no pair, is named and not starred', () => {
  const carried = 'novena/los-smash,sexta-damas/,%E0%A4%A,SEXTA-DAMAS/Smash-Fernet,,';
  const { found, missing } = readCarried(carried, pairs, demoSettings);
  expect(found.map(({ id }) => id)).toEqual(['b']);
  expect(missing).toEqual(['novena/los-smash', 'sexta-damas/', '%E0%A4%A']);
  expect(describeCarried(1, missing.slice(0, 1))).toBe(
    'Se agregó 1 pareja del enlace. No están en la liga: «Los Smash».',
  );
  expect(describeCarried(0, [`novena/${'a'.repeat(80)}`])).toContain(`«A${'a'.repeat(39)}…»`);
  expect(describeCarried(0, missing)).toBe(
    'El enlace no agrega ninguna pareja. 3 no están en la liga.',
  );
});

test.each([
  '',
  'hola',
  'https://liga.example/resultados',
  'https://liga.example/mi-pareja?parejas=',
])('%s carries nothing', (text) => expect(carriedIn(text)).toBeNull());
