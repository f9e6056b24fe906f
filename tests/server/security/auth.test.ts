import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAdmin, demoUser } from '../../../supabase/embedded/keys.ts';
import { createAttempts, send, type Attempts } from './support/attempts.ts';
import { digestTables } from './support/catalogue.ts';
import { openSecurityLeague, type SecurityLeague } from './support/securityLeague.ts';
import { createIdentities, signIn, type Identity } from './support/identities.ts';

// Rows 12 and 14-16 of the bad-input matrix: nobody becomes a user, or another one, or the admin.

let league: SecurityLeague;
let attempts: Attempts;
let identities: Identity[];
let before: Record<string, string>;

beforeAll(async () => {
  league = await openSecurityLeague();
  attempts = createAttempts(league.supabase);
  identities = await createIdentities(league);
  before = await digestTables(league.supabase);
}, 60_000);

afterAll(async () => {
  const { failures } = attempts;
  console.log(
    `hostile requests refused: ${attempts.tried() - failures.length} of ${attempts.tried()} (Auth)`,
  );
  await league.close();
});

/** All but what a user may say of themselves, and when they signed in last. */
async function expectSameTables() {
  const own = { 'auth.users': 'their own' };
  expect({ ...(await digestTables(league.supabase)), ...own }).toEqual({ ...before, ...own });
}

type Call = readonly [method: string, path: string, body?: unknown];

const email = 'intruso@example.com';
const password = 'una-clave-larga-2026';
const code = { type: 'magiclink', token: '123456', email: demoAdmin.email };

/** What makes a user, a session or a code without a password. */
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

describe('through Auth', () => {
  test('nobody gets a user, a session or a code without a password', async () => {
    for (const identity of identities) {
      for (const [method, path, body] of ways) {
        const attempt = { method, path: `/auth/v1${path}`, body };
        await attempts.expectRefused(identity, attempt, 400, 401, 404, 405, 422);
      }
    }
    expect(attempts.failures).toEqual([]);
    expect(await digestTables(league.supabase)).toEqual(before);
  }, 60_000);

  test('a user’s claims about themselves make them nothing more', async () => {
    const { url, publishableKey } = league.supabase;
    const apikey = { apikey: publishableKey };
    const token = await signIn(league, demoUser);
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
    for (const body of [
      { email },
      { email: demoAdmin.email },
      { phone: '+34600000000' },
      { data: {}, email },
      // A byte order mark hides the fields from who parses the text as it is.
      `\uFEFF${JSON.stringify({ email })}`,
    ]) {
      const attempt = { method: 'PUT', path: '/auth/v1/user', body };
      await attempts.expectRefused({ ...user, name: 'the user', kind: 'user' }, attempt, 422);
    }

    const rows = await league.supabase.database.exclusive(
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
    const renewed = await signIn(league, demoUser);
    const boaster: Identity = {
      name: 'a user who says that they are the admin',
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
    await attempts.expectRefused(boaster, { method: 'POST', path, body: row }, 403);
    await attempts.expectRefused(
      boaster,
      { method: 'PATCH', path: everything, body: row, headers },
      200,
    );
    await attempts.expectRefused(boaster, { method: 'DELETE', path: everything, headers }, 200);
    expect(attempts.failures).toEqual([]);
    await expectSameTables();
  });

  // The last: after it the limit on tries holds for everybody here.
  test('no password but the right one signs the admin in', async () => {
    const visitor = identities.filter(({ kind }) => kind === 'visitor');
    const path = '/auth/v1/token?grant_type=password';
    const guesses = Array.from({ length: 100 }, (_, turn) => `padel-de-noche-${1900 + turn}`);
    for (const identity of visitor) {
      for (const guess of [...wrongPasswords, ...guesses]) {
        const body = { email: demoAdmin.email, password: guess };
        await attempts.expectRefused(identity, { method: 'POST', path, body }, 400, 422, 429);
      }
      const body = { email: demoAdmin.email, password: demoAdmin.password };
      await attempts.expectRefused(identity, { method: 'POST', path, body }, 429);
    }
    expect(attempts.failures).toEqual([]);
  }, 60_000);

  test('what is no text is no credential', async () => {
    for (const wrong of [null, 5, ['x'], { $ne: '' }, '\u0000', "' or 1=1 --", 'x'.repeat(320)]) {
      for (const identity of identities.filter(({ kind }) => kind !== 'nobody')) {
        for (const [method, path, body] of [
          ['POST', '/token?grant_type=password', { email: wrong, password: demoAdmin.password }],
          ['POST', '/token?grant_type=refresh_token', { refresh_token: wrong }],
          ['PUT', '/user', { password: wrong === "' or 1=1 --" ? 7 : wrong, data: 'x' }],
        ] satisfies Call[]) {
          const attempt = { method, path: `/auth/v1${path}`, body };
          await attempts.expectRefused(identity, attempt, 400, 401, 422, 429);
        }
      }
    }
    expect(attempts.failures).toEqual([]);
  });
});
