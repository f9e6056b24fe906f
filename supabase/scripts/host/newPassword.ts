import { createClient } from '@supabase/supabase-js';
import { generatePassword } from '../../embedded/generatePassword.ts';
import { StartFailure } from '../../embedded/startFailure.ts';
import { findUser, type AuthAdminAccess } from './administrator.ts';

type Access = AuthAdminAccess & { publishableKey: string; adminEmail: string };

/**
 * Gives the administrator of a hosted league, who has forgotten theirs, another password, and ends all sessions.
 * @returns the password, which is stored nowhere but as Auth's hash
 * @throws StartFailure if Auth refuses it or does not answer; the password of before stays then
 */
export async function renewHostedPassword(access: Access): Promise<string> {
  const { url, secretKey, publishableKey, adminEmail } = access;
  const clientOf = (key: string) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { admin } = clientOf(secretKey).auth;
  const user = await findUser(admin, adminEmail);
  if (user === undefined) throw new StartFailure('hostNoSuchUser', { email: adminEmail });
  const password = generatePassword();
  // An e-mail that nobody has confirmed lets nobody sign in either.
  const { error } = await admin.updateUserById(user.id, { password, email_confirm: true });
  if (error !== null) throw new StartFailure('hostPasswordStays', { reason: error.message });
  // Otherwise whoever is signed in with the password of before stays so until the session ends by itself.
  const { auth } = clientOf(publishableKey);
  const signedIn = await auth.signInWithPassword({ email: adminEmail, password });
  if (signedIn.error === null) await auth.signOut({ scope: 'global' });
  return password;
}
