import { expect, test } from 'vitest';
import { createAuthGuard, defaultAuthLimits } from '../../supabase/embedded/authGuard.ts';
import { createTokenBuckets } from '../../supabase/embedded/tokenBuckets.ts';

// What is refused before Lite's Auth is asked. `security/auth.test.ts` sends such requests to a running
// server.

// An hour: within a test no try comes back.
const period = 3_600_000;
const limits = {
  signInsPerAddress: { tries: 3, period },
  signInsPerEmail: { tries: 2, period },
  refreshesPerAddress: { tries: 2, period },
};

/** A client of a server of its own; each call is answered with the refusal, or undefined. */
function openServer(rules = limits) {
  const guard = createAuthGuard(rules);
  return (path: string, body: string | object, address = '10.0.0.1', method = 'POST') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const url = `http://localhost/auth/v1${path}`;
    const bytes = Buffer.from(text);
    const init: RequestInit = { method, body: bytes };
    return guard(new Request(url, init), bytes, address) ?? undefined;
  };
}

const signIn = '/token?grant_type=password';
const refresh = '/token?grant_type=refresh_token';

test('tries for one e-mail are counted together, however it is written and wherever they come from', () => {
  const call = openServer();
  const emails = ['a@example.com', ' A@EXAMPLE.COM', 'a@example.com', 'b@example.com'];
  const statuses = emails.map(
    (email, index) => call(signIn, { email, password: 'x' }, `10.0.0.${index}`)?.status,
  );
  expect(statuses).toEqual([undefined, undefined, 429, undefined]);
});

test('tries from one address are counted together, whatever the e-mail, and it is told when to come back', async () => {
  const call = openServer();
  const answers = ['a', 'b', 'c', 'd'].map((email) => call(signIn, { email, password: 'x' }));
  expect(answers.map((answer) => answer?.status)).toEqual([undefined, undefined, undefined, 429]);
  // A third of an hour fills in the next try, in seconds.
  expect(answers[3]?.headers.get('retry-after')).toBe('1200');
  expect(await answers[3]?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(call(signIn, { email: 'a', password: 'x' }, '10.0.0.2')).toBeUndefined();
});

test('renewals of sessions are limited by address', () => {
  const call = openServer();
  const statuses = [1, 2, 3].map(() => call(refresh, { refresh_token: 'x' })?.status);
  expect(statuses).toEqual([undefined, undefined, 429]);
});

const bom = '\uFEFF';

test.each([
  ['/otp', { email: 'a@example.com', create_user: true }, 'otp_disabled'],
  ['/magiclink', { email: 'a@example.com' }, 'otp_disabled'],
  ['/%6ftp', {}, 'not_found'],
  ['/../v1/otp', {}, 'otp_disabled'],
  ['/recover', { email: 'a@example.com' }, 'not_found'],
  [signIn, { email: 'a@example.com', password: 7 }, 'bad_json'],
  [signIn, { email: 'a@example.com', password: 'a\u0000' }, 'bad_json'],
  [signIn, `${bom}{"password":7}`, 'bad_json'],
  ['/user', { email: 'b@example.com' }, 'email_address_not_authorized', 'PUT'],
  ['/user', { phone: '+34600000000' }, 'email_address_not_authorized', 'PUT'],
  ['/user', `${bom}{"email":"b@example.com"}`, 'email_address_not_authorized', 'PUT'],
  // 37 characters, 74 bytes.
  ['/user', { password: 'ñ'.repeat(37) }, 'validation_failed', 'PUT'],
])('%s with %o is refused: %s', async (path, body, code, method = 'POST') => {
  const answer = openServer(defaultAuthLimits)(path, body, '10.0.0.1', method);
  expect(await answer?.json()).toMatchObject({ error_code: code });
});

test('what is spent beyond a bucket is paid off first, and time fills it no further than it was', () => {
  let time = 0;
  const buckets = createTokenBuckets({ tries: 3, period: 300 }, () => time);
  expect([2, 1, 2].map((amount) => buckets.spend('a', amount))).toEqual([0, 0, 200]);
  expect(buckets.spend('b', 3)).toBe(0);
  time = 10_000;
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 100]);
});

test('a bucket remembers the newest however many keys are invented', () => {
  const buckets = createTokenBuckets({ tries: 1, period: 1_000 }, () => 0);
  for (let key = 0; key < 30_000; key += 1) buckets.take(String(key));
  expect(buckets.take('29999')).toBe(1_000);
});
