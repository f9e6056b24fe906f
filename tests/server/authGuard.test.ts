import { createClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, test } from 'vitest';
import { createAuthGuard, defaultAuthLimits } from '../../supabase/embedded/authGuard.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import { startEmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { createTokenBuckets } from '../../supabase/embedded/tokenBuckets.ts';
import { sendRaw } from './support/rawHttp.ts';

// An hour: within a test no try comes back.
const period = 3_600_000;

const supabase = await startEmbeddedSupabase({
  authLimits: {
    signInsPerAddress: { tries: 5, period },
    signInsPerEmail: { tries: 3, period },
    refreshesPerAddress: { tries: 2, period },
  },
});
afterAll(() => supabase.close());

function client() {
  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function usersCount() {
  return await supabase.database.exclusive(async (postgres) => {
    const { rows } = await postgres.query<{ count: number }>(
      'select count(*)::int as count from auth.users',
    );
    return rows[0]?.count;
  });
}

describe('what needs mail', () => {
  test.each([
    '/otp',
    '/magiclink',
    '/recover',
    '/resend',
    '/verify',
    '/invite',
    '/%6ftp',
    '/../v1/otp',
    '//otp',
  ])('%s makes no user and no code', async (path) => {
    const users = await usersCount();
    const body = JSON.stringify({ email: 'intruso@example.com', create_user: true });
    const { status } = await sendRaw(
      supabase.url,
      [
        `POST /auth/v1${path} HTTP/1.1`,
        'Host: localhost',
        `apikey: ${supabase.publishableKey}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ],
      body,
    );
    expect([404, 422]).toContain(status);
    expect(await usersCount()).toBe(users);
  });

  test('the path of another service is no way round', async () => {
    for (const path of ['/rest/v1/../../auth/v1/otp', '/rest/v1/%2e%2e/%2e%2e/auth/v1/otp']) {
      const { text } = await sendRaw(supabase.url, [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        `apikey: ${supabase.publishableKey}`,
      ]);
      expect(text).toContain('otp_disabled');
    }
    const { status } = await sendRaw(supabase.url, [
      'GET /rest/v1/../../_system/info HTTP/1.1',
      'Host: localhost',
      `apikey: ${supabase.publishableKey}`,
    ]);
    expect(status).toBe(503);
  });
});

describe('too many tries to sign in', () => {
  test('for one e-mail: refused, the right password included; others go on', async () => {
    const wrong = { email: demoAdmin.email, password: 'una-clave-equivocada' };
    const codes: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const email = turn === 1 ? ` ${wrong.email.toUpperCase()}` : wrong.email;
      codes.push((await client().auth.signInWithPassword({ ...wrong, email })).error?.code);
    }
    expect(new Set(codes)).toEqual(new Set(['invalid_credentials']));
    const { error } = await client().auth.signInWithPassword(demoAdmin);
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect((await client().auth.signInWithPassword(demoUser)).error).toBeNull();
  });

  test('from one address: refused for every e-mail, with Retry-After', async () => {
    const signIn = () =>
      fetch(`${supabase.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${Math.random()}@example.com`, password: 'x' }),
      });
    let response = await signIn();
    for (let turn = 0; turn < 6 && response.status !== 429; turn += 1) response = await signIn();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
  });

  test('with stolen or guessed refresh tokens', async () => {
    const statuses: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { error } = await client().auth.refreshSession({ refresh_token: 'adivinado' });
      statuses.push(error?.status);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });
});

describe('a token bucket', () => {
  test('grants what it holds at once, and then as time fills it', () => {
    let time = 0;
    const buckets = createTokenBuckets({ tries: 3, period: 300 }, () => time);
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 100]);
    expect(buckets.take('b')).toBe(0);
    time = 100;
    expect([1, 2].map(() => buckets.take('a'))).toEqual([0, 100]);
    time = 10_000;
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 100]);
  });

  test('what was spent beyond it is paid off first', () => {
    let time = 0;
    const buckets = createTokenBuckets({ tries: 3, period: 300 }, () => time);
    expect([2, 1, 2].map((amount) => buckets.spend('a', amount))).toEqual([0, 0, 200]);
    expect(buckets.spend('b', 3)).toBe(0);
    time = 250;
    expect(buckets.spend('a', 0)).toBe(0);
  });

  test('remembers the newest however many keys are invented', () => {
    const buckets = createTokenBuckets({ tries: 1, period: 1_000 }, () => 0);
    for (let key = 0; key < 30_000; key += 1) buckets.take(String(key));
    expect(buckets.take('29999')).toBe(1_000);
  });
});

test('tries for one e-mail are counted together, from however many addresses they come', () => {
  const limits = { ...defaultAuthLimits, signInsPerEmail: { tries: 2, period } };
  const guard = createAuthGuard(limits);
  const statuses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => {
    const body = Buffer.from('{"email":"a@example.com","password":"wrong"}');
    const url = 'http://localhost/auth/v1/token?grant_type=password';
    return guard(new Request(url, { method: 'POST', body }), body, address)?.status;
  });
  expect(statuses).toEqual([undefined, undefined, 429]);
});
