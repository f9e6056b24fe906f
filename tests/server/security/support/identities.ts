import { SignJWT, UnsecuredJWT } from 'jose';
import { demoAdmin, demoUser } from '../../../../supabase/embedded/keys.ts';
import type { EmbeddedSupabase } from '../../../../supabase/embedded/startEmbeddedSupabase.ts';
import { sharedJwtSecret } from '../../../support/sharedServer.ts';

/** The sender of a request, by its headers. */
export type Identity = {
  name: string;
  headers: Record<string, string>;
  /**
   * Its rights: `nobody` is always refused, `visitor` and `user` may read, `admin` may write.
   */
  kind: 'nobody' | 'visitor' | 'user' | 'admin';
};

/** Visitors, users, the admin, and forged tokens of every kind. */
export async function createIdentities(supabase: EmbeddedSupabase): Promise<Identity[]> {
  const { url, publishableKey } = supabase;
  const key = new TextEncoder().encode(sharedJwtSecret);
  const wrongKey = new TextEncoder().encode('a-guess-that-is-long-enough-for-hs256-too');
  const claims = (role: string) => ({
    aud: 'authenticated',
    iss: `${url}/auth/v1`,
    role,
    sub: demoAdmin.userId,
    email: demoAdmin.email,
    app_metadata: { role: 'admin' },
  });
  const sign = (payload: Record<string, unknown>, secret: Uint8Array, end: string) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(end)
      .sign(secret);
  const unsigned = (payload: Record<string, unknown>) =>
    new UnsecuredJWT(payload).setIssuedAt().setExpirationTime('1h').encode();

  const admin = await signIn(supabase, demoAdmin);
  const user = await signIn(supabase, demoUser);
  const [head, , signature] = user.split('.');
  const adminsBody = admin.split('.')[1];

  const bearer = (name: string, token: string, kind: Identity['kind']): Identity => ({
    name,
    kind,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  const forged = (name: string, token: string) => bearer(name, token, 'nobody');
  const authenticated = claims('authenticated');
  const serviceRole = claims('service_role');
  return [
    { name: 'nobody, without a key', kind: 'nobody', headers: {} },
    {
      name: 'a guessed secret key',
      kind: 'nobody',
      headers: { apikey: `sb_secret_${'a'.repeat(32)}` },
    },
    { name: 'a visitor', kind: 'visitor', headers: { apikey: publishableKey } },
    forged('the admin with an expired token', await sign(authenticated, key, '-1h')),
    forged('an admin signed with another key', await sign(authenticated, wrongKey, '1h')),
    forged('a service role signed with another key', await sign(serviceRole, wrongKey, '1h')),
    forged('an admin without a signature (alg none)', unsigned(authenticated)),
    forged('a service role without a signature (alg none)', unsigned(serviceRole)),
    forged('a user’s token with the admin’s claims', `${head}.${adminsBody}.${signature}`),
    bearer('a user who is not the admin', user, 'user'),
    bearer('the admin', admin, 'admin'),
  ];
}

/** @returns the access token */
export async function signIn(
  { url, publishableKey }: EmbeddedSupabase,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token }: { access_token?: string } = await response.json();
  if (token === undefined) throw new Error(`${email} cannot sign in`);
  return token;
}
