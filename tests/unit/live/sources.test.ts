import { expect, test } from 'vitest';
import { createSources } from '../../../src/live/sources.ts';

test('the address of a function has its parameters, encoded, and the public key', () => {
  const sources = createSources('https://project.example', 'public-key');
  expect(sources.functionAddress('calendar', { category: 'sexta-damas', pair: 'Uno & Dos' })).toBe(
    'https://project.example/rest/v1/rpc/calendar?category=sexta-damas&pair=Uno+%26+Dos&apikey=public-key',
  );
});
