import { AuthApiError, AuthRetryableFetchError, createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSources } from '../../src/live/sources.ts';
import {
  changePassword,
  passwordFailure,
  passwordProblem,
} from '../../src/session/changePassword.ts';
import { renewPassword } from '../../supabase/embedded/administrator.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';

const { email, password: current } = demoAdmin;
const next = 'otra contraseña larga';
let supabase: EmbeddedSupabase;

beforeAll(async () => {
  supabase = await startEmbeddedSupabase({ authLimits: false });
});
afterAll(() => supabase.close());

const clientOf = () =>
  createClient(supabase.url, supabase.publishableKey, { auth: { persistSession: false } });
const change = (passwords: { current: string; next: string }) =>
  changePassword(
    { ...createSources(supabase.url, supabase.publishableKey), supabase: async () => clientOf() },
    { email, ...passwords },
  ).then(
    () => null,
    (error: unknown) => passwordFailure(error).text,
  );

test('a password is changed by who knows it, and other devices are signed out', async () => {
  const other = clientOf();
  await other.auth.signInWithPassword(demoAdmin);
  expect(await change({ current: 'no es esta', next })).toBe('La contraseña actual no es esa.');
  expect(await change({ current, next: current })).toMatch(/^La contraseña nueva es la misma/);
  expect(await change({ current, next: 'corta' })).toMatch(/^Esa contraseña es fácil/);
  expect(await change({ current, next })).toBeNull();
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  const refused = await clientOf().auth.signInWithPassword(demoAdmin);
  expect(refused.error?.code).toBe('invalid_credentials');
  expect((await clientOf().auth.signInWithPassword({ email, password: next })).error).toBeNull();
});

test('a forgotten password is replaced by a start', async () => {
  const forgetful = clientOf();
  await forgetful.auth.signInWithPassword({ email, password: next });
  const password = await renewPassword(supabase.database, demoAdmin);
  expect((await forgetful.auth.refreshSession()).error).not.toBeNull();
  expect((await clientOf().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect(await change({ current: password, next })).toBeNull();
});

test('a session of yesterday changes no password, until it signs in again', async () => {
  const client = clientOf();
  await client.auth.signInWithPassword({ email, password: next });
  await supabase.database.exclusive((postgres) =>
    postgres.exec(`update auth.sessions set created_at = now() - interval '25 hours'`),
  );
  const { error } = await client.auth.updateUser({ password: `${next} y otra` });
  expect(error?.code).toBe('reauthentication_needed');
  expect(await change({ current: next, next: `${next} más` })).toBeNull();
  expect(await change({ current: `${next} más`, next })).toBeNull();
});

test('a change whose response is lost is not called undone', async () => {
  const client = clientOf();
  const lost = new AuthRetryableFetchError('Failed to fetch', 0);
  const sources = { ...createSources('http://x.example', 'key'), supabase: async () => client };
  const signIn = vi.spyOn(client.auth, 'signInWithPassword');
  const say = () =>
    changePassword(sources, { email, current: next, next: `${next}…` }).catch(
      (error: unknown) => passwordFailure(error).text,
    );
  signIn.mockResolvedValue({ data: { user: null, session: null }, error: lost });
  expect(await say()).toMatch(/^Sin conexión: la contraseña sigue siendo la de antes/);
  signIn.mockRestore();
  vi.spyOn(client.auth, 'updateUser').mockResolvedValue({ data: { user: null }, error: lost });
  expect(await say()).toMatch(/puede que ya valga/);
});

test.each([
  [new AuthApiError('Too many', 429, 'over_request_rate_limit'), /^Demasiados intentos/],
  [new AuthApiError('Database error', 500, 'unexpected_failure'), /sigue siendo la de antes/],
])('%s', (error, sentence) => {
  expect(passwordFailure(error).text).toMatch(sentence);
});

test('the form asks of a password what Auth asks', () => {
  const problems = ['once letras', 'ñ'.repeat(37), next].map(passwordProblem);
  expect(problems).toEqual([
    expect.stringContaining('al menos 12'),
    expect.stringContaining('como máximo 72'),
    null,
  ]);
});
