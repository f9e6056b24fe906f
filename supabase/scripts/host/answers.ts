import { linkProblem } from '../../../src/admin/league/settingRules.ts';
import { sentence } from '../../terminal/say.ts';

// What the answers to `npm run host` have to be; each problem is a sentence, `null` is none.

/** The project's ref, out of its address too: of the dashboard, or of the API. */
export function projectRef(answer: string): string {
  return (
    /^https:\/\/(?:supabase\.com\/dashboard\/project\/)?([a-z]{20})\b/u.exec(answer)?.[1] ?? answer
  );
}

export function refProblem(ref: string): string | null {
  return /^[a-z]{20}$/u.test(ref) ? null : sentence('hostNoProject');
}

const keys = {
  publishable: { prefix: 'sb_publishable_', role: 'anon', problem: 'hostNoPublishableKey' },
  secret: { prefix: 'sb_secret_', role: 'service_role', problem: 'hostNoSecretKey' },
} as const;

/** A key of either form: `sb_…`, or a token with a role. One of the other kind would be published. */
export function keyProblem(key: string, kind: keyof typeof keys): string | null {
  const { prefix, role, problem } = keys[kind];
  const isRight = new RegExp(`^${prefix}[\\w-]+$`, 'u').test(key) || roleOf(key) === role;
  return isRight ? null : sentence(problem, { prefix });
}

function roleOf(token: string): unknown {
  const [, payload = ''] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/u.exec(token) ?? [];
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}

export function emailProblem(email: string): string | null {
  return /^[\w.%+-]+@[\w-]+(?:\.[\w-]+)+$/u.test(email) ? null : sentence('noEmail');
}

export function hookProblem(address: string): string | null {
  // As the database takes it: its refusal would show the token beside it.
  return linkProblem(address) === null ? null : sentence('hostNoHook');
}

export function tokenProblem(token: string): string | null {
  return /^[!-~]+$/u.test(token) ? null : sentence('hostNoToken');
}

/** @param ref of the project that it must be of */
export function connectionProblem(address: string, ref: string): string | null {
  const url = URL.parse(address);
  const isPostgres = url !== null && /^postgres(?:ql)?:$/u.test(url.protocol);
  if (!isPostgres || url.password === '' || /\[.*\]/u.test(decodeURIComponent(url.password))) {
    return sentence('hostNoDatabase');
  }
  if (!url.hostname.endsWith('.supabase.com') && !url.hostname.endsWith('.supabase.co')) {
    return sentence('hostOtherDatabase');
  }
  if (url.port === '6543') return sentence('hostTransactionPooler');
  const isOfProject =
    decodeURIComponent(url.username) === `postgres.${ref}` ||
    url.hostname === `db.${ref}.supabase.co`;
  return isOfProject ? null : sentence('hostDatabaseOfOther', { ref });
}
