/** The specification's answers to a failed sign-in. */
const messages = {
  notAllowed: 'No tienes permisos para acceder como administrador.',
  wrongCredentials: 'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
  tooManyAttempts: 'Demasiados intentos fallidos. Por favor, intenta más tarde.',
  other: 'Error al iniciar sesión. Por favor, intenta de nuevo.',
} as const;

/** Supabase Auth's codes for too many attempts; HTTP 429 says the same without one. */
const rateLimitCodes = ['over_request_rate_limit', 'over_email_send_rate_limit'];

/** What the visitor reads when signing in failed with `error`. */
export function signInErrorMessage(error: unknown): string {
  if (error instanceof Error && error.message.includes('No tienes permisos')) {
    return messages.notAllowed;
  }
  const { code, status } = describe(error);
  if (code === 'invalid_credentials') return messages.wrongCredentials;
  if (rateLimitCodes.includes(code) || status === 429) return messages.tooManyAttempts;
  return messages.other;
}

function describe(error: unknown): { code: string; status: number } {
  if (typeof error !== 'object' || error === null) return { code: '', status: 0 };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
    status: 'status' in error && typeof error.status === 'number' ? error.status : 0,
  };
}
