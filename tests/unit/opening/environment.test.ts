import { expect, test } from 'vitest';
import { readEnvironment } from '../../../src/opening/environment.ts';

const complete = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  VITE_ADMIN_EMAIL: 'admin@liga.example',
  VITE_ADMIN_USER_ID: 'a0000000-0000-4000-8000-000000000001',
};
const site = 'http://localhost:3000';

test('reads the settings of a hosted project', () => {
  expect(readEnvironment(complete, site)).toEqual({
    supabaseUrl: 'https://abcdefgh.supabase.co',
    publishableKey: 'sb_publishable_abc',
    admin: { email: 'admin@liga.example', userId: 'a0000000-0000-4000-8000-000000000001' },
  });
});

test('without a URL, Supabase is where the site is', () => {
  expect(readEnvironment({ ...complete, VITE_SUPABASE_URL: '' }, site).supabaseUrl).toBe(site);
});

test.each(['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_ADMIN_EMAIL', 'VITE_ADMIN_USER_ID'])(
  'names %s when it is missing',
  (name) => {
    expect(() => readEnvironment({ ...complete, [name]: ' ' }, site)).toThrow(`${name} falta`);
  },
);

test('reports an invalid URL', () => {
  expect(() => readEnvironment({ ...complete, VITE_SUPABASE_URL: 'abcdefgh' }, site)).toThrow(
    'VITE_SUPABASE_URL no es una dirección: «abcdefgh»',
  );
});
