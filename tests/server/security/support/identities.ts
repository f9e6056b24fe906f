import { SignJWT, UnsecuredJWT } from 'jose';
import { demoAdmin, demoUser } from '../../../../supabase/embedded/keys.ts';
import type { SecurityLeague } from './securityLeague.ts';

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
export async function createIdentities(league: SecurityLeague): Promise<Identity[]> {
  const { url, publishableKey } = league.supabase;
  const key = new TextEncoder().encode(league.jwtSecret);
  const wrongKey = new TextEncoder().encode('a-guess-that-is-long-enough-for-hs256-too');
  const claims = (role: string, sub: string = demoAdmin.userId) => ({
    aud: 'authenticated',
    iss: `${url}/auth/v1`,
    role,
    sub,
    email: demoAdmin.email,
    app_metadata: { role: 'admin' },
  });
  const sign = (payload: Record<string, unknown>, secret: Uint8Array, end: string) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(end)
      .sign(secret);
  const unsigned = (role: string) =>
    new UnsecuredJWT(claims(role)).setIssuedAt().setExpirationTime('1h').encode();

  const admin = await signIn(league, demoAdmin);
  const user = await signIn(league, demoUser);
  const [head, , signature] = user.split('.');
  const adminsBody = admin.split('.')[1];

  const bearer = (name: string, kind: Identity['kind'], token: string): Identity => ({
    name,
    kind,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  return [
    { name: 'nobody, without a key', kind: 'nobody', headers: {} },
    {
      name: 'a guessed secret key',
      kind: 'nobody',
      headers: { apikey: `sb_secret_${'a'.repeat(32)}` },
    },
    { name: 'a visitor', kind: 'visitor', headers: { apikey: publishableKey } },
    bearer(
      'the admin with an expired token',
      'nobody',
      await sign(claims('authenticated'), key, '-1h'),
    ),
    bearer(
      'an admin signed with another key',
      'nobody',
      await sign(claims('authenticated'), wrongKey, '1h'),
    ),
    bearer(
      'a service role signed with another key',
      'nobody',
      await sign(claims('service_role'), wrongKey, '1h'),
    ),
    bearer('an admin without a signature (alg none)', 'nobody', unsigned('authenticated')),
    bearer('a service role without a signature (alg none)', 'nobody', unsigned('service_role')),
    bearer(
      'a user’s token with the admin’s claims',
      'nobody',
      `${head}.${adminsBody}.${signature}`,
    ),
    bearer('a user who is not the admin', 'user', user),
    bearer('the admin', 'admin', admin),
  ];
}

/** @returns the access token */
export async function signIn(
  { supabase }: SecurityLeague,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${supabase.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token }: { access_token?: string } = await response.json();
  if (token === undefined) throw new Error(`${email} cannot sign in`);
  return token;
}
