import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { createSources } from '../../../src/live/sources.ts';
import { isMailedLink } from '../../../src/session/isMailedLink.ts';
import { linkFailure, mailedLinkOf, signInByLink } from '../../../src/session/mailedLink.ts';

// Auth's answers are those of hosted Supabase; its dashboard mails the links.

afterEach(() => vi.unstubAllGlobals());

const partsOf = (address: string) => new URL(address, 'https://liga.example');
const expired =
  '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';

test.each([
  [
    '/#access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery',
    { kind: 'session', accessToken: 'a.b.c', refreshToken: 'r' },
  ],
  [
    '/liga/resultados#access_token=a&refresh_token=r&type=magiclink',
    { kind: 'session', accessToken: 'a', refreshToken: 'r' },
  ],
  ['/admin?token_hash=h&type=recovery', { kind: 'token', hash: 'h', type: 'recovery' }],
  [expired, { kind: 'refused' }],
  [`/?error=access_denied&error_code=otp_expired${expired.slice(1)}`, { kind: 'refused' }],
  // Another browser asked for it, and has what belongs to it.
  ['/?code=1e7f0a6c-6f0e-4a52-8a0e-2f6f1d6a5a11', { kind: 'refused' }],
  ['/?token_hash=h&type=other', { kind: 'refused' }],
])('%s is a mailed link', (address, link) => {
  expect(isMailedLink(partsOf(address))).toBe(true);
  expect(mailedLinkOf(partsOf(address))).toEqual(link);
});

test.each(['/', '/admin#guia', '/tv?categorias=sexta-damas&segundos=15', '/?pareja=Error_code'])(
  '%s is none',
  (address) => {
    expect(isMailedLink(partsOf(address))).toBe(false);
    expect(mailedLinkOf(partsOf(address))).toBeNull();
  },
);

const admin = { email: 'yo@liga.example', userId: 'c0000000-0000-4000-8000-000000000001' };
const userOf = (id: string) => ({ id, email: admin.email, aud: 'authenticated' });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = Math.ceil(Date.now() / 1_000) + 3_600;
const tokenOf = (sub: string) =>
  [base64({ alg: 'HS256', typ: 'JWT' }), base64({ sub, exp: inAnHour }), 'sign'].join('.');

type Answer = (path: string) => Response;

/** A browser whose Auth answers so, and which keeps the session of somebody who signed in before. */
function openBrowser(answer: Answer) {
  vi.stubGlobal('fetch', async (address: string) => answer(new URL(address).pathname));
  const kept = new Map([['session', 'of before']]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const client = createClient('https://project.supabase.co', 'key', {
    auth: { storage, storageKey: 'session', autoRefreshToken: false, detectSessionInUrl: false },
  });
  const sources = {
    ...createSources('https://project.supabase.co', 'key'),
    supabase: async () => client,
  };
  return { sources, kept };
}

const linkOf = (sub: string) =>
  ({ kind: 'session', accessToken: tokenOf(sub), refreshToken: 'r' }) as const;

test('the administrator is signed in by a session and by a token, and the session is kept', async () => {
  const session = { access_token: tokenOf(admin.userId), refresh_token: 'r', expires_in: 3600 };
  const answer: Answer = (path) =>
    Response.json(
      path.endsWith('/verify') ? { ...session, user: userOf(admin.userId) } : userOf(admin.userId),
    );
  for (const link of [
    linkOf(admin.userId),
    { kind: 'token', hash: 'h', type: 'recovery' } as const,
  ]) {
    const { sources, kept } = openBrowser(answer);
    const { user } = await signInByLink(sources, admin, link);
    expect(user.id).toBe(admin.userId);
    expect(kept.get('session')).toContain(session.access_token);
  }
});

const other = 'c0000000-0000-4000-8000-000000000002';
const error = (status: number, code: string) =>
  Response.json({ code: status, error_code: code, msg: code }, { status });

test.each<[what: string, answer: Answer, text: RegExp, mayTryAgain: boolean]>([
  [
    'another account’s',
    () => Response.json(userOf(other)),
    /^Este enlace es de otra cuenta/,
    false,
  ],
  [
    'an invented one',
    () => error(403, 'bad_jwt'),
    /^Este enlace venció.*npm run host -- --new-password/,
    false,
  ],
  [
    'one that a busy server did not look at',
    () => new Response('', { status: 503 }),
    /no pudo contestar/,
    true,
  ],
  [
    'one that meets a limit',
    () => error(429, 'over_request_rate_limit'),
    /Esperar 5 minutos/,
    true,
  ],
  [
    'one without a network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /^No llegó respuesta/,
    true,
  ],
])(
  '%s signs nobody in, leaves the session of before, and is explained',
  async (_what, answer, text, mayTryAgain) => {
    const { sources, kept } = openBrowser(answer);
    const failure = await signInByLink(sources, admin, linkOf(other)).then(
      () => null,
      (reason: unknown) => linkFailure(reason),
    );
    expect(failure).toEqual({ text: expect.stringMatching(text), mayTryAgain });
    expect(kept.get('session')).toBe('of before');
  },
);

test('a link that has expired says what helps, without a request', async () => {
  const { sources } = openBrowser(() => {
    throw new Error('a request');
  });
  const attempt = signInByLink(sources, admin, { kind: 'refused' });
  expect(await attempt.catch((reason: unknown) => linkFailure(reason))).toEqual({
    text: expect.stringMatching(
      /^Este enlace venció o ya se usó\. .*npm run host -- --new-password/,
    ),
    mayTryAgain: false,
  });
});
