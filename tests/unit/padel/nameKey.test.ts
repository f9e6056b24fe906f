import { expect, test } from 'vitest';
import { nameKey } from '../../../src/padel/nameKey.ts';
import examples from './nameKeys.json' with { type: 'json' };

test.each(examples)('the key of «%s» is «%s»', (name, key) => {
  expect(nameKey(name)).toBe(key);
});
