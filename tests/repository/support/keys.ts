/** A token with this payload, as Supabase's older keys are. */
export function token(payload: object): string {
  return ['{"alg":"HS256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

/** Finds a token of such a role. */
export function tokenOf(role: RegExp) {
  return {
    test: (text: string) =>
      [...text.matchAll(/\beyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]/gu)].some(([, payload = '']) =>
        role.test(Buffer.from(payload, 'base64url').toString()),
      ),
  };
}

/** What finds a secret in a text, and one that it must find. */
export type Secret = { pattern: Pick<RegExp, 'test'>; planted: string };

/** With one of these anybody may write to somebody's database, repository or account. */
export const keys: Readonly<Record<string, Secret>> = {
  'a secret key of Supabase': {
    pattern: /sb_secret_[\w-]{16,}/u,
    planted: ['sb', 'secret', 'abcdefgh12345678'].join('_'),
  },
  'a token of Supabase’s command line': {
    pattern: /\bsbp_[\da-f]{32,}/u,
    planted: `sbp_${'0a'.repeat(20)}`,
  },
  'a key that no policy binds': {
    pattern: tokenOf(/"service_role"/u),
    planted: token({ role: 'service_role' }),
  },
  'a private key': {
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/u,
    planted: ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
  },
  'an account of a cloud': { pattern: /\bAKIA[\dA-Z]{16}\b/u, planted: `AKIA${'A1'.repeat(8)}` },
  'a token of GitHub': { pattern: /\bgh[opsu]_\w{30,}/u, planted: `ghp_${'a'.repeat(36)}` },
};
