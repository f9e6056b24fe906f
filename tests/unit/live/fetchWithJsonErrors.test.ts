import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { signInErrorMessage } from '../../../src/session/errorMessages.ts';
import { fetchWithJsonErrors } from '../../../src/live/fetchWithJsonErrors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(body: string | null, init: ResponseInit) {
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

async function signInError(): Promise<unknown> {
  const client = createClient('http://league.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchWithJsonErrors },
  });
  const { error } = await client.auth.signInWithPassword({ email: 'a@b.example', password: 'x' });
  return error;
}

const tooMany = 'Demasiados intentos fallidos. Por favor, intenta más tarde.';
const other = 'Error al iniciar sesión. Por favor, intenta de nuevo.';

test.each([
  ['a page', '<!doctype html><h1>Too many requests</h1>', 429, tooMany],
  ['half a JSON', '{"code":', 429, tooMany],
  ['a page', '<h1>Forbidden</h1>', 403, other],
  ['a page', '<h1>Bad gateway</h1>', 502, other],
])(
  '%s instead of an error, with the status in the head: %s, %i',
  async (_is, body, status, message) => {
    answer(body, { status, headers: { 'content-type': 'text/html' } });
    expect(signInErrorMessage(await signInError())).toBe(message);
  },
);
