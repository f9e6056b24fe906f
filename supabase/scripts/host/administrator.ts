import { createClient, type User } from '@supabase/supabase-js';
import { generatePassword } from '../../embedded/generatePassword.ts';
import { StartFailure } from '../../embedded/startFailure.ts';

/** The API of Auth for which a secret key is needed. */
export type AuthAdminAccess = { url: string; secretKey: string };

export type Administrator = {
  /** The user's id. */
  id: string;
  /** Of a user that was made just now; null: the user was there. */
  password: string | null;
  /** Auth lets nobody sign in whose e-mail is not confirmed. */
  canSignIn: boolean;
};

/**
 * The user with this e-mail; a new one, with a generated password, if there is none.
 * @throws StartFailure if Auth refuses the key or does not answer
 */
export async function findOrCreateUser(
  { url, secretKey }: AuthAdminAccess,
  email: string,
): Promise<Administrator> {
  const { admin } = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).auth;
  const known = await findUser(admin, email);
  if (known !== undefined) {
    return { id: known.id, password: null, canSignIn: known.email_confirmed_at !== undefined };
  }
  const password = generatePassword();
  const { data, error } = await admin.createUser({ email, password, email_confirm: true });
  if (error !== null) throw refusal(error);
  return { id: data.user.id, password, canSignIn: true };
}

type AuthAdmin = ReturnType<typeof createClient>['auth']['admin'];
const pageSize = 200;

/** The user with this e-mail. */
export async function findUser(admin: AuthAdmin, email: string): Promise<User | undefined> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await admin.listUsers({ page, perPage: pageSize });
    if (error !== null) throw refusal(error);
    const found = data.users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    if (found !== undefined || data.users.length < pageSize) return found;
  }
}

function refusal(error: Error & { status?: number | undefined }): Error {
  const isKey = error.status === 401 || error.status === 403;
  return isKey
    ? new StartFailure('hostSecretKeyRefused')
    : new StartFailure('hostNoUserMade', { reason: error.message });
}

/**
 * Gives a user the right to write, in one statement that may be repeated.
 * @param userId a UUID
 * @returns SQL whose rows are the e-mails of all who have the right
 */
export function giveRight(userId: string): string {
  if (!/^[\da-f-]{36}$/u.test(userId)) throw new Error(`${userId} is no id of a user.`);
  return `with given as (
  insert into private.admins (user_id) values ('${userId}')
  on conflict (user_id) do nothing
  returning user_id
)
select users.email
from auth.users
where users.id in (select user_id from given union all select user_id from private.admins)
order by users.email;`;
}
