import type { Session } from '@supabase/supabase-js';
import { PermissionError } from './writeErrors.ts';
import type { Sources } from '../live/sources.ts';
import { isSameEmail, type AdminIdentity } from './viewer.ts';

/**
 * Fetched when somebody signs in.
 * @throws PermissionError for any account but the administrator's
 * @throws AuthError if the server refused it or did not answer
 */
export async function signIn(
  sources: Sources,
  admin: AdminIdentity,
  email: string,
  password: string,
): Promise<Session> {
  if (!isSameEmail(email, admin.email)) {
    throw new PermissionError('No tienes permisos para acceder a esta aplicación');
  }
  const client = await sources.supabase();
  const credentials = { email: email.trim(), password };
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return data.session;
}
