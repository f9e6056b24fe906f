import { expect, test } from 'vitest';
import { createAuthGuard, defaultAuthLimits } from '../../supabase/embedded/authGuard.ts';
import { authFailureOf } from '../../src/session/authFailure.ts';
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

type Answer = () => Response | Promise<Response>;
const wrong: Answer = () => Response.json({ error_code: 'invalid_credentials' }, { status: 400 });
const right: Answer = () => Response.json({ access_token: 'x' });

/** A client of a server of its own, whose Auth answers with `answer` what is not refused. */
function openServer(rules = limits, answer = wrong) {
  const guard = createAuthGuard(rules);
  return (path: string, body: string | object, address = '10.0.0.1', method = 'POST') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const url = `http://localhost/auth/v1${path}`;
    const bytes = Buffer.from(text);
    const init: RequestInit = { method, body: bytes };
    return guard(new Request(url, init), bytes, address, async () => answer());
  };
}

const signIn = '/token?grant_type=password';
const refresh = '/token?grant_type=refresh_token';
const statusesOf = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('wrong tries for one e-mail are counted together, however it is written and wherever they come from', async () => {
  const call = openServer();
  const emails = ['a@example.com', ' A@EXAMPLE.COM', 'a@example.com', 'b@example.com'];
  const tries = emails.map((email, index) =>
    call(signIn, { email, password: 'x' }, `10.0.0.${index}`),
  );
  expect(await statusesOf(tries)).toEqual([400, 400, 429, 400]);
});

test('wrong tries from one address are counted together, at once too, and it is told when to come back', async () => {
  const call = openServer();
  const tries = ['a', 'b', 'c'].map((email) => call(signIn, { email, password: 'x' }));
  const refusal = await call(signIn, { email: 'd', password: 'x' });
  expect(await statusesOf(tries)).toEqual([400, 400, 400]);
  // A third of an hour fills in the next try, in seconds.
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '1200']);
  const { error_code: code, msg: message } = await refusal.json();
  expect(authFailureOf({ code, message })).toEqual({ kind: 'tooMany', wait: 1200 });
  expect((await call(signIn, { email: 'a', password: 'x' }, '10.0.0.2')).status).toBe(400);
});

test.each([
  ['a right password', right],
  ['a server that cannot answer', () => new Response(null, { status: 500 })],
  ['a server with other work', () => new Response(null, { status: 429 })],
  ['a failure', () => Promise.reject(new Error('thread ended'))],
])('%s is no wrong try', async (_what, answer) => {
  let answerNow: Answer = answer;
  const call = openServer(limits, () => answerNow());
  const attempt = () => call(signIn, { email: 'a', password: 'x' }).catch(() => null);
  for (let turn = 0; turn < 10; turn += 1) await attempt();
  answerNow = wrong;
  const statuses = [await attempt(), await attempt(), await attempt()].map((each) => each?.status);
  expect(statuses).toEqual([400, 400, 429]);
});

test('renewals of sessions are limited by address', async () => {
  const call = openServer(limits, right);
  const renewals = [1, 2, 3].map(() => call(refresh, { refresh_token: 'x' }));
  expect(await statusesOf(renewals)).toEqual([200, 200, 429]);
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
  const answer = await openServer(defaultAuthLimits)(path, body, '10.0.0.1', method);
  expect(await answer.json()).toMatchObject({ error_code: code });
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
