import { afterAll, expect, test } from 'vitest';
import { demoAdmin, demoUser } from '../../../supabase/embedded/keys.ts';
import { startEmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { scale } from '../../support/scale.ts';
import { sharedJwtSecret } from '../../support/sharedServer.ts';
import { beginWithSecret, temporaryFolder } from '../../support/temporaryFolder.ts';
import { createAttempts, send } from './support/attempts.ts';
import { createIdentities, signIn, type Identity } from './support/identities.ts';

// Rows 12 and 14-16 of the bad-input matrix: nobody becomes a user, another user or the admin.

const dataFolder = temporaryFolder(afterAll);
beginWithSecret(dataFolder, sharedJwtSecret);
// With limits on attempts to sign in.
const supabase = await startEmbeddedSupabase({ dataFolder });
afterAll(() => supabase.close());
const identities = await createIdentities(supabase);
const attempts = await createAttempts(supabase);

type Call = readonly [method: string, path: string, body?: unknown];

const email = 'intruso@example.com';
const password = 'una-clave-larga-2026';
const code = { type: 'magiclink', token: '123456', email: demoAdmin.email };

/** Requests that could create a user, a session or a code without a password. */
const ways: readonly Call[] = [
  ['POST', '/signup', { email, password }],
  ['POST', '/signup', { email, password, role: 'service_role', app_metadata: { role: 'admin' } }],
  ['POST', '/signup', {}],
  ['POST', '/signup', { data: { admin: true } }],
  ['POST', '/signup', { phone: '+34600000000', password }],
  ['POST', '/otp', { email }],
  ['POST', '/otp', { email, create_user: true }],
  ['POST', '/otp', { email: demoAdmin.email, create_user: false }],
  ['POST', '/otp', { phone: '+34600000000', channel: 'sms' }],
  ['POST', '/magiclink', { email: demoAdmin.email }],
  ['POST', '/recover', { email: demoAdmin.email }],
  ['POST', '/resend', { type: 'signup', email: demoAdmin.email }],
  ['POST', '/verify', code],
  ['POST', '/verify', { type: 'recovery', token_hash: 'x' }],
  ['GET', '/verify?type=recovery&token=x&redirect_to=https://evil.example'],
  ['GET', '/authorize?provider=github&redirect_to=https://evil.example'],
  ['GET', '/callback?code=x&state=x'],
  ['POST', '/token?grant_type=anonymous', {}],
  ['POST', '/token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
  ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'adivinado' }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: { $ne: '' } }],
  ['POST', '/token?grant_type=__proto__', {}],
  ['POST', '/token', { email: demoAdmin.email, password: demoAdmin.password }],
  ['POST', '/sso', { domain: 'example.com' }],
  ['POST', '/factors', { factor_type: 'totp' }],
  ['POST', '/reauthenticate'],
  ['GET', '/admin/users'],
  ['POST', '/admin/users', { email, password, email_confirm: true }],
  ['PUT', `/admin/users/${demoAdmin.userId}`, { password }],
  ['PUT', `/admin/users/${demoUser.userId}`, { app_metadata: { role: 'admin' } }],
  ['DELETE', `/admin/users/${demoAdmin.userId}`],
  ['POST', '/admin/generate_link', { type: 'recovery', email: demoAdmin.email }],
  ['POST', '/invite', { email }],
  ['GET', '/admin/audit'],
];

const wrongPasswords: readonly unknown[] = [
  '',
  'padel',
  `${demoAdmin.password} `,
  demoAdmin.password.toUpperCase(),
  "' or '1'='1",
  'x'.repeat(10_000),
  '\u0000',
  null,
  0,
  true,
  [demoAdmin.password],
  { $ne: null },
  { length: 20 },
];

test('nobody gets a user, a session or a code without a password', async () => {
  expect(
    await attempts.failuresOf(
      identities,
      () =>
        ways.map(([method, path, body]) => ({
          attempt: { method, path: `/auth/v1${path}`, body },
          statuses: [400, 401, 404, 405, 422],
        })),
      120,
    ),
  ).toEqual([]);
  expect(await attempts.tables()).toEqual(attempts.tablesBefore);
});

test('a user’s own claims give no further rights', async () => {
  const { url, publishableKey } = supabase;
  const apikey = { apikey: publishableKey };
  const token = await signIn(supabase, demoUser);
  const user = { headers: { ...apikey, authorization: `Bearer ${token}` } };
  const claims = { admin: true, role: 'service_role', is_admin: true, sub: demoAdmin.userId };
  const { status } = await send(url, user, {
    method: 'PUT',
    path: '/auth/v1/user',
    body: {
      data: claims,
      app_metadata: claims,
      raw_app_meta_data: claims,
      role: 'service_role',
      aud: 'service_role',
      id: demoAdmin.userId,
      is_super_admin: true,
      is_anonymous: true,
    },
  });
  expect(status).toBe(200);
  const bodies = [
    { email },
    { email: demoAdmin.email },
    { phone: '+34600000000' },
    { data: {}, email },
    // With a byte order mark, which a parser of the plain text would fail at.
    `\uFEFF${JSON.stringify({ email })}`,
  ];
  expect(
    await attempts.failuresOf([{ ...user, name: 'the user', kind: 'user' }], () =>
      bodies.map((body) => ({
        attempt: { method: 'PUT', path: '/auth/v1/user', body },
        statuses: [422],
      })),
    ),
  ).toEqual([]);

  const rows = await supabase.database.exclusive(
    async (postgres) =>
      (
        await postgres.query(
          `select role, aud, email, phone, raw_app_meta_data from auth.users where id = $1`,
          [demoUser.userId],
        )
      ).rows,
  );
  expect(rows).toEqual([
    {
      role: 'authenticated',
      aud: 'authenticated',
      email: demoUser.email,
      phone: null,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
    },
  ]);
  const renewed = await signIn(supabase, demoUser);
  const boaster: Identity = {
    name: 'a user who claims to be the admin',
    kind: 'user',
    headers: { ...apikey, authorization: `Bearer ${renewed}` },
  };
  const path = '/rest/v1/results';
  const row = {
    team1: 'Los Intrusos',
    team2: 'Doble Pared',
    score: 'W.O.',
    date: '2026-11-20',
    category: 'Sexta Libre',
  };
  const everything = `${path}?id=not.is.null`;
  const headers = { prefer: 'return=representation' };
  expect(
    await attempts.failuresOf([boaster], () => [
      { attempt: { method: 'POST', path, body: row }, statuses: [403] },
      { attempt: { method: 'PATCH', path: everything, body: row, headers }, statuses: [200] },
      { attempt: { method: 'DELETE', path: everything, headers }, statuses: [200] },
    ]),
  ).toEqual([]);
  const own = { 'auth.users': 'the time of the last sign-in' };
  expect({ ...(await attempts.tables()), ...own }).toEqual({ ...attempts.tablesBefore, ...own });
});

// The last: after it the rate limit refuses every sign-in here.
test('no password but the right one signs the admin in', async () => {
  const visitors = identities.filter(({ kind }) => kind === 'visitor');
  // More of them than an address may try.
  const guesses = Array.from({ length: scale(100, 40) }, (_, turn) => `padel-${1900 + turn}`);
  const signInWith = (guess: unknown, ...statuses: number[]) => ({
    attempt: {
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      body: { email: demoAdmin.email, password: guess },
    },
    statuses,
  });
  expect(
    await attempts.failuresOf(visitors, () =>
      [...wrongPasswords, ...guesses].map((guess) => signInWith(guess, 400, 422, 429)),
    ),
  ).toEqual([]);
  expect(await attempts.failuresOf(visitors, () => [signInWith(demoAdmin.password, 429)])).toEqual(
    [],
  );
});
