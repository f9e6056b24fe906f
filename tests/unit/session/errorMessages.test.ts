import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { signInErrorMessage } from '../../../src/session/errorMessages.ts';
import { PermissionError } from '../../../src/session/writeErrors.ts';

const other = 'Error al iniciar sesión. Por favor, intenta de nuevo.';

test.each([
  [
    'another e-mail',
    new PermissionError('No tienes permisos para acceder a esta aplicación'),
    'No tienes permisos para acceder como administrador.',
  ],
  [
    'wrong credentials',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
  ],
  [
    'the rate limit, by code',
    new AuthApiError('Request rate limit reached', 400, 'over_request_rate_limit'),
    'Demasiados intentos fallidos. Por favor, intenta más tarde.',
  ],
  [
    'the rate limit, by status',
    new AuthApiError('Too many requests', 429, undefined),
    'Demasiados intentos fallidos. Por favor, intenta más tarde.',
  ],
  ['no network', new AuthRetryableFetchError('Failed to fetch', 0), other],
  ['a server that fails', new AuthApiError('Database error', 500, 'unexpected_failure'), other],
])('%s', (_case, error, message) => {
  expect(signInErrorMessage(error)).toBe(message);
});
