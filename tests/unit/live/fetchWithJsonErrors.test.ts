import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { signInErrorMessage } from '../../../src/session/errorMessages.ts';
import { fetchWithJsonErrors } from '../../../src/live/fetchWithJsonErrors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const wrong = 'Credenciales inválidas. Por favor, verifica tu correo y contraseña.';
const tooMany = 'Demasiados intentos fallidos. Por favor, intenta más tarde.';
const other = 'Error al iniciar sesión. Por favor, intenta de nuevo.';

test.each([
  ['{"code":"invalid_credentials"}', 400, wrong],
  ['{"code":"over_request_rate_limit"}', 400, tooMany],
  ['<!doctype html><h1>Too many requests</h1>', 429, tooMany],
  ['{"code":', 429, tooMany],
  ['<h1>Forbidden</h1>', 403, other],
  ['<h1>Bad gateway</h1>', 502, other],
])(
  'a sign-in that is answered with “%s”, status %i, is explained',
  async (body, status, message) => {
    const headers = { 'content-type': 'text/html', 'x-supabase-api-version': '2024-01-01' };
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
    const { auth } = createClient('http://league.example', 'key', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: fetchWithJsonErrors },
    });
    const { error } = await auth.signInWithPassword({ email: 'a@b.example', password: 'x' });
    expect(signInErrorMessage(error)).toBe(message);
  },
);
