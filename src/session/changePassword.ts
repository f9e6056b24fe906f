import type { AuthError } from '@supabase/supabase-js';
import type { Sources } from '../live/sources.ts';
import { authFailureOf, waitText } from './authFailure.ts';

/** The fewest characters that Auth accepts; the same in `supabase/config.toml` and in the embedded Auth. */
const shortestPassword = 12;
/** Auth hashes no more, bytes. */
const longestPassword = 72;

type PasswordChange = { email: string; current: string; next: string };

/** The response to the change was lost: it may have been made. */
class UnknownOutcomeError extends Error {}

/**
 * Gives the account that is signed in another password, and ends its sessions on other devices.
 * @throws AuthError if the server refused it or did not answer
 * @throws UnknownOutcomeError if it may have been changed
 */
export async function changePassword(sources: Sources, change: PasswordChange): Promise<void> {
  const { email, current, next } = change;
  const { auth } = await sources.supabase();
  // Whoever finds a phone unlocked does not know it. Auth refuses a change with an older session, too.
  const { error } = await auth.signInWithPassword({ email, password: current });
  if (error) throw error;
  throwFailure(await auth.updateUser({ password: next, current_password: current }));
}

/**
 * Gives the account that has just signed in by a mailed link another password, as `changePassword` does.
 * @throws as `changePassword` does
 */
export async function replacePassword(sources: Sources, next: string): Promise<void> {
  const { auth } = await sources.supabase();
  throwFailure(await auth.updateUser({ password: next }));
}

function throwFailure(changed: { error: AuthError | null }) {
  if (!changed.error) return;
  const { kind } = authFailureOf(changed.error);
  throw kind === 'lost' || kind === 'busy'
    ? new UnknownOutcomeError(changed.error.message, { cause: changed.error })
    : changed.error;
}

/** The problem with a new password, in Spanish. */
export function passwordProblem(password: string): string | null {
  if (password.length < shortestPassword) {
    return `Escribir al menos ${shortestPassword} letras, números o signos.`;
  }
  return new TextEncoder().encode(password).length > longestPassword
    ? `Escribir como máximo ${longestPassword} letras, números o signos.`
    : null;
}

/** Why a change failed, in Spanish, and which of the two passwords is wrong; `null`: neither. */
export type PasswordFailure = { field: 'current' | 'next' | null; text: string };

export function passwordFailure(error: unknown): PasswordFailure {
  const whole = (text: string) => ({ field: null, text });
  if (error instanceof UnknownOutcomeError) {
    return whole(
      'No llegó la respuesta: puede que ya valga la contraseña nueva. Para saberlo, iniciar sesión en otra pestaña.',
    );
  }
  const failure = authFailureOf(error);
  switch (failure.kind) {
    case 'lost':
      return whole('Sin conexión: la contraseña sigue siendo la de antes.');
    case 'busy':
      return whole(
        `El servidor no pudo contestar: la contraseña sigue siendo la de antes. Intenta de nuevo en ${waitText(failure.wait ?? 60)}.`,
      );
    case 'tooMany':
      return whole(`Demasiados intentos. Intenta de nuevo en ${waitText(failure.wait)}.`);
    default:
      return refusalText(failure.code);
  }
}

function refusalText(code: string): PasswordFailure {
  switch (code) {
    case 'invalid_credentials':
      return { field: 'current', text: 'La contraseña actual no es esa.' };
    case 'same_password':
      return { field: 'next', text: 'La contraseña nueva es la misma que la actual.' };
    case 'weak_password':
      return {
        field: 'next',
        text: 'Esa contraseña es fácil de adivinar. Elegir una más larga o menos común.',
      };
    default:
      return {
        field: null,
        text: 'No se pudo cambiar la contraseña: sigue siendo la de antes. Intenta de nuevo.',
      };
  }
}
