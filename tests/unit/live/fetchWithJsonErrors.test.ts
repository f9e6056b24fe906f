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
const notAnswered = `${other} No es por la contraseña: el servidor no pudo contestar.`;
const limit = '{"code":429,"error_code":"over_request_rate_limit","msg"';
const busyFor = (seconds: number) =>
  `{"message":"It took too long: ask again after ${seconds} seconds"}`;

test.each([
  ['{"code":"invalid_credentials"}', 400, wrong],
  ['{"code":"over_request_rate_limit"}', 400, `${tooMany} Se puede volver a probar en 5 minutos.`],
  [
    `${limit}:"Request rate limit reached"}`,
    429,
    `${tooMany} Se puede volver a probar en 5 minutos.`,
  ],
  [
    `${limit}:"only after 20 seconds."}`,
    429,
    `${tooMany} Se puede volver a probar en 20 segundos.`,
  ],
  // No password was looked at.
  ['<!doctype html><h1>Too many requests</h1>', 429, notAnswered],
  ['{"code":', 429, notAnswered],
  [busyFor(28), 429, `${notAnswered} Esperar 28 segundos.`],
  [busyFor(1), 503, `${notAnswered} Esperar 1 segundo.`],
  ['{"code":"57014","message":"canceling statement due to statement timeout"}', 500, notAnswered],
  ['<h1>Bad gateway</h1>', 502, notAnswered],
  ['<h1>Forbidden</h1>', 403, other],
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
