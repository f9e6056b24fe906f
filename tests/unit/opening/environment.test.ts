import { expect, test } from 'vitest';
import { readEnvironment } from '../../../src/opening/environment.ts';

const complete = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  VITE_ADMIN_EMAIL: 'admin@liga.example',
  VITE_ADMIN_USER_ID: 'a0000000-0000-4000-8000-000000000001',
};
const read = (changed: Partial<typeof complete>) =>
  readEnvironment({ ...complete, ...changed }, 'http://localhost:3000');

test('the settings of a hosted project are read; without a URL, Supabase is where the site is', () => {
  expect(read({})).toEqual({
    supabaseUrl: 'https://abcdefgh.supabase.co',
    publishableKey: 'sb_publishable_abc',
    admin: { email: 'admin@liga.example', userId: 'a0000000-0000-4000-8000-000000000001' },
  });
  expect(read({ VITE_SUPABASE_URL: '' }).supabaseUrl).toBe('http://localhost:3000');
});

test.each([
  ['VITE_SUPABASE_PUBLISHABLE_KEY', ' ', 'falta'],
  ['VITE_ADMIN_EMAIL', ' ', 'falta'],
  ['VITE_ADMIN_USER_ID', ' ', 'falta'],
  ['VITE_SUPABASE_URL', 'abcdefgh', 'no es una dirección: «abcdefgh»'],
])('%s is “%s”: the error names what is wrong', (name, value, problem) => {
  expect(() => read({ [name]: value })).toThrow(`${name} ${problem}`);
});
